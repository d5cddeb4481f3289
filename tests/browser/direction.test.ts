import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext, sessionOf, visit } from './support/browser'
import { addressOf, guestRoutes, memberRoutes } from './support/routes'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Texts in one script alone whose last character does not stand where it would on a page of that script. */
async function turnedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxOf = (node: Node, index: number) => {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + 1)
      return range.getBoundingClientRect()
    }
    const turned: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const text = node.textContent ?? ''
      const isArabic = /[\p{sc=Arabic}\u200f]/u.test(text)
      if (!node.parentElement?.checkVisibility() || isArabic === /\p{sc=Latin}/u.test(text)) continue
      const ends = [text.search(/[^\s\p{Cf}]/u), text.search(/[^\s\p{Cf}][\s\p{Cf}]*$/u)] as const
      const [first, last] = [boxOf(node, ends[0]), boxOf(node, ends[1])]
      if (first.top !== last.top || first.left === last.left) continue
      if (first.left < last.left === isArabic) turned.push(text)
    }
    return turned
  })
}

describe.concurrent.each([
  ['English, right to left', { direction: '"rtl"' }],
  ['Arabic, left to right', { direction: '"ltr"', language: '"ar"' }],
  ['Arabic with its foreign names and data', { direction: '"rtl"', language: '"ar"' }],
])('the words and stops of every sentence are in order: %s', (_, look) => {
  it.each(memberRoutes.map(addressOf))('on %s', async (address) => {
    const context = await openContext(browser, { ...(await sessionOf(browser, 'admin')), ...look })
    const page = await context.newPage()
    await visit(page, address)
    expect(await turnedTexts(page)).toEqual([])
    await context.close()
  })

  it.each(guestRoutes.map(addressOf))('on %s, signed out', async (address) => {
    const context = await openContext(browser, look)
    const page = await context.newPage()
    await visit(page, address)
    expect(await turnedTexts(page)).toEqual([])
    await context.close()
  })
})
