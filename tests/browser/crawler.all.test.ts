import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveStatic } from '../../scripts/serve-static.mjs'
import { openBrowser, openContext } from './support/browser'
import { crawl } from './support/crawl'

let browser: Browser
let site: { url: string; close: () => Promise<void> }

beforeAll(async () => {
  browser = await openBrowser()
  site = await serveStatic({ root: 'tests/browser/fixtures' })
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

it('finds exactly the dead controls of a page', { timeout: 180_000 }, async () => {
  const page = await (await openContext(browser)).newPage()
  async function start() {
    await page.goto(`${site.url}controls.html`)
    await page.evaluate(() => window.probe.settle())
  }
  await start()
  const { dead } = await crawl(page, { start })
  expect(dead.map((sentence) => /"(.*?)"/.exec(sentence)?.[1])).toEqual([
    'Dead button in a dialog',
    'Dead item',
    'Dead button with a ripple',
    'Dead button that takes focus',
    'Dead link',
    'Dead anchor',
    'Dead search',
    'Dead switch',
    'Dead choice',
    'Dead card',
  ])
  expect(dead).toContainEqual(
    'dialog Deep › button "Dead button in a dialog", after main › button "Menu", then menu › menuitem "Dialog": none of event, mouse, Enter, Space does anything',
  )
})
