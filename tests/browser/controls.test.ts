import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '@/navigation/paths'
import { landingPath } from '@/navigation/publicPaths'
import { openBrowser, openContext, sessionOf, url, visit, watchPage, type Role } from './support/browser'
import { crawl, type CrawlOptions } from './support/crawl'
import { axeFindings } from './support/inspect'
import { addressOf, guestRoutes, isAllowed, memberRoutes, type Visitor } from './support/routes'

const minutes = 60_000
/** For each page; one with thousands of controls takes an hour. `CRAWL_MINUTES=200` tries them all. */
const limit = Number(process.env.CRAWL_MINUTES ?? 1) * minutes
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

interface Place extends Pick<CrawlOptions, 'accepts'> {
  readonly visitor: Visitor
  readonly address: string
  readonly storage?: Readonly<Record<string, string>>
  readonly width?: number
}

/** What axe finds in what has opened last, or on the page where nothing lies over it. */
async function layerFindings(page: Page): Promise<string[]> {
  const look = () => axeFindings(page, '[role=dialog], [role=alertdialog], [role=menu]')
  if ((await look()).length === 0) return []
  // What is on its way in has other colours for a moment, and so has a list that is searched.
  await page.evaluate(() => window.probe.settle(300))
  return look()
}

/** Activates every control of a place and expects that each does something, without a complaint of page or browser. */
async function expectNoDeadControl({ visitor, address, storage = {}, width = 1440, accepts }: Place): Promise<void> {
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.setViewportSize({ width, height: 900 })
  const findings = watchPage(page)

  async function start() {
    const session = visitor === 'guest' ? {} : await sessionOf(browser, visitor)
    if (page.url() === 'about:blank') await visit(page, '/misc/error')
    await page.evaluate(
      (entries) => {
        localStorage.clear()
        sessionStorage.clear()
        for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
      },
      { ...session, ...storage },
    )
    await visit(page, address)
  }

  await start()
  const isShown = new URL(page.url()).pathname === new URL(url(address)).pathname
  if (!isShown) {
    await context.close()
    return // It leads on to another page, which is tried by its own name.
  }

  const { dead, flaws, activated, isCut } = await crawl(page, {
    start,
    limit,
    ...(accepts && { accepts }),
    inspect: () => layerFindings(page),
  })
  await context.close()
  if (isCut)
    process.stdout.write(`Of ${address}, as ${visitor}, ${activated} controls were tried in the time there is.\n`)
  expect({ dead, flaws, findings }).toEqual({ dead: [], flaws: [], findings: [] })
}

describe.concurrent('no dead control', () => {
  const members = memberRoutes.map((route) => ({ route, address: addressOf(route) }))

  it.each(members)('on $address, as admin', { timeout: limit + 15 * minutes }, ({ address }) =>
    expectNoDeadControl({ visitor: 'admin', address, accepts: ({ inMain }) => inMain }),
  )

  it.each(members)('on $address, as client', { timeout: limit + 15 * minutes }, async ({ address, route }) => {
    if (!isAllowed(route, await sessionOf(browser, 'client'))) return
    await expectNoDeadControl({ visitor: 'client', address, accepts: ({ inMain }) => inMain })
  })

  it.each(guestRoutes.map(addressOf))('on %s, signed out', { timeout: limit + 15 * minutes }, (address) =>
    expectNoDeadControl({ visitor: 'guest', address }),
  )

  const shells: { visitor: Role; menuLayout: string; width: number }[] = [
    { visitor: 'admin', menuLayout: 'vertical', width: 1440 },
    { visitor: 'admin', menuLayout: 'horizontal', width: 1440 },
    { visitor: 'admin', menuLayout: 'vertical', width: 375 },
    { visitor: 'client', menuLayout: 'vertical', width: 1440 },
    { visitor: 'client', menuLayout: 'horizontal', width: 1440 },
  ]
  it.each(shells)(
    'around the page, as $visitor with the $menuLayout menu at $width px',
    { timeout: limit + 15 * minutes },
    ({ visitor, menuLayout, width }) =>
      expectNoDeadControl({
        visitor,
        width,
        address: visitor === 'client' ? landingPath(visitor) : paths.accessControl.pattern,
        storage: { layout: JSON.stringify({ menuLayout }) },
        accepts: ({ inMain }) => !inMain,
      }),
  )
})
