import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext, sessionOf, settled, visit, watchPage } from './support/browser'
import type { Place } from './support/forms'
import { findForms, formAddresses, inWords, reach } from './support/forms'
import { overflowFindings } from './support/inspect'

const texts = {
  markup: '"><img src=x onerror="window.hacked = 1"><script>window.hacked = 1</script><svg onload=alert(1)>',
  'a script for an address': 'javascript:window.hacked=1',
  'letters that turn the line': '\u202Etxt.exe\u2066\u2067 \u05D0\u05D1\u05D2 abc \u200F!',
  'ten thousand letters': 'W'.repeat(10_000),
  'pictures of several signs': '👩‍👩‍👧‍👦🏳️‍🌈👍🏽 e\u0301Z\u0351\u036B\u0343 \uD83D \u0000end',
  'a formula': '=HYPERLINK("https://example.com?"&A1,"+1-2@")',
  'the name of a prototype': '__proto__',
  letters: 'abc',
  'a date in another order': '31.12.2026',
  'a date in words': 'Dec 31',
  'a thousand million': '1000000000',
} as const

/** @returns signs that text ran as code or became markup */
function harm(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const made = document.querySelectorAll('[onerror], [onload], img[src="x"], a[href^="javascript:" i], main script')
    const ran = 'hacked' in window ? ['a script ran'] : []
    return [...ran, ...[...made].map(({ outerHTML }) => `it became ${outerHTML.slice(0, 120)}`)]
  })
}

async function trouble(page: Page, place: Place, text: string): Promise<string[]> {
  const found: string[] = []
  for (const isEverywhere of [true, false]) {
    if (!(await reach(page, place))) return found
    const fill = [place.index, text, isEverywhere] as const
    await page.evaluate(([index, words, all]) => window.probe.fillForm(index, words, all), fill)
    await page.evaluate(() => window.probe.settle(50))
    await page.evaluate((index) => window.probe.sendForm(index), place.index)
    await settled(page)
    found.push(...(await harm(page)), ...(await overflowFindings(page, [375])))
    if (!(await page.evaluate(() => document.querySelector('h1') !== null))) found.push('the screen is gone')
  }
  return found
}

/** Fields that a text empties, or removes together with the screen. */
async function losses(page: Page, place: Place): Promise<string[]> {
  if (!(await reach(page, place))) return []
  const found: string[] = []
  for (const [name, text] of Object.entries(texts)) {
    const lost = await page.evaluate(([index, words]) => window.probe.typeEverywhere(index, words), [
      place.index,
      text,
    ] as const)
    found.push(...lost.map((field) => `${name} in ${inWords(place)}: ${field} lost its text`))
  }
  return found
}

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.concurrent('any input stays, and stays text', () => {
  it.each(formAddresses)('on %s', async (address) => {
    const context = await openContext(browser, await sessionOf(browser, 'admin'))
    const page = await context.newPage()
    const findings = watchPage(page)
    const wrong: string[] = []
    const names = Object.keys(texts) as (keyof typeof texts)[]
    for (const [turn, place] of (await findForms(page, address)).entries()) {
      const name = names[turn % names.length] ?? 'markup'
      findings.length = 0
      wrong.push(...(await losses(page, place)))
      const found = await trouble(page, place, texts[name])
      wrong.push(...[...found, ...findings].map((one) => `${name} in ${inWords(place)}: ${one}`))
    }
    await context.close()
    expect(wrong).toEqual([])
  })
})

const long = 'W'.repeat(200)

it.each(['/', '/apps/email?q=', '/apps/todo?q=', '/pages/faq?q=', '/pages/knowledge-base?q='])(
  'a long search word without results wraps: %s',
  async (address) => {
    const page = await (await openContext(browser, await sessionOf(browser, 'admin'))).newPage()
    await visit(page, address + long)
    await page.getByText(long).first().waitFor()
    expect(await overflowFindings(page, [375, 1440])).toEqual([])
    await page.context().close()
  },
)
