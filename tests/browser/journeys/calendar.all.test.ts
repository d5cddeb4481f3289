import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext, sessionOf, settled, visit } from '../support/browser'
import { recordNavigations } from '../support/navigations'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** A browser time away from midnight and from the end of a month. */
const now = new Date('2026-03-18T10:20:00Z')
/** A Tuesday in the middle of a month, after the last sample event. */
const start = '2026-06-09'
const later = (days: number) => `2026-06-${String(9 + days).padStart(2, '0')}`

async function openCalendar(search = '') {
  const context = await openContext(browser, await sessionOf(browser, 'admin'))
  const page = await context.newPage()
  await page.clock.setFixedTime(now)
  await visit(page, `/apps/calendar?date=${start}${search}`)
  await cell(page, start).first().waitFor()
  await settled(page)
  return { context, page }
}

/** A day as its field shows it in US English: `11/07/2026`. */
const typed = (day: string) => day.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1')

const cell = (page: Page, day: string) => page.getByRole('cell').and(page.locator(`[data-date="${day}"]`))

/** Waits for rest: the grid measures its events and places them in later frames. */
async function boxOf(page: Page, target: Locator) {
  await target.waitFor()
  await settled(page)
  return (await target.boundingBox())!
}

async function middleOf(page: Page, day: string): Promise<[number, number]> {
  const box = await boxOf(page, cell(page, day))
  return [box.x + box.width / 2, box.y + box.height - 6]
}

async function expectTimes(form: Locator, first: string, last: string): Promise<void> {
  await expect.poll(() => form.getByLabel('Start date', { exact: true }).inputValue()).toBe(typed(first))
  await expect.poll(() => form.getByLabel('End date', { exact: true }).inputValue()).toBe(typed(last))
}

/** The Undo button of a toast. Hovering keeps the toast open. */
async function undoOf(page: Page, text: RegExp): Promise<Locator> {
  const button = page.getByRole('status').filter({ hasText: text }).getByRole('button', { name: 'Undo' })
  await button.hover()
  return button
}

async function hold(page: Page, [fromX, fromY]: [number, number], [toX, toY]: [number, number]): Promise<void> {
  await page.mouse.move(fromX, fromY)
  await page.mouse.down()
  await page.mouse.move((fromX + toX) / 2, (fromY + toY) / 2, { steps: 6 })
  await page.mouse.move(toX, toY, { steps: 6 })
}

async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  await hold(page, from, to)
  await page.mouse.up()
}

