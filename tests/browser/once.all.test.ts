import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext, sessionOf, settled, url } from './support/browser'
import type { Place } from './support/forms'
import { findActions, findForms, formAddresses, inWords, reach } from './support/forms'

/** Latency of writes in ms. No other timer has this value, so it marks a sent write. */
const mark = 37
/** Milliseconds between two clicks: longer than most writes of the sample backend. */
const betweenClicks = 250
/** Milliseconds that Enter is down. */
const betweenKeys = 40

interface Counting {
  writes?: { sent: number }
}

function countWrites(wait: number) {
  const writes = { sent: 0 }
  const later = window.setTimeout.bind(window)
  Object.assign(window, {
    writes,
    setTimeout(work: () => void, ms?: number, ...args: unknown[]) {
      if (ms === wait) writes.sent += 1
      return later(work, ms, ...args)
    },
  })
}

const sentBy = (page: Page) => page.evaluate(() => (window as Counting).writes?.sent ?? 0)

interface Point {
  readonly x: number
  readonly y: number
}

async function click(page: Page, { x, y }: Point, times: number) {
  await page.mouse.move(x, y)
  for (let clickCount = 1; clickCount <= times; clickCount += 1) {
    if (clickCount > 1) await page.waitForTimeout(betweenClicks)
    await page.mouse.down({ clickCount })
    await page.mouse.up({ clickCount })
  }
}

async function pressEnter(page: Page, _: Point, times: number) {
  for (let pressed = 0; pressed < times; pressed += 1) await page.keyboard.press('Enter', { delay: betweenKeys })
}

async function holdEnter(page: Page, _: Point, repeats: number) {
  for (let pressed = 0; pressed < repeats; pressed += 1) {
    await page.keyboard.down('Enter')
    await page.waitForTimeout(betweenClicks)
  }
  await page.keyboard.up('Enter')
}

/** @returns the number of writes; 0 if the form cannot be sent */
async function writesOf(page: Page, place: Place, send: typeof click, times: number): Promise<number> {
  if (!(await reach(page, place))) return 0
  let fields = ''
  for (let step = 0; step < 5; step += 1) {
    const filled = await page.evaluate((form) => window.probe.fillForm(form), place.index)
    const names = filled.map((line) => line.split(': ')[0]).join()
    // Without other fields, this was the last step.
    if (names === fields || filled.length === 0) return 0
    fields = names
    await page.evaluate(() => window.probe.settle(50))
    const before = await sentBy(page)
    const target = await page.evaluate((form) => window.probe.aimAtForm(form), place.index)
    if (!target) return 0
    await send(page, target, times)
    await page.waitForTimeout(600)
    await settled(page)
    const sent = (await sentBy(page)) - before
    if (sent > 0) return sent
  }
  return 0
}

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function openPage() {
  const context = await openContext(browser, await sessionOf(browser, 'admin'))
  await context.addInitScript(countWrites, mark)
  const page = await context.newPage()
  await page.goto(url('/robots.txt'))
  const rules = [{ target: 'write', latency: mark }]
  await page.evaluate((stored) => sessionStorage.setItem('lab', stored), JSON.stringify({ version: 1, rules }))
  return { context, page }
}

describe.concurrent.each(formAddresses)('one write on %s', (address) => {
  it('after a double click or double Enter in each form', async () => {
    const { context, page } = await openPage()
    const wrong: string[] = []
    let checked = 0
    for (const place of await findForms(page, address)) {
      for (const [name, send] of [
        ['double click', click],
        ['double Enter', pressEnter],
      ] as const) {
        const sent = await writesOf(page, place, send, 2)
        if (sent > 0) checked += 1
        // Some forms send several writes.
        if (sent > 1 && sent > (await writesOf(page, place, send, 1)))
          wrong.push(`${inWords(place)}: ${String(sent)} writes after a ${name}`)
      }
    }
    await context.close()
    process.stdout.write(`${address}: ${String(checked)} double presses sent.\n`)
    expect(wrong).toEqual([])
  })

  it('after a double click or held Enter on each delete, archive or complete', async () => {
    const { context, page } = await openPage()
    const wrong: string[] = []
    const actions = await findActions(page, address, /^(?:delete|remove|archive|complete|duplicate|cancel)\b/i)
    for (const { openers, key } of actions) {
      for (const [name, act, times] of [
        ['double click', click, 2],
        ['held Enter', holdEnter, 4],
      ] as const) {
        if (!(await reach(page, { address, openers }))) continue
        const target = await page.evaluate((wanted) => window.probe.prepare(wanted), key)
        if (!target) continue
        const before = await sentBy(page)
        await act(page, target, times)
        await page.waitForTimeout(600)
        const sent = (await sentBy(page)) - before
        if (sent > 1)
          wrong.push(`${[address, ...openers, key].join(', then ')}: ${String(sent)} writes after a ${name}`)
      }
    }
    await context.close()
    process.stdout.write(`${address}: ${String(actions.length)} actions.\n`)
    expect(wrong).toEqual([])
  })
})
