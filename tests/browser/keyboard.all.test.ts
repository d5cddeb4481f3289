import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Control } from './probe/controls'
import { openBrowser, openContext, sessionOf, visit } from './support/browser'
import { crawl } from './support/crawl'
import { most } from './support/noDeadControl'
import { addressOf, memberRoutes } from './support/routes'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const isOfShowcase = /^\/(components|extensions|forms|ui|charts|cards|layouts|tables|datatables)\//

/** Skips links, native color pickers, and controls that all example pages share. */
const isOfExample = ({ inMain, role, name }: Control) =>
  inMain && role !== 'link' && !/^(Copy code|Show code|Color:|Primary color)/.test(name)

describe.concurrent('every example works by keyboard', () => {
  it.each(memberRoutes.map(addressOf).filter((address) => isOfShowcase.test(address)))(
    '%s',
    { timeout: 1_800_000 },
    async (address) => {
      const context = await openContext(browser, await sessionOf(browser, 'admin'))
      const page = await context.newPage()
      const start = () => visit(page, address)
      await start()
      const { dead } = await crawl(page, { start, accepts: isOfExample, isByKeys: true, depth: 2, most })
      await context.close()
      // Scrolling shows this button, even behind a dialog that traps focus.
      expect(dead.filter((sentence) => !sentence.includes('"Back to top", after'))).toEqual([])
    },
  )
})
