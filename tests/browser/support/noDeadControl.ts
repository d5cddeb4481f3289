import type { Browser, Page } from 'playwright-core'
import { isAll } from '../../support/isAll'
import { createRandom } from '../../support/random'
import { sessionOf, visit } from './browser'
import { crawl, type CrawlOptions } from './crawl'
import { axeFindings } from './inspect'
import { store } from './pages'
import type { Visitor } from './routes'

/** Controls per page, opened ones included. `CONTROLS=Infinity` tries all, which takes hours. */
export const most = Number(process.env.CONTROLS ?? (isAll ? 8 : 4))
/** Test timeout per page, in ms. */
export const patience = (most > 8 ? 60 : 15) * 60_000

/** The same numbers for a page in every run. */
function randomOf(address: string): () => number {
  return createRandom(Buffer.from(address).reduce((sum, byte) => (sum * 31 + byte) | 0, 7))
}

interface Place extends Pick<CrawlOptions, 'accepts'> {
  readonly visitor: Visitor
  readonly address: string
  readonly storage?: Readonly<Record<string, string>>
}

/** Runs axe on an opened part; `screen.ts` runs it on the page. */
async function openedFindings(page: Page): Promise<string[]> {
  // Overlap with the fixed navbar depends on the scroll position; `screen.ts` tests each page at its top.
  const isCovered = (finding: string) => finding.includes('partially obscured')
  const look = async () => (await axeFindings(page, '[data-opened]')).filter((finding) => !isCovered(finding))
  if ((await look()).length === 0) return []
  // Transitions and list searches change colors for a moment.
  await page.evaluate(() => window.probe.settle(300))
  return look()
}

/** Activates the controls of the open page. Reports controls without effect, and axe findings in opened parts. */
export async function controlFindings(
  browser: Browser,
  page: Page,
  { visitor, address, storage = {}, accepts }: Place,
): Promise<string[]> {
  const { dead, flaws } = await crawl(page, {
    start: async () => {
      const session = visitor === 'guest' ? {} : await sessionOf(browser, visitor)
      await store(page, { ...session, ...storage })
      await visit(page, address)
    },
    most,
    ...(most < Infinity && { random: randomOf(address) }),
    ...(accepts && { accepts }),
    inspect: () => openedFindings(page),
  })
  return [...dead, ...flaws]
}
