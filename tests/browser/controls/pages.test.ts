import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { openBrowser } from '../support/browser'
import { expectNoDeadControl, patience } from '../support/noDeadControl'
import { addressOf, guestRoutes, memberRoutes } from '../support/routes'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.concurrent('no dead control', () => {
  const addresses = memberRoutes.map(addressOf).filter((address) => !address.startsWith('/apps/'))

  it.each(addresses)('on %s, as admin', { timeout: patience }, (address) =>
    expectNoDeadControl(browser, { visitor: 'admin', address, accepts: ({ inMain }) => inMain }),
  )

  it.each(guestRoutes.map(addressOf))('on %s, signed out', { timeout: patience }, (address) =>
    expectNoDeadControl(browser, { visitor: 'guest', address }),
  )
})
