import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser, openContext, sessionOf, settled, visit } from '../support/browser'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

beforeEach(async () => {
  const context = await openContext(browser, await sessionOf(browser, 'admin'))
  page = await context.newPage()
})
afterEach(() => page.context().close())

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

describe('cards are sorted', () => {
  const titles = () => page.locator('.card-flow h2').allTextContents()
  const handle = (title: string) => page.getByRole('button', { name: `Move “${title}”`, exact: true })

  beforeEach(async () => {
    await visit(page, '/')
    await page.getByRole('button', { name: 'Arrange cards' }).click()
    await handle('Profit').waitFor()
    await settled(page)
  })

  async function expectKept() {
    await page.getByRole('button', { name: 'Done' }).click()
    await visit(page, '/')
    await expect.poll(async () => (await titles()).slice(1, 3)).toEqual(['Profit', 'Orders by day'])
  }

  it('by mouse, also after a reload', async () => {
    const from = await middleOf(handle('Orders by day'))
    const to = await middleOf(handle('Profit'))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x, from.y + 20, { steps: 4 })
    await page.mouse.move(to.x, to.y + 4, { steps: 8 })
    await page.getByText('“Orders by day” is in position 3 of').waitFor({ state: 'attached' })
    await settled(page)
    await page.mouse.up()
    await expectKept()
  })

  it('by keyboard, also after a reload', async () => {
    await handle('Orders by day').focus()
    await page.keyboard.press('Space')
    await page
      .getByText(/(Picked up “Orders by day”, position|“Orders by day” is in position)/)
      .waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowDown')
    await page.getByText('“Orders by day” is in position 3 of').waitFor({ state: 'attached' })
    await page.keyboard.press('Space')
    await expectKept()
  })
})

describe('charts', () => {
  it('follow the skin, and are saved as images', async () => {
    await visit(page, '/cards/analytics')
    // A rerendered card would lose the attribute.
    const box = page.getByRole('img', { name: /Revenue report/ })
    await box.evaluate((element) => element.setAttribute('data-mark', 'same'))
    const label = box.locator('.chart-labels text').first()
    const color = () => label.evaluate((element) => getComputedStyle(element).fill)
    const before = await color()
    await page.getByRole('button', { name: 'Switch to dark skin' }).click()
    await expect.poll(color).not.toBe(before)
    expect(await box.getAttribute('data-mark')).toBe('same')

    await page.getByRole('button', { name: 'Actions for “Revenue report”' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Save as PNG' }).click()
    expect((await download).suggestedFilename()).toBe('Revenue report.png')
  })
})
