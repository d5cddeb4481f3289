import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { extent } from '../../support/extent'
import { createRandom } from '../../support/random'
import { sessionOf, url, visit } from './browser'
import { crawl, type CrawlOptions } from './crawl'
import { axeFindings } from './inspect'
import { store, withPage } from './pages'
import type { Visitor } from './routes'

const { controls: most, crawlMinutes } = extent
const minutes = 60_000
/** For each page; one with thousands of controls takes an hour. `CRAWL_MINUTES=200` tries them all. */
const limit = Number(process.env.CRAWL_MINUTES ?? crawlMinutes) * minutes
/** What a test of one page may take. */
export const patience = limit + 15 * minutes

/** The same numbers for a page in every run. */
function randomOf(address: string): () => number {
  return createRandom(Buffer.from(address).reduce((sum, byte) => (sum * 31 + byte) | 0, 7))
}

interface Place extends Pick<CrawlOptions, 'accepts'> {
  readonly visitor: Visitor
  readonly address: string
  readonly storage?: Readonly<Record<string, string>>
  readonly width?: number
}

/** What axe finds in what has opened last, or on the page where nothing lies over it. */
async function layerFindings(page: Page): Promise<string[]> {
  // What the bar of the shell covers depends on how far the page is scrolled; at its top each page is looked at by itself.
  const isCovered = (finding: string) => finding.includes('partially obscured')
  const look = async () =>
    (await axeFindings(page, '[role=dialog], [role=alertdialog], [role=menu]')).filter((one) => !isCovered(one))
  if ((await look()).length === 0) return []
  // What is on its way in has other colours for a moment, and so has a list that is searched.
  await page.evaluate(() => window.probe.settle(300))
  return look()
}

/** Activates every control of a place and expects that each does something, without a complaint of page or browser. */
export async function expectNoDeadControl(
  browser: Browser,
  { visitor, address, storage = {}, width = 1440, accepts }: Place,
): Promise<void> {
  const storedBy = async () => ({ ...(visitor === 'guest' ? {} : await sessionOf(browser, visitor)), ...storage })
  await withPage(browser, await storedBy(), async (page, findings) => {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, address)
    // What leads on to another page is tried by that one's name.
    if (new URL(page.url()).pathname !== new URL(url(address)).pathname) return

    const { dead, flaws, activated, isCut } = await crawl(page, {
      start: async () => {
        await store(page, await storedBy())
        await visit(page, address)
      },
      limit,
      most,
      ...(most < Infinity && { random: randomOf(address) }),
      ...(accepts && { accepts }),
      inspect: () => layerFindings(page),
    })
    if (isCut)
      process.stdout.write(`Of ${address}, as ${visitor}, ${activated} controls were tried in the time there is.\n`)
    expect({ dead, flaws, findings }).toEqual({ dead: [], flaws: [], findings: [] })
  })
}
