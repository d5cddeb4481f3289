import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest'
import { openBrowser, openContext, settled, signIn, visit } from '../support/browser'

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

/** Near the edges, a drag scrolls the list away. */
async function center(target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await settled(page)
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Leaves the list, so that it shows the backend's order. */
async function expectKept(order: readonly string[]): Promise<void> {
  await page.getByRole('link', { name: /^Deleted/ }).click()
  await page.getByRole('list', { name: 'Deleted' }).waitFor()
  await page.getByRole('link', { name: /^My tasks/ }).click()
  await page.getByRole('list', { name: 'My tasks' }).waitFor()
  await expect.poll(async () => (await titles()).slice(0, order.length)).toEqual(order)
}

interface Drop {
  readonly name: string
  readonly place: number
}

const isAtPlace = ({ name, place }: Drop) =>
  page.getByText(`“${name}” is in position ${String(place)} of`).waitFor({ state: 'attached' })

/** Waits until the list follows the last move; an earlier drop uses the previous position. */
async function reach(drop: Drop): Promise<void> {
  await isAtPlace(drop)
  await settled(page)
  await isAtPlace(drop)
}

async function dragByMouse(dragged: Locator, target: Locator, drop: Drop): Promise<void> {
  await center(dragged)
  const from = await middleOf(dragged)
  const to = await middleOf(target)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y + 20, { steps: 4 })
  await page.mouse.move(to.x, to.y + 4, { steps: 8 })
  await reach(drop)
  await page.mouse.up()
}

/** A touch picks up after a delay, which is announced. */
const isLifted = () => page.getByText(/^Picked up .*, position|^.* is in position/).waitFor({ state: 'attached' })

async function dragByFinger(dragged: Locator, target: Locator, drop: Drop): Promise<void> {
  await center(dragged)
  const from = await middleOf(dragged)
  const to = await middleOf(target)
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: from.x, y }] })
  await send('touchStart', from.y)
  await isLifted()
  for (const part of [0.25, 0.5, 0.75, 1, 1.1]) await send('touchMove', from.y + (to.y - from.y) * part)
  await reach(drop)
  await send('touchEnd')
}

/** Picks an item up by its handle, moves it down, and does not drop it. */
async function liftByKeys(dragged: Locator, name: string, places: readonly number[]): Promise<void> {
  await dragged.focus()
  await page.keyboard.press('Space')
  await isLifted()
  for (const place of places) {
    await page.keyboard.press('ArrowDown')
    await isAtPlace({ name, place })
  }
}

async function putBack(name: string): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByText(`Move canceled. “${name}” is back in its original position.`).waitFor({ state: 'attached' })
}

describe('tasks are sorted', () => {
  it('by mouse', async () => {
    const [first = '', second = '', third = ''] = await titles()
    await dragByMouse(handle(first), handle(third), { name: first, place: 3 })
    await expect.poll(async () => (await titles()).slice(0, 3)).toEqual([second, third, first])
    await expectKept([second, third, first])
  })

  it('but not when dropped beside the list', async () => {
    const before = await titles()
    const [first = '', , third = ''] = before
    await dragByMouse(handle(first), page.getByRole('link', { name: /^Completed/ }), { name: first, place: 1 })
    await dragByMouse(handle(third), page.getByRole('heading', { level: 1 }), { name: third, place: 3 })
    await expectKept(before)
  })

  it('by touch after a delay', async () => {
    const [first = '', second = ''] = await titles()
    await dragByFinger(handle(first), handle(second), { name: first, place: 2 })
    await expectKept([second, first])
  })

  it('by keyboard, and Escape cancels', async () => {
    const [first = '', second = '', third = ''] = await titles()
    await liftByKeys(handle(first), first, [2])
    await putBack(first)
    await expect.poll(async () => (await titles()).slice(0, 2)).toEqual([first, second])
    await liftByKeys(handle(first), first, [2, 3])
    await page.keyboard.press('Space')
    await expect.poll(async () => (await titles()).slice(0, 3)).toEqual([second, third, first])
    await expectKept([second, third, first])
  })
})

describe('the subtasks of a task are sorted', () => {
  const task = 'Prepare the Teranga Solaire review'
  const link = () => page.getByRole('link', { name: task })
  const subtaskHandle = (title: string) => page.getByRole('button', { name: `Move subtask “${title}”`, exact: true })
  const subtasks = () =>
    page.getByLabel(/^Subtask \d+ title$/).evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value))

  async function openTask(): Promise<void> {
    await link().click()
    await page.getByLabel('Subtask 1 title').waitFor()
    await settled(page)
  }
  /** Leaves and reopens the form, so that it shows the backend's order. */
  async function expectStored(order: readonly string[]): Promise<void> {
    await expect.poll(subtasks).toEqual(order)
    await page.getByRole('button', { name: 'Update', exact: true }).click()
    await page.getByLabel('Subtask 1 title').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: /^Deleted/ }).click()
    await page.getByRole('list', { name: 'Deleted' }).waitFor()
    await page.getByRole('link', { name: /^Important/ }).click()
    await page.getByRole('list', { name: 'Important' }).waitFor()
    await openTask()
    await expect.poll(subtasks).toEqual(order)
  }

  it('by mouse', async () => {
    await openTask()
    const [first = '', second = '', third = '', ...rest] = await subtasks()
    await dragByMouse(subtaskHandle(first), subtaskHandle(third), { name: first, place: 3 })
    await expectStored([second, third, first, ...rest])
  })

  it('by touch after a delay', async () => {
    await openTask()
    const [first = '', second = '', ...rest] = await subtasks()
    await dragByFinger(subtaskHandle(first), subtaskHandle(second), { name: first, place: 2 })
    await expectStored([second, first, ...rest])
  })

  it('by keyboard, and Escape cancels without closing the form', async () => {
    await openTask()
    const [first = '', second = '', third = '', ...rest] = await subtasks()
    await liftByKeys(subtaskHandle(first), first, [2])
    await putBack(first)
    await expect.poll(subtasks).toEqual([first, second, third, ...rest])
    await liftByKeys(subtaskHandle(first), first, [2, 3])
    await page.keyboard.press('Space')
    await expectStored([second, third, first, ...rest])
  })
})

it('closes the saved form without a question, and returns the focus to the row', async () => {
  const [first = ''] = await titles()
  await page.getByRole('link', { name: first }).click()
  const title = page.getByLabel('Title')
  await title.fill(`${first}, today`)
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await title.waitFor({ state: 'detached' })
  await expect.poll(titles).toContain(`${first}, today`)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(`${first}, today`)
})
