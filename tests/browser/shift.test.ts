import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openContext, sessionOf, visit } from './support/browser'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

declare global {
  interface Window {
    shift: number
  }
}

it('nothing moves on the way from the first address to the page that it leads to', async () => {
  const context = await openContext(browser, await sessionOf(browser, 'admin'))
  const page = await context.newPage()
  await page.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await visit(page, '/')
  expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(0.01)
  await context.close()
})
