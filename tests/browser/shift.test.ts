import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext, sessionOf, visit } from './support/browser'
import { addressOf, memberRoutes } from './support/routes'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

declare global {
  interface Window {
    shifts: { value: number; what: string[] }[]
  }
}

describe.concurrent('nothing moves on the way from the first address to the page that it leads to', () => {
  it.each(memberRoutes.map(addressOf))('%s', async (address) => {
    const context = await openContext(browser, await sessionOf(browser, 'admin'))
    const page = await context.newPage()
    await page.addInitScript(() => {
      interface Shift extends PerformanceEntry {
        value: number
        sources: { node: Node | null }[]
      }
      window.shifts = []
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as Shift[]) {
          const what = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : 'text'))
          window.shifts.push({ value, what })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await visit(page, address)
    const shifts = await page.evaluate(() => window.shifts)
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01)
    await context.close()
  })
})
