import { faults, type Rule } from '@core/lab/rules'
import { registry } from '@fake-db/registry'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { publicPaths } from '@/configs/publicPaths'
import { isAll } from '../support/isAll'
import { createRandom } from '../support/random'
import { openBrowser, sessionOf, settled, url } from './support/browser'
import { withPage } from './support/pages'
import { addressOf, memberRoutes } from './support/routes'

/** Faults of each screen; `leave` navigates away while requests are pending. */
const kinds = [...faults, 'slow', 'leave'] as const
type Kind = (typeof kinds)[number]

/** Faults with a different, correct result: retrying cannot find missing rows. */
const different: readonly Kind[] = ['404', 'noRows', 'manyRows']

/** Faults after which a screen shows its data, none or many rows. */
const answered: readonly Kind[] = ['expired', 'noRows', 'manyRows', 'slow']

const chosen = process.env.FAULTS?.split(',')
const cases = memberRoutes
  .flatMap((route) => kinds.map((kind) => ({ address: addressOf(route), kind })))
  .filter(({ kind }) => chosen?.includes(kind) ?? true)
  // Pages without a menu; one has no lab.
  .filter(({ address }) => !/^\/layouts\/(blank|without-menu)$/.test(address))

/** Three cases in `npm test`. In `npm run test:all`, the faults rotate over the screens. */
function drawn() {
  if (chosen) return cases
  if (isAll) return cases.filter((_, index) => index % kinds.length === Math.floor(index / kinds.length) % kinds.length)
  const random = createRandom(21)
  return Array.from({ length: 3 }, () => cases[Math.floor(random() * cases.length)]).filter((one) => one !== undefined)
}

/** The session never fails: a screen requires permissions. */
function rulesFor(kind: Kind): Rule[] {
  const behaviour: Omit<Rule, 'target'> =
    kind === 'slow' || kind === 'leave'
      ? { latency: 1200 }
      : kind === 'timeout'
        ? { fault: kind, latency: 200 }
        : { fault: kind }
  return registry.filter(({ key }) => key !== 'shell/session').map(({ key }) => ({ target: key, ...behaviour }))
}

async function show(page: Page, address: string, rules: readonly Rule[]): Promise<void> {
  await page.evaluate((stored) => sessionStorage.setItem('lab', stored), JSON.stringify({ version: 1, rules }))
  await page.goto(url(address))
  await page.waitForSelector('main h1, main [role=alert]')
}

async function endFaults(page: Page): Promise<void> {
  await page.keyboard.press('Control+Shift+L')
  const lab = page.getByRole('dialog', { name: 'Lab' })
  await lab.getByRole('button', { name: 'Clear all' }).click()
  await page.keyboard.press('Escape')
  await lab.waitFor({ state: 'detached' })
}

function contentOf(page: Page): Promise<{ lines: string[]; failures: string[]; again: number }> {
  return page.evaluate(() => {
    const linesOf = ({ innerText }: HTMLElement) => innerText.split('\n').filter((line) => line.trim() !== '')
    const main = document.querySelector('main')
    const again = [...(main?.querySelectorAll('button') ?? [])].filter(({ innerText }) =>
      /\bagain$/.test(innerText.trim()),
    ).length
    const alerts = main?.querySelectorAll<HTMLElement>('[role=alert]') ?? []
    return { lines: main ? linesOf(main) : [], failures: [...alerts].flatMap(linesOf), again }
  })
}

/** Clicks "Try again" until only the buttons of examples are left. */
async function tryAgain(page: Page, usual: number): Promise<void> {
  const press = () =>
    page.evaluate((least) => {
      const isAgain = ({ innerText }: HTMLElement) => /\bagain$/.test(innerText.trim())
      const buttons = [...document.querySelectorAll<HTMLElement>('main button')].filter(isAgain)
      if (buttons.length > least) buttons[0]?.click()
      return buttons.length > least
    }, usual)
  for (let round = 0; round < 5 && (await press()); round += 1) await settled(page)
}

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

type Content = Awaited<ReturnType<typeof contentOf>>

const healthy = new Map<string, Promise<Content>>()

async function healthyContent(page: Page, address: string): Promise<Content> {
  await show(page, address, [])
  await settled(page)
  return contentOf(page)
}

function remember(page: Page, address: string): Promise<Content> {
  const content = healthyContent(page, address)
  healthy.set(address, content)
  return content
}

/** Missing lines; ignores a few, because times and charts differ on each visit. */
function missing(known: readonly string[], lines: readonly string[]): string[] {
  const gone = known.filter((line) => !lines.includes(line))
  return gone.length - lines.filter((line) => !known.includes(line)).length > known.length * 0.05 ? gone : []
}

describe.concurrent('every screen survives', () => {
  it.for(drawn())('$kind on $address', async ({ address, kind }, { expect }) => {
    await withPage(browser, await sessionOf(browser, 'admin'), async ({ page, findings }) => {
      const known = await (healthy.get(address) ?? remember(page, address))
      await show(page, address, rulesFor(kind))
      if (kind === 'leave') {
        await page
          .locator(`nav a[href$="${publicPaths.accessControl.pattern}"]`)
          .first()
          .evaluate((link: HTMLElement) => link.click())
        await page.waitForURL(`**${publicPaths.accessControl.pattern}`)
      }
      await settled(page) // skeletons disappear
      if (kind === '401') await page.waitForURL((address) => address.pathname === publicPaths.login.pattern)
      else if (kind !== 'leave') {
        if (!answered.includes(kind)) {
          await endFaults(page)
          await tryAgain(page, known.again)
        }
        await settled(page)
        await expect
          .poll(async () => (await contentOf(page)).failures.filter((line) => !known.failures.includes(line)))
          .toEqual([])
        if (!different.includes(kind))
          await expect.poll(async () => missing(known.lines, (await contentOf(page)).lines)).toEqual([])
      }
      expect(findings).toEqual([])
    })
  })
})
