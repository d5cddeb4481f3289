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

const titles = () => page.locator('main a[data-task]').allTextContents()
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

async function dragByMouse(dragged: Locator, target: Locator): Promise<void> {
  const from = await middleOf(dragged)
  const to = await middleOf(target)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y + 20, { steps: 4 })
  await page.mouse.move(to.x, to.y + 4, { steps: 8 })
  await page.mouse.up()
}

/** What is pressed is lifted a moment later, which is said. */
const isLifted = () => page.getByText(/^Picked up .* at place|^.* is at place/).waitFor({ state: 'attached' })

async function dragByFinger(dragged: Locator, target: Locator): Promise<void> {
  const from = await middleOf(dragged)
  const to = await middleOf(target)
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: from.x, y }] })
  await send('touchStart', from.y)
  await isLifted()
  for (const part of [0.25, 0.5, 0.75, 1, 1.1]) await send('touchMove', from.y + (to.y - from.y) * part)
  await send('touchEnd')
}

/** Lifts what is called so by its handle, brings it down place by place, and leaves it in the air. */
async function liftByKeys(dragged: Locator, name: string, places: readonly number[]): Promise<void> {
  await dragged.focus()
  await page.keyboard.press('Space')
  await isLifted()
  for (const place of places) {
    await page.keyboard.press('ArrowDown')
    await page.getByText(`${name} is at place ${String(place)} of`).waitFor({ state: 'attached' })
  }
}

async function putBack(name: string): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByText(`${name} is back where it was.`).waitFor({ state: 'attached' })
}

describe('tasks are put in order', () => {
  it('with the mouse', async () => {
    const [first = '', second = '', third = ''] = await titles()
    await dragByMouse(handle(first), handle(third))
    await expect.poll(titles).toEqual(expect.arrayContaining([second, third, first]))
    await expectKept([second, third, first])
  })

  it('not by letting one go beside the list', async () => {
    const before = await titles()
    await dragByMouse(handle(before[0] ?? ''), page.getByRole('link', { name: /^Completed/ }))
    await dragByMouse(handle(before[2] ?? ''), page.getByRole('heading', { level: 1 }))
    await expectKept(before)
  })

  it('with a finger that stays for a moment', async () => {
    const [first = '', second = ''] = await titles()
    await dragByFinger(handle(first), handle(second))
    await expectKept([second, first])
  })

  it('with the keyboard, which Escape takes back', async () => {
    const [first = '', second = '', third = ''] = await titles()
    await liftByKeys(handle(first), first, [2])
    await putBack(first)
    expect((await titles()).slice(0, 2)).toEqual([first, second])
    await liftByKeys(handle(first), first, [2, 3])
    await page.keyboard.press('Space')
    await expect.poll(async () => (await titles()).slice(0, 3)).toEqual([second, third, first])
    await expectKept([second, third, first])
  })
})

describe('the subtasks of a task are put in order', () => {
  const task = 'Prepare the Teranga Solaire review'
  const link = () => page.getByRole('link', { name: task })
  const subtaskHandle = (title: string) =>
    page.getByRole('button', { name: `Move the subtask “${title}”`, exact: true })
  const subtasks = () =>
    page.getByLabel(/^Title of subtask/).evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value))

  async function openTask(): Promise<void> {
    await link().click()
    await page.getByLabel('Title of subtask 1').waitFor()
  }
  /** What the backend has: the form is opened anew after the list has been left. */
  async function expectStored(order: readonly string[]): Promise<void> {
    await expect.poll(subtasks).toEqual(order)
    await page.getByRole('button', { name: 'Update', exact: true }).click()
    await page.getByLabel('Title of subtask 1').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: /^Deleted/ }).click()
    await page.getByRole('list', { name: 'Deleted' }).waitFor()
    await page.getByRole('link', { name: /^Important/ }).click()
    await page.getByRole('list', { name: 'Important' }).waitFor()
    await openTask()
    expect(await subtasks()).toEqual(order)
  }

  it('with the mouse', async () => {
    await openTask()
    const [first = '', second = '', third = '', ...rest] = await subtasks()
    await dragByMouse(subtaskHandle(first), subtaskHandle(third))
    await expectStored([second, third, first, ...rest])
  })

  it('with a finger that stays for a moment', async () => {
    await openTask()
    const [first = '', second = '', ...rest] = await subtasks()
    await dragByFinger(subtaskHandle(first), subtaskHandle(second))
    await expectStored([second, first, ...rest])
  })

  it('with the keyboard, which Escape takes back and leaves the form open', async () => {
    await openTask()
    const [first = '', second = '', third = '', ...rest] = await subtasks()
    await liftByKeys(subtaskHandle(first), first, [2])
    await putBack(first)
    expect(await subtasks()).toEqual([first, second, third, ...rest])
    await liftByKeys(subtaskHandle(first), first, [2, 3])
    await page.keyboard.press('Space')
    await expectStored([second, third, first, ...rest])
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
