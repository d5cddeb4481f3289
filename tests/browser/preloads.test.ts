import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext, sessionOf, url } from './support/browser'
import { watchPreloads } from './support/preloads'
import { addressOf, guestRoutes, memberRoutes } from './support/routes'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function watch(address: string, storage: Readonly<Record<string, string>> = {}) {
  const context = await openContext(browser, storage)
  const found = await watchPreloads(context, url(address))
  await context.close()
  return found
}

describe('a page asks at once for all that it needs, and for nothing else', () => {
  it.each(memberRoutes.map(addressOf))('%s', async (address) => {
    const { asked, needed } = await watch(address, await sessionOf(browser, 'admin'))
    expect(needed.length).toBeGreaterThan(5)
    expect(asked).toEqual(needed)
  })

  it.each(guestRoutes.map(addressOf))('%s, for those who are not signed in', async (address) => {
    const { asked, needed } = await watch(address)
    expect(asked).toEqual(needed)
  })

  it('in another language, whose texts have those behind them that are complete', async () => {
    const arabic = { ...(await sessionOf(browser, 'admin')), language: '"ar"' }
    const { asked, needed } = await watch('/apps/todo', arabic)
    expect(asked).toEqual(needed)
  })

  it('at the address of a page that somebody has to sign in for, for the page to sign in on', async () => {
    const { asked } = await watch('/apps/todo')
    expect(asked).toEqual((await watch('/login')).asked)
  })
})
