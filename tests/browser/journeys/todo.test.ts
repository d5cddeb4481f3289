import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest'
import { openBrowser, openContext, signIn, visit } from '../support/browser'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

beforeEach(async () => {
  const context = await openContext(browser)
  page = await context.newPage()
  await signIn(page, 'admin')
  await visit(page, '/apps/todo')
})
afterEach(() => page.context().close())

const titles = () => page.locator('.todo-link').allTextContents()
const handle = (title: string) => page.getByRole('button', { name: `Move “${title}”` })

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** What the backend has, seen through the list after it has been left. */
async function expectKept(order: readonly string[]): Promise<void> {
  await page.getByRole('link', { name: /^Deleted/ }).click()
  await page.getByRole('list', { name: 'Deleted' }).waitFor()
  await page.getByRole('link', { name: /^My tasks/ }).click()
  await page.getByRole('list', { name: 'My tasks' }).waitFor()
  expect((await titles()).slice(0, order.length)).toEqual(order)
}

describe('tasks are put in order', () => {
  it('with the mouse', async () => {
    const [first = '', second = '', third = ''] = await titles()
    const from = await middleOf(handle(first))
    const to = await middleOf(handle(third))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x, from.y + 20, { steps: 4 })
    await page.mouse.move(to.x, to.y + 4, { steps: 8 })
    await page.mouse.up()
    await expect.poll(titles).toEqual(expect.arrayContaining([second, third, first]))
    await expectKept([second, third, first])
  })

  it('with a finger that stays for a moment', async () => {
    const [first = '', second = ''] = await titles()
    const from = await middleOf(handle(first))
    const to = await middleOf(handle(second))
    const touch = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: from.x, y }] })
    await send('touchStart', from.y)
    await page.waitForTimeout(300)
    for (const part of [0.25, 0.5, 0.75, 1, 1.1]) await send('touchMove', from.y + (to.y - from.y) * part)
    await send('touchEnd')
    await expectKept([second, first])
  })

  it('with the keyboard, which Escape takes back', async () => {
    const [first = '', second = '', third = ''] = await titles()
    await handle(first).focus()
    await page.keyboard.press('Space')
    await page.waitForTimeout(100)
    await page.keyboard.press('ArrowDown')
    await page.getByText(`${first} is at place 2 of`).waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    await page.getByText(`${first} is back where it was.`).waitFor({ state: 'attached' })
    expect((await titles()).slice(0, 2)).toEqual([first, second])
    await page.keyboard.press('Space')
    await page.waitForTimeout(100)
    for (const place of [2, 3]) {
      await page.keyboard.press('ArrowDown')
      await page.getByText(`${first} is at place ${String(place)} of`).waitFor({ state: 'attached' })
    }
    await page.keyboard.press('Space')
    await expect.poll(async () => (await titles()).slice(0, 3)).toEqual([second, third, first])
    await expectKept([second, third, first])
  })
})

it('closes the form without a question once it is saved, and gives the focus back to the row', async () => {
  const [first = ''] = await titles()
  await page.getByRole('link', { name: first }).click()
  const title = page.getByLabel('Title')
  await title.fill(`${first}, today`)
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await title.waitFor({ state: 'detached' })
  expect(await titles()).toContain(`${first}, today`)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(`${first}, today`)
})
