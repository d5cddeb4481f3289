import type { Page } from 'playwright-core'

declare global {
  interface Window {
    shifts: { value: number; what: string[] }[]
  }
}

/** Records layout shifts; call before loading the page. */
export async function watchShifts(page: Page): Promise<void> {
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
}

export async function shiftFindings(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => window.shifts)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  return sum <= 0.01 ? [] : [`moved by ${String(sum)}: ${JSON.stringify(shifts)}`]
}
