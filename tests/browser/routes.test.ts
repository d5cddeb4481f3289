import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '@/navigation/paths'
import { landingPath } from '@/navigation/publicPaths'
import { openBrowser, openContext, sessionOf, visit, watchPage } from './support/browser'
import { axeFindings, outlineFindings, overflowFindings } from './support/inspect'
import { looks, type LookName } from './support/looks'
import { addressOf, guestRoutes, isAllowed, memberRoutes, type Visitor } from './support/routes'

const lookNames = Object.keys(looks) as LookName[]
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function asVisitor(visitor: Visitor, look: LookName, work: (page: Page, findings: string[]) => Promise<void>) {
  const session = visitor === 'guest' ? {} : await sessionOf(browser, visitor)
  const context = await openContext(browser, { ...session, ...looks[look] })
  const page = await context.newPage()
  await work(page, watchPage(page))
  await context.close()
}

describe.each(['admin', 'client', 'guest'] as const)('every page, seen by %s', (visitor) => {
  const routes = visitor === 'guest' ? guestRoutes : memberRoutes
  const titles = new Map<string, string[]>()

  describe.concurrent.each(lookNames)('in %s', (look) => {
    it.each(routes.map(addressOf).map((address, index) => ({ address, route: routes[index]! })))(
      '$address is sound',
      async ({ address, route }) => {
        if (visitor === 'client' && !isAllowed(route, await sessionOf(browser, visitor))) return
        await asVisitor(visitor, look, async (page, findings) => {
          await visit(page, address)
          findings.push(...(await outlineFindings(page)), ...(await axeFindings(page)))
          findings.push(...(await overflowFindings(page)))
          expect(findings).toEqual([])
          if (!page.url().endsWith(address)) return // It led on to another page, which is looked at by its own name.
          const title = `${await page.title()} in ${look}`
          titles.set(title, [...(titles.get(title) ?? []), address])
        })
      },
    )
  })

  it('has a title of its own', () => {
    expect([...titles.values()].filter((addresses) => addresses.length > 1)).toEqual([])
  })
})

describe('a page that the client may not see', () => {
  it.each(memberRoutes.map((route) => ({ address: addressOf(route), route })))(
    '$address leads to not-authorized, and a page that they may see does not',
    async ({ address, route }) => {
      const allowed = isAllowed(route, await sessionOf(browser, 'client'))
      const refusal = address === paths.home.pattern ? landingPath('client') : paths.notAuthorized.pattern
      await asVisitor('client', 'light', async (page, findings) => {
        await visit(page, address)
        expect(new URL(page.url()).pathname).toBe(allowed ? address : refusal)
        expect(findings).toEqual([])
      })
    },
  )
})
