import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { routeAt } from '@/navigation/menu'
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
  findings = watchPage(page)
})
afterEach(() => page.context().close())

type Theme = readonly ['light' | 'dark', string, 'ltr' | 'rtl']

/** Appearances to switch between; the last is dark, right-to-left and of another color. */
const themes: readonly Theme[] = [
  ['dark', 'teal', 'ltr'],
  ['light', 'rose', 'rtl'],
  ['dark', 'indigo', 'rtl'],
  ['light', 'teal', 'ltr'],
  ['dark', 'rose', 'rtl'],
]

/** Changes the appearance like the customizer, repeatedly. @param pause ms between changes */
async function changeThemes(changes: readonly Theme[], pause: number) {
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

/** Shapes and texts with their colors, without generated ids. */
function readDrawings(): Promise<readonly string[]> {
  return page.locator('.chart [role="img"] svg').evaluateAll((charts) =>
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

async function drawAll(): Promise<void> {
  await page.locator('.chart [role="img"]').nth(14).waitFor()
  for (const chart of await page.locator('.chart [role="img"]').all()) {
    await chart.scrollIntoViewIfNeeded()
    await chart.locator('svg').first().waitFor()
  }
}

/** Waits for two equal readings: charts redraw in several steps. */
async function drawings(): Promise<readonly string[]> {
  let drawn = await readDrawings()
  await expect
    .poll(async () => {
      await page.evaluate(() => window.probe.settle(500, 30_000))
      const before = drawn
      drawn = await readDrawings()
      return before.join() === drawn.join()
    })
    .toBe(true)
  return drawn
}

describe.runIf(routeAt('/charts/apex'))('charts whose theme changes while they are drawn', () => {
  it.each([0, 15, 60, 200])('equal charts drawn in the last theme, with %s ms between changes', async (pause) => {
    await visit(page, '/access-control')
    await changeThemes(themes.slice(-1), 0)
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Charts' }).click()
    await drawAll()
    const expected = await drawings()

    await visit(page, '/access-control')
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Charts' }).click()
    await page.locator('.apexcharts-canvas').first().waitFor({ state: 'attached' })
    await changeThemes([...themes, ...themes], pause)
    await drawAll()
    await expect.poll(drawings).toEqual(expected)
    expect(findings).toEqual([])
  })

  it('can be left meanwhile', async () => {
    await visit(page, '/access-control')
    for (let round = 0; round < 3; round += 1) {
      await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Charts' }).click()
      await page.locator('.apexcharts-canvas').first().waitFor({ state: 'attached' })
      await changeThemes(themes, 0)
      await page.goBack()
      await changeThemes(themes, 15)
    }
    await settled(page)
    expect(findings).toEqual([])
  })
})
