import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser, openContext, sessionOf, settled, visit } from '../support/browser'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

beforeEach(async () => {
  page = await (await openContext(browser, await sessionOf(browser, 'admin'))).newPage()
})
afterEach(() => page.context().close())

const tabs = () => page.getByRole('tablist', { name: 'Profile sections' })

describe('the tabs of the profile', () => {
  it('stay below the navbar, and start at the top after scrolling', async () => {
    await visit(page, '/pages/profile')
    await page.evaluate(() => window.scrollTo(0, 1500))
    const under = await page.locator('.app-navbar').evaluate((bar) => bar.getBoundingClientRect().bottom)
    const place = () => tabs().evaluate((list) => list.getBoundingClientRect().top)
    await expect.poll(place).toBeLessThan(under + 16)
    expect(await place()).toBeGreaterThanOrEqual(under)
    await tabs().getByRole('tab', { name: 'Friends' }).click()
    await page.getByRole('tab', { name: 'Friends', selected: true }).waitFor()
    await settled(page)
    const first = () => page.getByRole('tabpanel').evaluate((panel) => panel.getBoundingClientRect().top)
    await expect.poll(async () => (await first()) - (await place())).toBeGreaterThanOrEqual(0)
  })

  it('are not printed; the profile fits one page', async () => {
    await visit(page, '/pages/profile')
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await page.getByRole('heading', { name: 'Amara Mensah' }).waitFor()
    const person = page.getByRole('region', { name: 'Amara Mensah' })
    await person.getByText('I help small companies read their own numbers', { exact: false }).waitFor()
    await person.getByRole('link', { name: 'admin@demo.com' }).waitFor()
    for (const rest of ['h1', 'nav', '[role=tablist]', '[role=tabpanel]', '.shell-footer', 'main button'])
      await page.locator(rest).first().waitFor({ state: 'hidden' })
    const file = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(file.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
  })
})
