import { errors, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext, sessionOf, settled, signIn, url, watchPage } from './support/browser'
import type { Place } from './support/forms'
import { findForms, formAddresses, inWords, reach } from './support/forms'

/** Latency of writes in ms. No other timer has this value, so it marks a sent write. */
const mark = 237
/** Latency in ms of a write during which text is typed; no other timer has it. */
const pendingFor = 1501

interface Switched {
  writes?: { fail: boolean; sent: number; answered: number }
}

/** Makes writes fail or succeed while a form is open: controls the random number by which the lab applies its fault. */
function installSwitch(wait: number) {
  const writes = { fail: true, sent: 0, answered: 0 }
  const random = Math.random.bind(Math)
  Math.random = () => (writes.fail ? 0 : 0.99) + random() / 100
  const later = window.setTimeout.bind(window)
  Object.assign(window, {
    writes,
    setTimeout(work: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) {
      if (ms !== wait) return later(work, ms, ...args)
      writes.sent += 1
      return later(() => {
        writes.answered += 1
        work(...args)
      }, ms)
    },
  })
}

const setFailing = (page: Page, fail: boolean) =>
  page.evaluate((wanted) => Object.assign((window as Switched).writes ?? {}, { fail: wanted }), fail)
const sentBy = (page: Page) => page.evaluate(() => (window as Switched).writes?.sent ?? 0)

/** @returns whether a condition becomes true in time. Checked in every frame, so that no toast is missed. */
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
const hasAllAnswers = () => {
  const { sent, answered } = (window as Switched).writes ?? {}
  return sent === answered
}
const hasNews = (known: readonly string[]) => window.probe.messages().some((message) => !known.includes(message))

async function send(page: Page, { index, isInDialog }: Place): Promise<{ typed: string[]; said: string[] } | null> {
  let fields = ''
  for (let step = 0; step < 5; step += 1) {
    const typed = await page.evaluate((form) => window.probe.fillForm(form), index)
    const names = typed.map((line) => line.split(': ')[0]).join()
    // Without other fields, this was the last step.
    if (names === fields || typed.length === 0) return null
    fields = names
    await page.evaluate(() => window.probe.settle(50))
    const said = await page.evaluate(() => window.probe.messages())
    const before = await sentBy(page)
    if (!(await page.evaluate((form) => window.probe.sendForm(form), index))) return null
    if (await sees(page, hasSent, before, 3)) return { typed, said }
    // A dialog that only fills in the form behind it, such as a link in a text.
    if (isInDialog && (await page.getByRole('dialog').count()) === 0) return null
  }
  return null
}

/** @returns lost fields after a failed submit; null if the form cannot be sent */
async function lost(page: Page, place: Place): Promise<string[] | null> {
  if (!(await reach(page, place))) return null
  const sent = await send(page, place)
  if (!sent) return null
  const { typed, said } = sent
  const where = inWords(place)
  const news = await sees(page, hasNews, said, 8)
  const held = await page.evaluate((form) => window.probe.readForm(form), place.index)
  const gone = typed.filter((line) => !held.includes(line))
  // A chat shows a failed message among the others.
  const shown = await page.locator('main').innerText()
  if (gone.length > 0 && gone.every((line) => shown.includes(line.split(': ').at(-1) ?? line))) return []
  if (gone.length > 0) return [`${where}: lost ${gone.join(', ')}`]
  if (!news) return [`${where}: nothing says that it failed`]
  await setFailing(page, false)
  const before = await sentBy(page)
  await page.evaluate((form) => window.probe.sendForm(form), place.index)
  // Drafts are saved again 10 s after a failure.
  return (await sees(page, hasSent, before, 13)) ? [] : [`${where}: cannot be sent again`]
}

/** Fields without a guard for unsaved changes: their text is quickly typed again. */
const unguarded = /^(?:Coupon code|Enter your username to confirm)/

