import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pseudoLanguage } from '@/configs/languages'
import { landingPath, publicPaths } from '@/navigation/publicPaths'
import { paths } from '@/views/apps/user/paths'
import { extent } from '../support/extent'
import { openBrowser, sessionOf, settled, url, visit } from './support/browser'
import { axeFindings, contrastFindings, outlineFindings, overflowFindings, searchKeyFindings } from './support/inspect'
import { withPage } from './support/pages'
import { addressOf, guestRoutes, isAllowed, memberRoutes, type Visitor } from './support/routes'
import { shiftFindings } from './support/shifts'
import { unmarkedTexts } from './support/texts'
import { turnedTexts } from './support/wordOrder'

type Storage = Readonly<Record<string, string>>
type Gate = (page: Page) => Promise<string[]>

/** A way the product can look, and what must be right then. */
interface Look {
  readonly name: string
  readonly language?: string
  readonly storage?: Storage
  readonly gates: readonly Gate[]
}

const { everyGateInEveryLook, everyLookLoaded, widths, arabicWidths } = extent
const fits =
  (widths: readonly number[]): Gate =>
  (page) =>
    overflowFindings(page, widths)
const everything = [outlineFindings, axeFindings, fits(widths)]

const looks: readonly Look[] = [
  { name: 'light', gates: [shiftFindings, ...everything, searchKeyFindings] },
  { name: 'English, right to left', storage: { direction: '"rtl"' }, gates: [turnedTexts] },
  { name: 'dark', storage: { skin: '"dark"' }, gates: everyGateInEveryLook ? everything : [contrastFindings] },
  ...(everyGateInEveryLook ? ['bordered', 'semi-dark'] : []).map((skin) => ({
    name: skin,
    storage: { skin: JSON.stringify(skin) },
    gates: [contrastFindings],
  })),
  {
    name: 'Arabic',
    language: 'ar',
    storage: { direction: '"rtl"' },
    gates: [outlineFindings, ...(everyGateInEveryLook ? [axeFindings] : []), fits(arabicWidths), turnedTexts],
  },
  { name: 'Arabic, left to right', language: 'ar', gates: [turnedTexts] },
  { name: 'pseudo-locale', language: pseudoLanguage, gates: [unmarkedTexts] },
]

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Stores a look as another tab would: the page takes it on at once. */
async function storeLook(page: Page, storage: Storage): Promise<void> {
  await page.evaluate(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) {
        localStorage.setItem(key, value)
        dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
      }
    },
    { direction: '"ltr"', skin: '"light"', ...storage },
  )
  const { language } = storage
  if (language) await page.waitForFunction((lang) => JSON.stringify(document.documentElement.lang) === lang, language)
}

const pathnameOf = (page: Page) => new URL(page.url()).pathname

/** Where a client is led who asks for a page that is not theirs. */
function refusalOf(address: string): string {
  return address === publicPaths.home.pattern ? landingPath('client') : publicPaths.notAuthorized.pattern
}

describe.each(['admin', 'client', 'guest'] as const)('every screen, seen by %s', (visitor: Visitor) => {
  const routes = visitor === 'guest' ? guestRoutes : memberRoutes
  const seen = extent.inEveryLook.includes(visitor) ? looks : looks.slice(0, 1)
  const titles = new Map<string, string[]>()

  describe.concurrent('is sound in every look', () => {
    it.each(routes.map((route) => ({ route, address: addressOf(route) })))('$address', async ({ route, address }) => {
      const session = visitor === 'guest' ? {} : await sessionOf(browser, visitor)
      const isRefused = visitor === 'client' && !isAllowed(route, session)
      if (isRefused && !everyLookLoaded) return
      await withPage(browser, session, async (page, findings, firstTime) => {
        await firstTime(() => visit(page, address))
        if (visitor === 'client') expect(pathnameOf(page)).toBe(isRefused ? refusalOf(address) : address)

        let spoken: string | undefined
        for (const look of isRefused ? [] : seen) {
          const { name, language, storage = {}, gates } = look
          await storeLook(page, { ...storage, ...(language && { language: JSON.stringify(language) }) })
          const isToBeLoaded = everyLookLoaded && look !== seen[0]
          for (const isLoaded of isToBeLoaded ? (language === spoken ? [false, true] : [true]) : [false]) {
            await (isLoaded ? visit(page, address) : settled(page))
            for (const gate of gates) findings.push(...(await gate(page)).map((finding) => `${name}: ${finding}`))
          }
          spoken = language
          // What led on to another page is looked at by that one's name.
          if (!page.url().endsWith(address)) continue
          const title = `${await page.title()}, ${name}`
          titles.set(title, [...(titles.get(title) ?? []), address])
        }
        expect(findings).toEqual([])
      })
    })
  })

  it('has a title of its own', () => {
    expect([...titles.values()].filter((addresses) => addresses.length > 1)).toEqual([])
  })
})

describe('a client', () => {
  it('is led away from every page that is not theirs', async () => {
    const session = await sessionOf(browser, 'client')
    const refused = memberRoutes.filter((route) => !isAllowed(route, session)).map(addressOf)
    await withPage(browser, session, async (page, findings) => {
      await visit(page, landingPath('client'))
      for (const address of refused) {
        await page.evaluate((href) => {
          // With what the router writes there, or it takes the address for one of its own.
          const { idx } = history.state as { idx: number }
          history.pushState({ idx: idx + 1, key: href }, '', href)
          dispatchEvent(new PopStateEvent('popstate'))
        }, url(address))
        await page.waitForURL((href) => href.pathname === refusalOf(address))
      }
      expect(findings).toEqual([])
    })
  })
})

describe('the page of a user, in dark', () => {
  const dialogs: Readonly<Record<string, readonly string[]>> = {
    account: ['Edit', 'Suspend', 'Upgrade plan'],
    security: ['Turn on'],
    billing: ['Add card', 'Edit address'],
    notifications: [],
    connections: ['Connect Facebook'],
  }

  it('can be read on every tab, and in all that they open', async () => {
    await withPage(browser, await sessionOf(browser, 'admin'), async (page, findings) => {
      await visit(page, paths.userView.href({ id: 7 }))
      await storeLook(page, { skin: '"dark"' })
      for (const [tab, buttons] of Object.entries(dialogs)) {
        const note = (found: string[]) => findings.push(...found.map((finding) => `${tab}: ${finding}`))
        await page.locator(`[data-tab=${tab}]`).click()
        await settled(page)
        note(await contrastFindings(page))
        for (const name of buttons) {
          await page.getByRole('main').getByRole('button', { name, exact: true }).click()
          const dialog = page.getByRole('dialog').last()
          await dialog.waitFor()
          await settled(page)
          note(await contrastFindings(page, '[role=dialog]'))
          await page.keyboard.press('Escape')
          await dialog.waitFor({ state: 'detached' })
        }
      }
      expect(findings).toEqual([])
    })
  })
})
