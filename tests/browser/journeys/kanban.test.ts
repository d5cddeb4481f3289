import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isAll } from '../../support/isAll'
import { openBrowser, openContext, sessionOf, settled, visit } from '../support/browser'
import { recordNavigations } from '../support/navigations'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function openBoard(preferences: Readonly<Record<string, string>> = {}) {
  const context = await openContext(browser, { ...(await sessionOf(browser, 'admin')), ...preferences })
  const page = await context.newPage()
  await visit(page, '/apps/kanban')
  return { context, page }
}

const cards = (page: Page, board: string) =>
  page
    .locator(`[data-column="${board}"] [data-task]`)
    .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('data-task'))))

/** Leaves and returns, so that the screen shows the backend's state. */
async function comeBack(page: Page) {
  await page.getByRole('link', { name: 'Access control' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Access control' }).waitFor()
  await page.goBack()
  await page.locator('[data-task]').first().waitFor()
  await settled(page)
}

async function middleOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not in sight.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, top: box.y }
}

async function dragTo(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y + 8, { steps: 2 })
  await page.mouse.move(to.x, to.y, { steps: 10 })
  await page.mouse.move(to.x, to.y)
  await page.locator('.is-dragged').waitFor()
}

const placeholderIn = (page: Page, list: string) =>
  page
    .locator(list)
    .first()
    .evaluate((element) =>
      [...element.children]
        .filter(({ classList }) => !classList.contains('is-away'))
        .findIndex(({ classList }) => classList.contains('is-hole')),
    )

/** Waits until the placeholder follows the last move; an earlier drop uses the previous position. */
async function dropAt(page: Page, list: string, index: number) {
  await expect.poll(() => placeholderIn(page, list)).toBe(index)
  await page.mouse.up()
}

describe.each(['ltr', 'rtl'])('cards dragged by the mouse, %s', (direction) => {
  it('move to another column, stay there after a reload, and do not open', async () => {
    const { context, page } = await openBoard({ direction: JSON.stringify(direction) })
    const [first = 0] = await cards(page, 'todo')
    const before = await cards(page, 'in-progress')
    const navigations = recordNavigations(page)
    const from = await middleOf(page, `[data-task="${first}"]`)
    const second = await middleOf(page, `[data-task="${String(before[1])}"]`)
    await dragTo(page, from, { x: second.x, y: second.top + 30 })
    await dropAt(page, '[data-column="in-progress"] ul', 1)
    const after = [before[0], first, ...before.slice(1)]
    await expect.poll(() => cards(page, 'in-progress')).toEqual(after)
    await comeBack(page)
    await expect.poll(() => cards(page, 'in-progress')).toEqual(after)
    expect(navigations.filter((address) => address.includes('task='))).toEqual([])
    await context.close()
  })
})

