import type { Browser, CDPSession, Page } from 'playwright-core'
import { openContext, url, watchPage } from './browser'
import { watchShifts } from './shifts'

interface Kept {
  readonly page: Page
  readonly findings: string[]
  readonly session: CDPSession
}

const kept = new WeakMap<Browser, Kept[]>()

async function open(browser: Browser): Promise<Kept> {
  const context = await openContext(browser)
  const page = await context.newPage()
  await watchShifts(page)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  return { page, findings: watchPage(page), session }
}

/** Stores this much on a page of the product, and nothing else. */
export async function store(page: Page, storage: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((entries) => {
    localStorage.clear()
    sessionStorage.clear()
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
  }, storage)
}

/**
 * Lends a page on which somebody has stored this much, and nothing else. Pages are kept: to open and close one costs a browser more
 * than to show a screen. One with which something went wrong is closed.
 * @param work is given what {@link watchPage} writes down, and a way to visit as if no file had ever been loaded here
 */
export async function withPage(
  browser: Browser,
  storage: Readonly<Record<string, string>>,
  work: (page: Page, findings: string[], firstTime: (visit: () => Promise<void>) => Promise<void>) => Promise<void>,
): Promise<void> {
  const free = kept.get(browser) ?? []
  kept.set(browser, free)
  const lent = free.pop() ?? (await open(browser))
  const { page, findings, session } = lent
  try {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(url('/robots.txt'))
    await store(page, storage)
    findings.length = 0
    await work(page, findings, async (visit) => {
      await session.send('Network.setCacheDisabled', { cacheDisabled: true })
      await visit()
      await session.send('Network.setCacheDisabled', { cacheDisabled: false })
    })
    free.push(lent)
  } catch (error) {
    await page.context().close()
    throw error
  }
}
