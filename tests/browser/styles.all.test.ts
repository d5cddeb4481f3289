import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { modules } from '@/navigation/modules'
import { createRandom } from '../support/random'
import { openBrowser, openContext, sessionOf, settled, visit } from './support/browser'
import { addressOf } from './support/routes'

/** A screen of each app, whose sheets stay loaded, and a screen without sheets. */
const addresses = modules.flatMap(({ key, routes: [first] }) =>
  first && (key.startsWith('apps/') || key === 'cards/gallery') ? addressOf(first) : [],
)
const seed = Number(process.env.SEED ?? 1)
const now = new Date('2026-03-18T10:20:00Z')

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function openPage(): Promise<Page> {
  const context = await openContext(browser, await sessionOf(browser, 'admin'))
  const page = await context.newPage()
  await page.clock.setFixedTime(now)
  return page
}

/** Position and style of all elements in `main`, by their path in the tree. */
const looksOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const properties = [
      'display',
      'position',
      'visibility',
      'gridTemplateColumns',
      'flex',
      'margin',
      'padding',
      'borderWidth',
      'borderRadius',
      'backgroundColor',
      'color',
      'fontSize',
      'fontWeight',
      'textAlign',
      'overflow',
    ] as const
    const looks: Record<string, string> = {}
    function visitElement(element: Element, path: string) {
      const style = getComputedStyle(element)
      const { x, y, width, height } = element.getBoundingClientRect()
      const box = [x, y, width, height].map(Math.round).join(' ')
      looks[path] = [box, ...properties.map((name) => `${name}: ${style[name]}`)].join('; ')
      if (!element.matches('svg, iframe')) {
        for (const [index, child] of [...element.children].entries())
          visitElement(child, `${path} > ${child.localName}:${String(index)}`)
      }
    }
    visitElement(document.querySelector('main')!, 'main')
    return looks
  })

it(`a screen looks the same alone and after all others, in an order of chance (SEED=${String(seed)})`, async () => {
  const random = createRandom(seed)
  const order = addresses
    .map((address) => ({ address, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ address }) => address)
  const page = await openPage()
  await visit(page, '/access-control')
  async function show(address: string) {
    const before = await page.locator('main h1').innerText()
    await page.evaluate((path) => {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, address)
    await expect.poll(() => page.locator('main h1').innerText()).not.toBe(before)
    // A cached page is refetched in the background.
    await page.waitForFunction(() => document.querySelector('main .is-pending') === null)
    await settled(page)
    await page.evaluate(() => scrollTo(0, 0))
  }
  // A first round loads every sheet.
  for (const address of order) await show(address)
  for (const address of order) {
    await show(address)
    const after = await looksOf(page)
    const alone = await openPage()
    await visit(alone, address)
    const expected = await looksOf(alone)
    const differing = Object.keys({ ...expected, ...after }).filter((path) => after[path] !== expected[path])
    const findings = differing.slice(0, 3).map((path) => ({ path, alone: expected[path], after: after[path] }))
    expect(findings, `${address} after ${order.join(', ')}`).toEqual([])
    await alone.context().close()
  }
  await page.context().close()
}, 240_000)
