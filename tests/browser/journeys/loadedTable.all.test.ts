import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser, openContext, sessionOf, settled, visit } from '../support/browser'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function openTable(settings: Readonly<Record<string, string>> = {}) {
  const context = await openContext(browser, { ...(await sessionOf(browser, 'admin')), ...settings })
  page = await context.newPage()
  await visit(page, '/datatables/basic')
}
afterEach(() => page.context().close())

/** Additions to the library (decision 005). */
describe.each(['ltr', 'rtl'])('a table of loaded rows, %s', (direction) => {
  beforeEach(() => openTable({ direction: JSON.stringify(direction) }))

  it('cuts off no text, and stays within its card', async () => {
    const cut = await page.locator('.loaded-table .rdt_TableCell *').evaluateAll((elements) =>
      elements
        .filter(({ scrollWidth, clientWidth, tagName }) => tagName !== 'INPUT' && scrollWidth > clientWidth + 1)
        .filter((element) => getComputedStyle(element).overflow !== 'visible')
        .map(({ textContent }) => textContent),
    )
    expect(cut).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440)
  })

  it("shows the card's corners, and uses the product's styles", async () => {
    const row = page.locator('.rdt_TableRow').first()
    expect(await row.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgba(0, 0, 0, 0)')
    const head = page.locator('.rdt_TableHeadRow')
    expect(await head.evaluate((element) => getComputedStyle(element).fontWeight)).toBe('600')
  })

  it('has touch targets of sufficient size, and arrows in the right direction', async () => {
    for (const target of await page.locator('.select-target').all()) {
      const box = await target.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    }
    const arrow = page.locator('.expand-button .lucide').first()
    const turned = await arrow.evaluate((element) => {
      const { scale, transform } = getComputedStyle(element)
      return `${scale} ${transform}`
    })
    expect(turned.includes('-1')).toBe(direction === 'rtl')
  })

  it('shows focus, and announces the sort order', async () => {
    const head = page.getByRole('columnheader', { name: 'Salary' })
    await page.getByRole('searchbox', { name: 'Search people' }).focus()
    for (let step = 0; step < 10; step += 1) {
      await page.keyboard.press('Tab')
      if (await head.evaluate((element) => element === document.activeElement)) break
    }
    expect(await head.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
    await page.keyboard.press('Space')
    await page.getByText('Sorted by Salary, ascending').waitFor({ state: 'attached' })
    await settled(page)
    await head.and(page.locator(':focus')).waitFor()
  })
})
