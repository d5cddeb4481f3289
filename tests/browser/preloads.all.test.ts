import type { Browser, BrowserContext, Locator, Page, Request, Response } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveStatic } from '../../scripts/serve-static.mjs'
import { openBrowser, openContext, sessionOf, settled, url, visit } from './support/browser'
import { buildApp } from './support/buildApp'
import { watchPreloads } from './support/preloads'
import { addressOf, guestRoutes, memberRoutes } from './support/routes'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function watch(address: string, storage: Readonly<Record<string, string>> = {}) {
  const context = await openContext(browser, storage)
  const found = await watchPreloads(context, url(address))
  await context.close()
  return found
}

/**
 * Expects every preloaded file to be used, and no file of the first render to be missing. Samples and texts may be used later.
 * Charts and other lazy parts are not preloaded.
 */
function expectPreloaded(asked: readonly string[], needed: readonly string[]) {
  const unneeded = asked.filter((path) => !needed.includes(path))
  expect(unneeded.filter((path) => !/\/(texts|sample|handlers)-/.test(path))).toEqual([])
  const unasked = needed.filter((path) => !asked.includes(path))
  expect(unasked.filter((path) => /\/(texts|shell|\w+Page)-/.test(path))).toEqual([])
}

/** Eager loading includes images outside the viewport. */
async function brokenPictures(page: Page): Promise<string[]> {
  await page.evaluate(() => document.querySelectorAll('img').forEach((img) => (img.loading = 'eager')))
  await settled(page)
  return page.evaluate(() => [...document.querySelectorAll('.picture-missing')].map((img) => img.outerHTML))
}

describe('under a subpath, a page preloads exactly the files of its first render', () => {
  let site: Awaited<ReturnType<typeof serveStatic>>
  let guest: BrowserContext
  let member: BrowserContext

  beforeAll(async () => {
    site = await serveStatic({ root: await buildApp({ api: 'mock', base: '/admin/' }), base: '/admin/' })
    guest = await openContext(browser)
    member = await openContext(browser)
    const page = await member.newPage()
    await page.goto(`${site.url}login`)
    await page.getByLabel('Email').fill('admin@demo.com')
    await page.getByLabel('Password', { exact: true }).fill('admin')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL((address) => !address.pathname.endsWith('/login'))
    await settled(page)
    await page.close()
  }, 600_000)
  afterAll(() => site.close())

  async function check(context: BrowserContext, address: string) {
    const missing: string[] = []
    const note = (response: Response) => {
      if (response.status() >= 400) missing.push(response.url())
    }
    context.on('response', note)
    let broken: string[] = []
    const { asked, needed } = await watchPreloads(context, site.url + address.slice(1), async (page) => {
      broken = await brokenPictures(page)
    })
    context.off('response', note)
    expectPreloaded(asked, needed)
    expect([...missing, ...broken]).toEqual([])
    return needed
  }

  it.each(memberRoutes.map(addressOf))('%s', async (address) => {
    expect((await check(member, address)).length).toBeGreaterThan(5)
  })

  it.each(guestRoutes.map(addressOf))('%s, for guests', async (address) => {
    await check(guest, address)
  })
})

describe('a page preloads its files', () => {
  it('in another language, with the fallback texts', async () => {
    const arabic = { ...(await sessionOf(browser, 'admin')), language: '"ar"' }
    const { asked, needed } = await watch('/apps/todo', arabic)
    expect(asked.filter((path) => path.includes('-ar-'))).toEqual(needed.filter((path) => path.includes('-ar-')))
    expectPreloaded(asked, needed)
  })

  it('of the login page, if it requires a login', async () => {
    const { asked } = await watch('/apps/todo')
    expect(asked).toEqual((await watch('/login')).asked)
  })
})

/**
 * Returns the scripts that a page requests during an action, until no more follow. Excludes style sheets: preloaded ones are
 * requested again, from the cache.
 */
async function during(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const requested: string[] = []
  const note = (request: Request) => {
    if (request.url().endsWith('.js')) requested.push(request.url())
  }
  page.on('request', note)
  await act()
  await settled(page)
  let seen: number
  do {
    seen = requested.length
    await page.waitForTimeout(500)
  } while (seen < requested.length)
  page.off('request', note)
  return requested
}

describe('the next page is prefetched', () => {
  it('while the login form is filled in', async () => {
    const context = await openContext(browser)
    const page = await context.newPage()
    await during(page, () => visit(page, '/login?redirect=/apps/todo'))
    const filling = await during(page, async () => {
      await page.getByLabel('Email').fill('admin@demo.com')
      await page.getByLabel('Password', { exact: true }).fill('admin')
    })
    expect(filling.length).toBeGreaterThan(10)
    const entering = await during(page, async () => {
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await page.waitForURL('**/apps/todo')
    })
    expect(entering).toEqual([])
    await context.close()
  })

  it.each<[string, (link: Locator) => Promise<void>]>([
    ['points at', (link) => link.hover()],
    ['has the focus on', (link) => link.focus()],
  ])('when the user %s a link to it', async (_, approach) => {
    const context = await openContext(browser, await sessionOf(browser, 'admin'))
    const page = await context.newPage()
    await during(page, () => visit(page, '/apps/todo'))
    const link = page.getByRole('navigation').getByRole('link', { name: 'Roles', exact: true })
    const approaching = await during(page, () => approach(link))
    expect(approaching.length).toBeGreaterThan(2)
    const going = await during(page, async () => {
      await link.press('Enter')
      await page.waitForURL('**/apps/roles')
    })
    expect(going).toEqual([])
    await context.close()
  })
})
