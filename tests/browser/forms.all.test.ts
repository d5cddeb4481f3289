import { errors, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext, sessionOf, url, watchPage } from './support/browser'
import type { Place } from './support/forms'
import { findForms, formAddresses, inWords, reach } from './support/forms'

/** Milliseconds that writes wait here, and nothing else: by them one tells that something was sent. */
const mark = 237

/** What `installSwitch` leaves in the page. */
interface Switched {
  writes?: { fail: boolean; sent: number }
}

/** Lets writes fail and succeed while a form is open. A rule of the lab draws whether a call gets its fault; what it draws is chosen here. */
function installSwitch(wait: number) {
  const writes = { fail: true, sent: 0 }
  const random = Math.random.bind(Math)
  Math.random = () => (writes.fail ? 0 : 0.99) + random() / 100
  const later = window.setTimeout.bind(window)
  Object.assign(window, {
    writes,
    setTimeout(work: TimerHandler, ms?: number, ...args: unknown[]) {
      if (ms === wait) writes.sent += 1
      return later(work, ms, ...args)
    },
  })
}

const setFailing = (page: Page, fail: boolean) =>
  page.evaluate((wanted) => Object.assign((window as Switched).writes ?? {}, { fail: wanted }), fail)
const sentBy = (page: Page) => page.evaluate(() => (window as Switched).writes?.sent ?? 0)

/** Whether a condition comes true within so many seconds. The page checks it in every frame, so no toast is missed. */
function sees<Arg>(page: Page, condition: (arg: Arg) => boolean, arg: Arg, seconds: number): Promise<boolean> {
  return page.waitForFunction(condition as () => boolean, arg, { timeout: seconds * 1000 }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof errors.TimeoutError) return false
      throw error
    },
  )
}

const hasSent = (before: number) => ((window as Switched).writes?.sent ?? 0) > before
const hasNews = (known: readonly string[]) => window.probe.messages().some((message) => !known.includes(message))

/** Sends a form, step by step where it has some, until something goes out. @returns null where nothing went out */
async function send(page: Page, index: number): Promise<{ typed: string[]; said: string[] } | null> {
  for (let step = 0; step < 5; step += 1) {
    const typed = await page.evaluate((form) => window.probe.fillForm(form), index)
    if (typed.length === 0) return null
    await page.evaluate(() => window.probe.settle(50))
    const said = await page.evaluate(() => window.probe.messages())
    const before = await sentBy(page)
    if (!(await page.evaluate((form) => window.probe.sendForm(form), index))) return null
    if (await sees(page, hasSent, before, 3)) return { typed, said }
  }
  return null
}

/** What is wrong after a form could not be sent. */
async function lost(page: Page, place: Place): Promise<string[] | null> {
  if (!(await reach(page, place))) return null
  const sent = await send(page, place.index)
  if (!sent) return null
  const { typed, said } = sent
  const where = inWords(place)
  const news = await sees(page, hasNews, said, 8)
  const held = await page.evaluate((form) => window.probe.readForm(form), place.index)
  const gone = typed.filter((line) => !held.includes(line))
  if (gone.length > 0) return [`${where}: lost ${gone.join(', ')}`]
  if (!news) return [`${where}: nothing says that it failed`]
  await setFailing(page, false)
  const before = await sentBy(page)
  await page.evaluate((form) => window.probe.sendForm(form), place.index)
  return (await sees(page, hasSent, before, 5)) ? [] : [`${where}: cannot be sent again`]
}

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function openPage(rules: readonly object[]) {
  const context = await openContext(browser, await sessionOf(browser, 'admin'))
  await context.addInitScript(installSwitch, mark)
  const page = await context.newPage()
  const findings = watchPage(page)
  await page.goto(url('/robots.txt'))
  await page.evaluate((stored) => sessionStorage.setItem('lab', stored), JSON.stringify({ version: 1, rules }))
  return { context, page, findings }
}

describe.concurrent('nothing that was typed is lost', () => {
  it.each(formAddresses(8))('on %s, where a write fails', async (address) => {
    const found = await openPage([])
    const places = await findForms(found.page, address)
    await found.context.close()
    const wrong: string[] = []
    let sent = 0
    for (const fault of ['500', 'timeout'])
      for (const place of places) {
        const { context, page, findings } = await openPage([{ target: 'write', fault, latency: mark, rate: 99 }])
        const faults = await lost(page, place)
        if (faults) sent += 1
        wrong.push(...[...(faults ?? []), ...(faults ? findings : [])].map((fault_) => `${fault}: ${fault_}`))
        await context.close()
      }
    process.stdout.write(`${address}: ${String(places.length)} forms, ${String(sent)} sendings.\n`)
    expect(wrong).toEqual([])
  })
})
