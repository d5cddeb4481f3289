import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { landingPath } from '@/configs/publicPaths'
import { isAll } from '../../support/isAll'
import { openBrowser, sessionOf, visit } from '../support/browser'
import { lead, withPage } from '../support/pages'
import { addressOf, guestRoutes, isAllowed, memberRoutes } from '../support/routes'
import { refusalOf, testScreens } from '../support/screen'

testScreens('guest', guestRoutes)
// A client sees a subset of the admin's controls and pages; `roles.test.ts` tests permissions.
if (isAll) testScreens('client', memberRoutes)

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('a client', () => {
  it('is redirected from every forbidden page', async () => {
    const session = await sessionOf(browser, 'client')
    const refused = memberRoutes.filter((route) => !isAllowed(route, session)).map(addressOf)
    await withPage(browser, session, async ({ page, findings }) => {
      await visit(page, landingPath('client'))
      for (const address of refused) {
        await lead(page, address)
        await page.waitForURL((href) => href.pathname === refusalOf(address))
      }
      expect(findings).toEqual([])
    })
  })
})
