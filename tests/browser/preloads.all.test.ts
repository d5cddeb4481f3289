import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext, sessionOf, settled, url, visit } from './support/browser'
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

describe('a page asks at once for all that it needs, and for nothing else', () => {
  it.each(memberRoutes.map(addressOf))('%s', async (address) => {
    const { asked, needed } = await watch(address, await sessionOf(browser, 'admin'))
    expect(needed.length).toBeGreaterThan(5)
    expect(asked).toEqual(needed)
  })

  it.each(guestRoutes.map(addressOf))('%s, for those who are not signed in', async (address) => {
    const { asked, needed } = await watch(address)
    expect(asked).toEqual(needed)
  })

  it('in another language, whose texts have those behind them that are complete', async () => {
    const arabic = { ...(await sessionOf(browser, 'admin')), language: '"ar"' }
    const { asked, needed } = await watch('/apps/todo', arabic)
    expect(asked).toEqual(needed)
  })

  it('at the address of a page that somebody has to sign in for, for the page to sign in on', async () => {
    const { asked } = await watch('/apps/todo')
    expect(asked).toEqual((await watch('/login')).asked)
  })
})

/**
 * The scripts that a page asks for while somebody does something, once nothing of before is under way. A sheet that was fetched
 * ahead is asked for once more, and comes from the cache.
 */
async function during(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) requested.push(request.url())
  })
  await act()
  await settled(page)
  return requested
}

describe('the page that comes next is fetched before it is asked for', () => {
  it('while somebody fills in the form that they sign in with', async () => {
    const context = await openContext(browser)
    const page = await context.newPage()
    await visit(page, '/login?redirect=/apps/todo')
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
  ])('while somebody %s a link to it', async (_, approach) => {
    const context = await openContext(browser, await sessionOf(browser, 'admin'))
    const page = await context.newPage()
    await visit(page, '/apps/todo')
    const link = page.getByRole('navigation').getByRole('link', { name: /^Chat/ }).first()
    const approaching = await during(page, () => approach(link))
    expect(approaching.length).toBeGreaterThan(2)
    const going = await during(page, async () => {
      await link.press('Enter')
      await page.waitForURL('**/apps/chat**')
    })
    expect(going).toEqual([])
    await context.close()
  })
})
