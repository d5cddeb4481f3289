import type { Browser, CDPSession, Page } from 'playwright-core'
import { openContext, settled, url, visit, watchPage } from './browser'
import type { Visitor } from './routes'
import { watchShifts } from './shifts'

interface Kept {
  readonly page: Page
  /** Set while the screen is unchanged since loading. */
  visitor?: Visitor | undefined
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

export async function store(page: Page, storage: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((entries) => {
    localStorage.clear()
    sessionStorage.clear()
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
  }, storage)
}

/** Stores an appearance like another tab, so it applies at once. Defaults to light. */
export async function storePreferences(page: Page, preferences: Readonly<Record<string, string>>): Promise<void> {
  const storage = { direction: '"ltr"', skin: '"light"', language: '"en"', ...preferences }
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) {
      localStorage.setItem(key, value)
      dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
    }
  }, storage)
  await page.waitForFunction((lang) => JSON.stringify(document.documentElement.lang) === lang, storage.language)
}

/** Navigates like a link in the page. */
export async function lead(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    // The router requires its own state, or ignores the entry.
    const { idx } = history.state as { idx: number }
    history.pushState({ idx: idx + 1, key: href }, '', href)
    dispatchEvent(new PopStateEvent('popstate'))
  }, url(address))
}

async function goOn(page: Page, address: string): Promise<void> {
  await storePreferences(page, {})
  const content = 'main h1, main [role=alert]'
  // The title may stay the same: several URLs redirect guests to the login page. The elements are always new.
  await page.evaluate((selector) => {
    for (const element of document.querySelectorAll(selector)) element.setAttribute('data-left', '')
  }, content)
  await lead(page, address)
  await page.waitForFunction(
    (selector) => !document.querySelector('[data-left]') && document.querySelector(selector),
    content,
  )
  await settled(page)
  // Ignores shifts of the opening menu and of the previous page.
  await page.evaluate(() => (window.shifts = []))
}

interface Lent {
  readonly page: Page
  readonly findings: string[]
  /** Loads a URL without a cache; with `stays`, navigates from the previous screen. */
  open(address: string): Promise<void>
  spoil(): void
}

/**
 * Provides a page with exactly this storage. Pages are reused, because opening costs more than showing a screen; failed ones are
 * closed.
 * @param stays visitor whose page navigates on from an unspoilt screen
 */
export async function withPage(
  browser: Browser,
  storage: Readonly<Record<string, string>>,
  work: (lent: Lent) => Promise<void>,
  stays?: Visitor,
): Promise<void> {
  const free = kept.get(browser) ?? []
  kept.set(browser, free)
  const at = stays ? free.findIndex(({ visitor }) => visitor === stays) : 0
  const [one = await open(browser)] = free.splice(Math.max(at, 0), 1)
  const { page, findings, session } = one
  const isStanding = stays !== undefined && one.visitor === stays
  one.visitor = stays
  try {
    await page.setViewportSize({ width: 1440, height: 900 })
    if (!isStanding) {
      await page.goto(url('/robots.txt'))
      await store(page, storage)
    }
    findings.length = 0
    await work({
      page,
      findings,
      open: async (address) => {
        if (isStanding) return goOn(page, address)
        await session.send('Network.setCacheDisabled', { cacheDisabled: !stays })
        await visit(page, address)
        await session.send('Network.setCacheDisabled', { cacheDisabled: false })
      },
      spoil: () => {
        one.visitor = undefined
      },
    })
    free.push(one)
  } catch (error) {
    await page.context().close()
    throw error
  }
}