describe('the calendar, by mouse', () => {
  it('adds an event by dragging over days, moves and resizes it, with Undo', async () => {
    const { context, page } = await openCalendar()
    await drag(page, await middleOf(page, start), await middleOf(page, later(1)))
    const form = page.getByRole('dialog', { name: 'Add event' })
    await expectTimes(form, start, later(1))
    await expect.poll(() => form.getByRole('switch', { name: 'All day' }).isChecked()).toBe(true)
    await form.getByLabel('Title').fill('Moving house')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.waitFor({ state: 'detached' })

    const event = page.getByRole('button', { name: /^Moving house/ })
    const { width } = await boxOf(page, cell(page, start))
    const box = await boxOf(page, event)
    expect(box.width).toBeGreaterThan(1.5 * width)

    const grip: [number, number] = [box.x + 30, box.y + box.height / 2]
    await drag(page, grip, [grip[0] + width, grip[1]])
    const toast = page.getByText(/^“Moving house” scheduled for/)
    await toast.waitFor()
    await page.getByRole('status').filter({ has: toast }).getByRole('button', { name: 'Dismiss' }).click()
    await toast.waitFor({ state: 'detached' })
    await expect.poll(async () => (await event.boundingBox())?.x).toBeCloseTo(box.x + width, -1)

    const moved = await boxOf(page, event)
    const edge: [number, number] = [moved.x + moved.width - 2, moved.y + moved.height / 2]
    await drag(page, edge, [edge[0] + width, edge[1]])
    const undoStretch = await undoOf(page, /^“Moving house” scheduled for/)
    await expect.poll(async () => (await event.boundingBox())?.width).toBeCloseTo(moved.width + width, -1)
    await undoStretch.click()
    await page.getByText('Change to “Moving house” undone').waitFor()
    await expect.poll(async () => (await event.boundingBox())?.width).toBeCloseTo(moved.width, -1)

    const held = await boxOf(page, event)
    const from: [number, number] = [held.x + 30, held.y + held.height / 2]
    await page.keyboard.down('Alt')
    await drag(page, from, [from[0] + width, from[1]])
    await page.keyboard.up('Alt')
    const undoCopy = await undoOf(page, /^“Moving house” duplicated to/)
    await expect.poll(() => event.count()).toBe(2)
    await expect.poll(async () => (await event.first().boundingBox())?.x).toBeCloseTo(held.x, -1)
    await undoCopy.click()
    await expect.poll(() => event.count()).toBe(1)

    await event.focus()
    await page.keyboard.press('Enter')
    const edited = page.getByRole('dialog', { name: 'Edit event' })
    await expectTimes(edited, later(1), later(2))
    await context.close()
  })

  it('cancels dragging, resizing and selecting on Escape', async () => {
    const { context, page } = await openCalendar()
    const dialogs = page.getByRole('dialog')

    await hold(page, await middleOf(page, later(1)), await middleOf(page, later(2)))
    await page.keyboard.press('Escape')
    await page.mouse.up()
    // A dialog for the previous days would have other values.
    await drag(page, await middleOf(page, start), await middleOf(page, later(1)))
    await expectTimes(dialogs, start, later(1))
    await dialogs.getByLabel('Title').fill('Moving house')
    await dialogs.getByRole('button', { name: 'Save' }).click()
    await dialogs.waitFor({ state: 'detached' })
    const event = page.getByRole('button', { name: /^Moving house/ })
    const box = await boxOf(page, event)
    const { width } = await boxOf(page, cell(page, start))
    const navigations = recordNavigations(page)
    const [body, edge] = [box.x + 30, box.x + box.width - 2]
    const y = box.y + box.height / 2

    for (const x of [body, edge]) {
      await hold(page, [x, y], [x + width, y])
      await page.keyboard.press('Escape')
      await expect.poll(() => event.boundingBox()).toEqual(box)
      await page.mouse.up()
    }
    // A release above itself is no click.
    await hold(page, [body, y], [body + width, y])
    await page.keyboard.press('Escape')
    await page.mouse.move(body, y)
    await page.mouse.up()
    await event.click()
    await page.getByRole('dialog', { name: 'Edit event' }).waitFor()
    expect(navigations).toEqual([page.url()])
    expect(await page.getByText(/^“Moving house” scheduled for/).count()).toBe(0)
    await context.close()
  })

  it('schedules a dropped event, with Undo', async () => {
    const { context, page } = await openCalendar('&calendars=Holiday')
    const list = page.getByRole('region', { name: 'Unscheduled' })
    await list.getByRole('textbox').fill('Choose the curtains')
    await page.keyboard.press('Enter')
    const waiting = list.getByRole('button', { name: /^Choose the curtains/ })
    await waiting.scrollIntoViewIfNeeded()
    const box = await boxOf(page, waiting)

    await drag(page, [box.x + box.width / 2, box.y + box.height / 2], await middleOf(page, start))
    const undo = await undoOf(page, /^“Choose the curtains” scheduled for/)
    const event = page.locator('[class*="cal-event_"]').filter({ hasText: 'Choose the curtains' })
    await expect
      .poll(async () => (await event.boundingBox())?.x)
      .toBeCloseTo((await boxOf(page, cell(page, start))).x, -1)
    await waiting.waitFor({ state: 'detached' })
    await expect.poll(() => page.getByRole('checkbox', { name: 'Other' }).isChecked()).toBe(true)
    await undo.click()
    await waiting.waitFor()
    await expect.poll(() => event.count()).toBe(0)
    await context.close()
  })
})

describe('the hours of a week', () => {
  it('keep their position when an event opens or closes, and in the next week', async () => {
    const { context, page } = await openCalendar('&view=week')
    const hours = () =>
      page.evaluateHandle(() => {
        const boxes = [...document.querySelectorAll<HTMLElement>('[class*="cal-view_"] *')]
        return boxes.find((box) => box.scrollHeight > box.clientHeight + 200 && box.clientHeight > 100)!
      })
    const scrolled = async () => (await hours()).evaluate(({ scrollTop }) => scrollTop)
    await (
      await hours()
    ).evaluate((box) => {
      box.scrollTop = 700
    })
    await settled(page)
    const top = await scrolled()
    expect(top).toBeGreaterThan(600)
    await page.keyboard.press('n')
    await page.getByRole('dialog', { name: 'Add event' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('checkbox', { name: 'Holiday' }).click()
    await page.getByRole('button', { name: 'Next week' }).click()
    await settled(page)
    expect(await scrolled()).toBe(top)
    await context.close()
  })
})
