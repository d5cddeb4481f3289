import type { Browser, Page } from 'playwright-core'
import { inject } from 'vitest'
import { sessionOf } from './browser'

export async function openPhone(browser: Browser): Promise<Page> {
  const localStorage = Object.entries(await sessionOf(browser, 'admin')).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    viewport: { width: 375, height: 740 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    storageState: { cookies: [], origins: [{ origin: new URL(inject('origin')).origin, localStorage }] },
  })
  context.setDefaultTimeout(30_000)
  return context.newPage()
}
