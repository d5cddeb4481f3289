import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext, sessionOf, visit } from '../support/browser'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** So many days from today. */
function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** A day as its field shows it in US English: `11/07/2026`. */
const typed = (day: string) => day.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1')

const cell = (page: Page, day: string) => page.getByRole('cell').and(page.locator(`[data-date="${day}"]`))

async function middleOf(page: Page, day: string): Promise<[number, number]> {
  const box = (await cell(page, day).boundingBox())!
  return [box.x + box.width / 2, box.y + box.height - 6]
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
  it('adds an event where days are dragged over, moves it, stretches it, and takes that back', async () => {
    const context = await openContext(browser, await sessionOf(browser, 'admin'))
    const page = await context.newPage()
    // The Tuesday of the week in ten weeks: the samples end before it.
    const start = dayAhead(70 - ((new Date().getUTCDay() + 5) % 7))
    const later = (days: number) => new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10)
    await visit(page, `/apps/calendar?date=${start}`)
    await cell(page, start).waitFor()

    await drag(page, await middleOf(page, start), await middleOf(page, later(1)))
    const form = page.getByRole('dialog', { name: 'Add event' })
    expect(await form.getByLabel('Start', { exact: true }).inputValue()).toBe(typed(start))
    expect(await form.getByLabel('End', { exact: true }).inputValue()).toBe(typed(later(1)))
    expect(await form.getByRole('switch', { name: 'All day' }).isChecked()).toBe(true)
    await form.getByLabel('Title').fill('Moving house')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.waitFor({ state: 'detached' })

    const event = page.getByRole('button', { name: /^Moving house/ })
    const [width, box] = [(await cell(page, start).boundingBox())!.width, (await event.boundingBox())!]
    expect(box.width).toBeGreaterThan(1.5 * width)

    const grip: [number, number] = [box.x + 30, box.y + box.height / 2]
    await drag(page, grip, [grip[0] + width, grip[1]])
    const toast = page.getByText(/^“Moving house” is now/)
    await toast.waitFor()
    await page.getByRole('status').filter({ has: toast }).getByRole('button', { name: 'Dismiss' }).click()
    await toast.waitFor({ state: 'detached' })
    await expect.poll(async () => (await event.boundingBox())?.x).toBeCloseTo(box.x + width, -1)

    const moved = (await event.boundingBox())!
    const edge: [number, number] = [moved.x + moved.width - 2, moved.y + moved.height / 2]
    await drag(page, edge, [edge[0] + width, edge[1]])
    await expect.poll(async () => (await event.boundingBox())?.width).toBeCloseTo(moved.width + width, -1)
    await toast.waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('“Moving house” is back where it was.').waitFor()
    await expect.poll(async () => (await event.boundingBox())?.width).toBeCloseTo(moved.width, -1)

    const held = (await event.boundingBox())!
    const from: [number, number] = [held.x + 30, held.y + held.height / 2]
    await page.keyboard.down('Alt')
    await drag(page, from, [from[0] + width, from[1]])
    await page.keyboard.up('Alt')
    await page.getByText(/^“Moving house” is also there now/).waitFor()
    await expect.poll(() => event.count()).toBe(2)
    expect((await event.first().boundingBox())?.x).toBeCloseTo(held.x, -1)
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect.poll(() => event.count()).toBe(1)

    await event.focus()
    await page.keyboard.press('Enter')
    const edited = page.getByRole('dialog', { name: 'Edit event' })
    expect(await edited.getByLabel('Start', { exact: true }).inputValue()).toBe(typed(later(1)))
    expect(await edited.getByLabel('End', { exact: true }).inputValue()).toBe(typed(later(2)))
    await context.close()
  })

  it('puts back what is dragged, stretched or spanned when Escape is pressed', async () => {
    const context = await openContext(browser, await sessionOf(browser, 'admin'))
    const page = await context.newPage()
    const start = dayAhead(70 - ((new Date().getUTCDay() + 5) % 7))
    const next = new Date(Date.parse(start) + 86_400_000).toISOString().slice(0, 10)
    await visit(page, `/apps/calendar?date=${start}`)
    await cell(page, start).waitFor()
    const dialogs = page.getByRole('dialog')

    await hold(page, await middleOf(page, start), await middleOf(page, next))
    await page.keyboard.press('Escape')
    await page.mouse.up()
    expect(await dialogs.count()).toBe(0)

    await drag(page, await middleOf(page, start), await middleOf(page, next))
    await dialogs.getByLabel('Title').fill('Moving house')
    await dialogs.getByRole('button', { name: 'Save' }).click()
    await dialogs.waitFor({ state: 'detached' })
    const event = page.getByRole('button', { name: /^Moving house/ })
    const box = (await event.boundingBox())!
    const width = (await cell(page, start).boundingBox())!.width
    const [body, edge] = [box.x + 30, box.x + box.width - 2]
    const y = box.y + box.height / 2

    for (const x of [body, edge]) {
      await hold(page, [x, y], [x + width, y])
      await page.keyboard.press('Escape')
      await expect.poll(() => event.boundingBox()).toEqual(box)
      await page.mouse.up()
    }
    // Let go above itself it is no click, either.
    await hold(page, [body, y], [body + width, y])
    await page.keyboard.press('Escape')
    await page.mouse.move(body, y)
    await page.mouse.up()
    expect(await dialogs.count()).toBe(0)
    expect(await page.getByText(/^“Moving house” is now/).count()).toBe(0)
    await event.click()
    await page.getByRole('dialog', { name: 'Edit event' }).waitFor()
    await context.close()
  })

  it('gives a day to an event that waits for one, where it is dropped, and takes that back', async () => {
    const context = await openContext(browser, await sessionOf(browser, 'admin'))
    const page = await context.newPage()
    const day = dayAhead(70)
    await visit(page, `/apps/calendar?date=${day}&calendars=Holiday`)
    await cell(page, day).waitFor()
    const list = page.getByRole('region', { name: 'No day yet' })
    await list.getByRole('textbox').fill('Choose the curtains')
    await page.keyboard.press('Enter')
    const waiting = list.getByRole('button', { name: /^Choose the curtains/ })
    await waiting.waitFor()
    await waiting.scrollIntoViewIfNeeded()
    const box = (await waiting.boundingBox())!

    await drag(page, [box.x + box.width / 2, box.y + box.height / 2], await middleOf(page, day))
    const event = page.locator('[class*="cal-event_"]').filter({ hasText: 'Choose the curtains' })
    await expect
      .poll(async () => (await event.boundingBox())?.x)
      .toBeCloseTo((await cell(page, day).boundingBox())!.x, -1)
    expect(await waiting.count()).toBe(0)
    expect(await page.getByRole('checkbox', { name: 'Other' }).isChecked()).toBe(true)
    await page.getByText(/^“Choose the curtains” is now/).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await waiting.waitFor()
    await expect.poll(() => event.count()).toBe(0)
    await context.close()
  })
})
