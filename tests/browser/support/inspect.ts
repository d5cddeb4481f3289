import type axe from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { settled } from './browser'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * Findings of axe-core for WCAG 2.0 to 2.2, A and AA, one per line.
 * @param within selector; uses its last visible match, or else the page
 */
export function axeFindings(page: Page, within = 'html'): Promise<string[]> {
  return runAxe(page, within, { type: 'tag', values: tags })
}

/** Contrast only, which is all that a skin changes. @param within as in {@link axeFindings} */
export function contrastFindings(page: Page, within = 'html'): Promise<string[]> {
  return runAxe(page, within, { type: 'rule', values: ['color-contrast'] })
}

async function runAxe(page: Page, within: string, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const options = { runOnly, resultTypes: ['violations' as const] }
  return page.evaluate(
    async ({ within, options }) => {
      const parts = [...document.querySelectorAll(within)].filter((part) => part.checkVisibility())
      const { violations } = await window.axe.run(parts.at(-1) ?? document, options)
      // A link in user text has the height of the text, as WCAG 2.5.8 allows; axe accepts this only in longer
      // sentences.
      const isWritten = (target: axe.NodeResult['target']) =>
        document
          .querySelector(String(target.at(-1)))
          ?.closest('a')
          ?.closest('.ProseMirror')
      return violations.flatMap(({ id, help, nodes }) =>
        nodes
          .filter(({ target }) => id !== 'target-size' || !isWritten(target))
          .map(({ html, any }) => `axe ${id}: ${help}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
      )
    },
    { within, options },
  )
}

function findCulprit(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return undefined
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement))
    const reach = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      return isCut(element.parentElement) ? 0 : Math.max(right - clientWidth, -left)
    }
    const [widest] = [...document.body.querySelectorAll('*')].sort((a, b) => reach(b) - reach(a))
    return `${String(scrollWidth)} px: ${widest?.outerHTML.slice(0, 160) ?? 'unknown'}`
  })
}

export async function overflowFindings(page: Page, widths: readonly number[]): Promise<string[]> {
  const findings: string[] = []
  const viewport = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await settled(page)
    let culprit = await findCulprit(page)
    if (culprit) {
      // A busy machine may hide parts in a narrow viewport late.
      await page.evaluate(() => window.probe.settle(500))
      culprit = await findCulprit(page)
    }
    if (culprit) findings.push(`overflow at ${String(width)}: ${culprit}`)
  }
  if (viewport) await page.setViewportSize(viewport)
  return findings
}

/** `/` focuses the page's own search field, or else opens the global search. */
export async function searchKeyFindings(page: Page): Promise<string[]> {
  const fields = page.locator('main input[type=search]:visible')
  if ((await fields.count()) === 0) return []
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.keyboard.press('/')
  const isSearched = await page.evaluate(() => document.activeElement?.matches('main input[type=search]'))
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  return isSearched ? [] : ['the key / does not lead to the search']
}

/** Expects one h1 and a document title. */
export async function outlineFindings(page: Page): Promise<string[]> {
  const headings = await page.locator('h1:visible').allInnerTexts()
  const findings = headings.length === 1 ? [] : [`${String(headings.length)} first headings: ${headings.join(', ')}`]
  if ((await page.title()).trim() === '') findings.push('no document title')
  return findings
}
