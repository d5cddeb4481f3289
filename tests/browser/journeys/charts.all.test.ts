import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser, openContext, sessionOf, settled, visit, watchPage } from '../support/browser'

let browser: Browser
let page: Page
let findings: string[]

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

beforeEach(async () => {
  const context = await openContext(browser, await sessionOf(browser, 'admin'))
  page = await context.newPage()
  // Drawing takes longest where it moves.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  findings = watchPage(page)
})
afterEach(() => page.context().close())

type Look = readonly ['light' | 'dark', string, 'ltr' | 'rtl']

/** The looks that the page goes through; the last one is dark, mirrored, and of another colour. */
const looks: readonly Look[] = [
  ['dark', 'teal', 'ltr'],
  ['light', 'rose', 'rtl'],
  ['dark', 'indigo', 'rtl'],
  ['light', 'teal', 'ltr'],
  ['dark', 'rose', 'rtl'],
]

/** Changes the page's look as the customizer does, as often as told, with so many milliseconds in between. */
async function changeLooks(changes: readonly Look[], pause: number) {
  await page.evaluate(
    async ([steps, wait]) => {
      for (const [skin, primary, direction] of steps) {
        const root = document.documentElement
        root.dataset.bsTheme = skin
        root.dataset.primary = primary
        root.dir = direction
        if (wait > 0) await new Promise((done) => setTimeout(done, wait))
      }
    },
    [changes, pause] as const,
  )
}

/** What is drawn: shapes and texts with their colours, but for the names the library makes up. */
async function drawings(): Promise<readonly string[]> {
  await settled(page)
  await page.waitForTimeout(2000)
  return page.locator('.apexcharts-canvas svg').evaluateAll((charts) =>
    charts.map((chart) =>
      [...chart.querySelectorAll('path, text, rect, circle')]
        .map((shape) => {
          const { fill, stroke } = getComputedStyle(shape)
          const { x, y, width, height } = (shape as SVGGraphicsElement).getBBox()
          return [fill, stroke, shape.getAttribute('text-anchor'), ...[x, y, width, height].map(Math.round)]
            .join(' ')
            .replaceAll(/url\([^)]*\)/g, '')
        })
        .join('\n'),
    ),
  )
}

describe('charts whose look changes while they are drawn', () => {
  it.each([0, 15, 60, 200])('end as those that were drawn in that look, with %s ms between changes', async (pause) => {
    await visit(page, '/access-control')
    await changeLooks(looks.slice(-1), 0)
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Charts' }).click()
    await page.locator('.apexcharts-canvas svg').nth(12).waitFor()
    const expected = await drawings()

    await visit(page, '/access-control')
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Charts' }).click()
    await page.locator('.apexcharts-canvas').first().waitFor({ state: 'attached' })
    await changeLooks([...looks, ...looks], pause)
    await page.locator('.apexcharts-canvas svg').nth(12).waitFor()
    const drawn = await drawings()
    expect(drawn).toHaveLength(expected.length)
    for (const [place, drawing] of drawn.entries()) expect(drawing).toBe(expected[place])
    expect(findings).toEqual([])
  })

  it('can be left in the middle of it', async () => {
    await visit(page, '/access-control')
    for (let round = 0; round < 3; round += 1) {
      await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Charts' }).click()
      await page.locator('.apexcharts-canvas').first().waitFor({ state: 'attached' })
      await changeLooks(looks, 0)
      await page.goBack()
      await changeLooks(looks, 15)
    }
    await settled(page)
    expect(findings).toEqual([])
  })
})

describe('many charts on a page', () => {
  it('take no more memory once the window has had other widths', async () => {
    await visit(page, '/charts/apex')
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    async function memory(): Promise<number> {
      await session.send('HeapProfiler.collectGarbage')
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Infinity
    }
    const before = await memory()
    for (const width of [768, 375, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await settled(page)
    }
    expect(await memory()).toBeLessThan(2 * before)
    expect(findings).toEqual([])
  })
})
