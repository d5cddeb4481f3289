import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { labelFaults } from '../support/axisLabels'
import { openBrowser, openContext, sessionOf, settled, visit } from '../support/browser'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const widths = [320, 375, 768, 1024, 1440, 1920]

/** Charts render near the viewport, and again 150 ms after a resize. */
async function drawAll(page: Page): Promise<void> {
  await page.locator('.chart [role="img"]').first().waitFor()
  await settled(page)
  for (const chart of await page.locator('.chart [role="img"]').all()) {
    await chart.scrollIntoViewIfNeeded()
    await chart.locator('svg').first().waitFor()
  }
  await page.evaluate(() => window.probe.settle(500, 30_000))
}

/** All widths but the first are reached by a resize. */
async function expectReadable(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await drawAll(page)
    expect(await page.evaluate(labelFaults), `${width} px`).toEqual([])
  }
}

describe.each([
  ['en', 'ltr'],
  ['de', 'ltr'],
  ['ar', 'rtl'],
])('chart labels in %s', (language, direction) => {
  it.each(['/charts/apex', '/cards/statistics', '/', '/dashboard/analytics', '/?from=2024-01-01&to=2026-10-31'])(
    'neither overlap nor are cut off on %s',
    async (path) => {
      const storage = { ...(await sessionOf(browser, 'admin')), language: JSON.stringify(language) }
      const context = await openContext(browser, { ...storage, direction: JSON.stringify(direction) })
      const page = await context.newPage()
      await visit(page, path)
      await expectReadable(page)
      if (path === '/' || path === '/dashboard/analytics') {
        await page.locator('.page-actions [aria-haspopup="menu"]').first().click()
        await page.getByRole('menuitemradio').first().click()
        await expectReadable(page)
      }
      await context.close()
    },
  )
})
