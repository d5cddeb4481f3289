import type { Page } from 'playwright-core'

/** Texts of one script whose last character is not where a page of that script would put it. */
export async function turnedTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
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
  return texts.map((text) => `out of order: ${text}`)
}