describe.runIf(isAll)('dragging', () => {
  it('is canceled by Escape', async () => {
    const { context, page } = await openBoard()
    const everywhere = async () => [await cards(page, 'todo'), await cards(page, 'done')]
    const before = await everywhere()
    const to = await middleOf(page, '[data-column="done"] [data-task]')
    await dragTo(page, await middleOf(page, '[data-column="todo"] [data-task]'), to)
    await expect.poll(() => placeholderIn(page, '[data-column="done"] ul')).not.toBe(-1)
    await page.keyboard.press('Escape')
    await page.locator('.is-dragged').waitFor({ state: 'detached' })
    await page.mouse.up()
    await comeBack(page)
    await expect.poll(everywhere).toEqual(before)
    await context.close()
  })

  // dnd-kit hides clicks from the router for 50 ms after a drag: the browser itself would follow the link.
  it.each([
    ['at once', 0],
    ['once dnd-kit lets clicks through', 60],
  ])('opens nothing when canceled above its own card, released %s', async (_, delay) => {
    const { context, page } = await openBoard()
    const navigations = recordNavigations(page)
    const from = await middleOf(page, '[data-column="todo"] [data-task]')
    await dragTo(page, from, { x: from.x + 30, y: from.y })
    await page.mouse.move(from.x, from.y)
    await page.keyboard.press('Escape')
    // Timers of a page fire in order: this one after that of dnd-kit.
    await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), delay)
    await page.mouse.up()
    await page.locator('.is-dragged').waitFor({ state: 'detached' })
    await page.locator('[data-column="todo"] [data-task]').first().click()
    await page.getByRole('dialog').waitFor()
    expect(navigations).toEqual([page.url()])
    await context.close()
  })

  it('moves nothing when dropped beside the board', async () => {
    const { context, page } = await openBoard()
    const before = await cards(page, 'todo')
    await dragTo(page, await middleOf(page, '[data-column="todo"] [data-task]'), { x: 60, y: 500 })
    await dropAt(page, '[data-column="todo"] ul', 0)
    await page.locator('.is-dragged').waitFor({ state: 'detached' })
    await comeBack(page)
    await expect.poll(() => cards(page, 'todo')).toEqual(before)
    await context.close()
  })

  it('reassigns a card of a lane, in another column, and opens nothing', async () => {
    const { context, page } = await openBoard()
    // So high that neither lane is at an edge, where lanes would scroll below the card.
    await page.setViewportSize({ width: 1440, height: 2000 })
    await page.getByRole('button', { name: 'People', exact: true }).click()
    await settled(page)
    const navigations = recordNavigations(page)
    const cell = (lane: number, board: string) => `[data-lane="${lane}"][data-column="${board}"]`
    const from = cell(0, 'in-progress')
    const task = await page.locator(`${from} [data-task]`).first().getAttribute('data-task')
    const to = await middleOf(page, cell(1, 'done'))
    await dragTo(page, await middleOf(page, `${from} [data-task]`), { x: to.x, y: to.top + 20 })
    await page.locator(`${cell(1, 'done')}[data-aim]`).waitFor()
    await page.mouse.up()
    await page.locator(`${cell(1, 'done')} [data-task="${task}"]`).waitFor()
    await page.locator(`${from} [data-task="${task}"]`).waitFor({ state: 'detached' })
    await comeBack(page)
    expect(navigations.filter((address) => address.includes('task='))).toEqual([])
    await context.close()
  })

  it('fills an empty column, and scrolls a long one at its edge', async () => {
    const { context, page } = await openBoard()
    await page.getByRole('button', { name: 'Add column' }).click()
    await page.getByRole('textbox', { name: 'New column title' }).fill('Later')
    await page.keyboard.press('Enter')
    await page.locator('[data-column="later"]').waitFor()
    await settled(page)
    await page.locator('[data-column="later"]').scrollIntoViewIfNeeded()
    const [first = 0] = await cards(page, 'done')
    await dragTo(page, await middleOf(page, `[data-task="${first}"]`), await middleOf(page, '[data-column="later"] ul'))
    await dropAt(page, '[data-column="later"] ul', 0)
    await expect.poll(() => cards(page, 'later')).toEqual([first])

    const list = page.locator('[data-column="done"] [class*="column-list_"]')
    const box = (await list.boundingBox())!
    await dragTo(page, await middleOf(page, '[data-column="done"] [data-task]'), {
      x: box.x + box.width / 2,
      y: box.y + box.height - 12,
    })
    await expect.poll(() => list.evaluate((element) => element.scrollTop), { timeout: 10_000 }).toBeGreaterThan(100)
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await context.close()
  })

  it('moves a column by its header', async () => {
    const { context, page } = await openBoard()
    const titles = () =>
      page.locator('[data-column]').evaluateAll((all) => all.map((one) => one.getAttribute('data-column')))
    const from = await middleOf(page, '[data-column="todo"] h2')
    await dragTo(page, from, await middleOf(page, '[data-column="done"] h2'))
    await dropAt(page, 'ol:has(> [data-column])', 2)
    await expect.poll(titles).toEqual(['in-progress', 'done', 'todo'])
    await comeBack(page)
    await expect.poll(titles).toEqual(['in-progress', 'done', 'todo'])
    await context.close()
  })
})

describe('touch', () => {
  it('picks a card up after a delay, without scrolling; a swipe scrolls', async () => {
    const storage = await sessionOf(browser, 'admin')
    const context = await openContext(browser, storage)
    const page = await context.newPage()
    await page.setViewportSize({ width: 390, height: 800 })
    await visit(page, '/apps/kanban')
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })

    const before = await cards(page, 'todo')
    const [first, second, third] = before
    await page.locator(`[data-task="${String(first)}"]`).scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollTo(0, 160))
    const from = await middleOf(page, `[data-task="${String(first)}"]`)
    const to = await middleOf(page, `[data-task="${String(second)}"]`)
    const top = await page.evaluate(() => window.scrollY)
    await touch('touchStart', from.x, from.y)
    await page.locator('.is-dragged').waitFor()
    for (let step = 1; step <= 10; step += 1) await touch('touchMove', from.x, from.y + ((to.y - from.y) * step) / 10)
    await expect.poll(() => placeholderIn(page, '[data-column="todo"] ul')).toBe(1)
    await touch('touchEnd')
    await expect.poll(async () => (await cards(page, 'todo')).slice(0, 3)).toEqual([second, first, third])
    expect(await page.evaluate(() => window.scrollY)).toBe(top)
    await context.close()
  })
})

describe.runIf(isAll)('several boards', () => {
  it('keep their own cards, and exchange them permanently', async () => {
    const { context, page } = await openBoard()
    await page.getByRole('button', { name: 'Board: Product' }).click()
    await page.getByRole('menuitemradio', { name: 'Website' }).click()
    await page.locator('[data-column="website-ideas"] [data-task]').first().waitFor()
    await page.waitForURL((address) => address.search === '?board=website')
    const [first, ...others] = await cards(page, 'website-ideas')
    await page
      .locator(`[data-task="${String(first)}"]`)
      .getByRole('button', { name: /^Actions for/ })
      .click()
    await page.getByRole('menuitem', { name: 'To another board…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Move task', exact: true }).click()
    await expect.poll(() => cards(page, 'website-ideas')).toEqual(others)
    await comeBack(page)
    await expect.poll(() => cards(page, 'website-ideas')).toEqual(others)
    await page.getByRole('button', { name: 'Board: Website' }).click()
    await page.getByRole('menuitemradio', { name: 'Product' }).click()
    await expect.poll(async () => (await cards(page, 'todo')).at(-1)).toBe(first)
    await context.close()
  })
})