/** @returns lost fields if the session ends after a failed submit, and the user logs in again */
async function lostBySession(page: Page, place: Place): Promise<string[] | null> {
  if (!(await reach(page, place))) return null
  const sent = await send(page, place)
  if (!sent) return null
  await sees(page, hasAllAnswers, undefined, 8)
  await settled(page)
  await setFailing(page, false)
  const typed = await page.evaluate((form) => window.probe.readForm(form), place.index)
  const other = await page.context().newPage()
  await other.goto(url('/robots.txt'))
  await other.evaluate(() => ['accessToken', 'refreshToken'].forEach((key) => localStorage.removeItem(key)))
  await other.close()
  const dialog = page.getByRole('dialog', { name: 'You were logged out in another tab' })
  await dialog.or(page.getByRole('heading', { name: 'Log in', exact: true })).waitFor()
  if (await dialog.isVisible()) {
    await dialog.getByLabel('Password', { exact: true }).fill('admin')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await settled(page)
  } else {
    // The text may be a stored draft. A loaded page lets writes fail again.
    await page.evaluate(() => sessionStorage.removeItem('lab'))
    await signIn(page, 'admin')
    await reach(page, place)
  }
  const held = await page.evaluate((form) => window.probe.readForm(form), place.index)
  const gone = typed.filter((line) => !held.includes(line) && !unguarded.test(line))
  return gone.length > 0 ? [`${inWords(place)}: lost ${gone.join(', ')}`] : []
}

const laterText = 'Typed later'
const countFieldsWith = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('input, textarea, [contenteditable=true]')].filter((field) =>
    ('value' in field ? String(field.value) : field.innerText).includes(text),
  ).length

/** @returns lost text that was typed during a submit. A form that closes on success must reject text. */
async function lostWhilePending(page: Page, place: Place): Promise<string[] | null> {
  if (!(await reach(page, place))) return null
  await setFailing(page, false)
  const sent = await send(page, place)
  if (!sent) return null
  await page.evaluate(([form, text]) => window.probe.fillForm(form, text), [place.index, laterText] as const)
  const typed = await page.evaluate(countFieldsWith, laterText)
  await sees(page, hasAllAnswers, undefined, 8)
  await settled(page)
  const held = await page.evaluate(countFieldsWith, laterText)
  return held < typed ? [`${inWords(place)}: lost the text of ${String(typed - held)} fields`] : []
}

const trials = [
  { name: 'a write fails', latency: mark, fault: '500', run: lost },
  { name: 'the session ends', latency: mark, fault: '500', run: lostBySession },
  { name: 'text is typed while a write is pending', latency: pendingFor, run: lostWhilePending },
] as const

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function openPage(rules: readonly object[], latency = mark) {
  const context = await openContext(browser, await sessionOf(browser, 'admin'))
  await context.addInitScript(installSwitch, latency)
  const page = await context.newPage()
  const findings = watchPage(page)
  await page.goto(url('/robots.txt'))
  await page.evaluate((stored) => sessionStorage.setItem('lab', stored), JSON.stringify({ version: 1, rules }))
  return { context, page, findings }
}

async function findFormsOf(address: string): Promise<Place[]> {
  const { context, page } = await openPage([])
  const places = await findForms(page, address)
  await context.close()
  return places
}

describe.concurrent.each(formAddresses)('no input is lost on %s', (address) => {
  let places: Promise<Place[]> | undefined

  it.each(trials.map((trial) => [trial.name, trial] as const))('when %s', async (_, { run, ...rule }) => {
    places ??= findFormsOf(address)
    const wrong: string[] = []
    let sent = 0
    for (const place of await places) {
      const { context, page, findings } = await openPage([{ target: 'write', rate: 99, ...rule }], rule.latency)
      const faults = await run(page, place)
      if (faults) sent += 1
      wrong.push(...(faults ? [...faults, ...findings] : []))
      await context.close()
    }
    process.stdout.write(`${address}: ${String(sent)} forms sent.\n`)
    expect(wrong).toEqual([])
  })
})
