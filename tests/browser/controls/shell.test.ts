import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { landingPath, publicPaths } from '@/navigation/publicPaths'
import { extent } from '../../support/extent'
import { openBrowser, sessionOf, type Role } from '../support/browser'
import { expectNoDeadControl, patience } from '../support/noDeadControl'
import { addressOf, isAllowed, memberRoutes } from '../support/routes'

const { crawlers } = extent

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.concurrent('no dead control', () => {
  const shells = [
    { visitor: 'admin', menuLayout: 'vertical', width: 1440 },
    { visitor: 'admin', menuLayout: 'horizontal', width: 1440 },
    { visitor: 'admin', menuLayout: 'vertical', width: 375 },
    { visitor: 'client', menuLayout: 'vertical', width: 1440 },
    { visitor: 'client', menuLayout: 'horizontal', width: 1440 },
  ] as const satisfies { visitor: Role; menuLayout: string; width: number }[]

  it.each(shells.filter(({ visitor }) => crawlers.includes(visitor)))(
    'around the page, as $visitor with the $menuLayout menu at $width px',
    { timeout: patience },
    ({ visitor, menuLayout, width }) =>
      expectNoDeadControl(browser, {
        visitor,
        width,
        address: visitor === 'client' ? landingPath(visitor) : publicPaths.accessControl.pattern,
        storage: { layout: JSON.stringify({ menuLayout }) },
        accepts: ({ inMain }) => !inMain,
      }),
  )

  const members = memberRoutes.map((route) => ({ route, address: addressOf(route) }))
  it.runIf(crawlers.includes('client')).each(members)(
    'on $address, as client',
    { timeout: patience },
    async ({ address, route }) => {
      if (!isAllowed(route, await sessionOf(browser, 'client'))) return
      await expectNoDeadControl(browser, { visitor: 'client', address, accepts: ({ inMain }) => inMain })
    },
  )
})
