import type { ModuleRoute } from '@core/module/defineModule'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pseudoLanguage } from '@/configs/languages'
import { landingPath, publicPaths } from '@/configs/publicPaths'
import { isAll } from '../../support/isAll'
import { openBrowser, sessionOf, settled, visit } from './browser'
import { axeFindings, contrastFindings, outlineFindings, overflowFindings, searchKeyFindings } from './inspect'
import type { Control } from '../probe/controls'
import { controlFindings, patience } from './noDeadControl'
import { storePreferences, withPage } from './pages'
import { addressOf, isAllowed, type Visitor } from './routes'
import { shiftFindings } from './shifts'
import { unmarkedTexts } from './texts'
import { turnedTexts } from './wordOrder'

type Storage = Readonly<Record<string, string>>
type Gate = (page: Page) => Promise<string[]>

interface Appearance {
  readonly name: string
  readonly storage?: Storage
  readonly gates: readonly Gate[]
}

const fits =
  (widths: readonly number[]): Gate =>
  (page) =>
    overflowFindings(page, widths)
/** `shell.test.ts` runs axe outside of `main`. */
const inMain = (find: typeof axeFindings): Gate => {
  return (page) => find(page, 'main')
}
const everyWidth = fits([1440, 768, 375, 320])
const light: Appearance = {
  name: 'light',
  gates: [
    shiftFindings,
    outlineFindings,
    ...(isAll ? [axeFindings, everyWidth] : [inMain(axeFindings), fits([320])]),
    searchKeyFindings,
  ],
}
const pseudo: Appearance = {
  name: 'pseudo-locale',
  storage: { language: JSON.stringify(pseudoLanguage) },
  gates: [unmarkedTexts],
}
const arabic = { language: '"ar"', direction: '"rtl"' }

/** Besides light. `npm test` combines dark, Arabic and right-to-left. */
const otherAppearances: readonly Appearance[] = isAll
  ? [
      { name: 'English, right to left', storage: { direction: '"rtl"' }, gates: [turnedTexts] },
      ...['dark', 'bordered', 'semi-dark'].map((skin) => ({
        name: skin,
        storage: { skin: JSON.stringify(skin) },
        gates: [contrastFindings],
      })),
      { name: 'Arabic', storage: arabic, gates: [outlineFindings, everyWidth, turnedTexts] },
      { name: 'Arabic, left to right', storage: { language: arabic.language }, gates: [turnedTexts] },
      pseudo,
    ]
  : [
      {
        name: 'dark, in Arabic',
        storage: { ...arabic, skin: '"dark"' },
        gates: [outlineFindings, inMain(contrastFindings), fits([768]), turnedTexts],
      },
      pseudo,
    ]

/** `npm test` tries the controls of one page in sixteen. */
const isCrawled = (visitor: Visitor, turn: number) =>
  isAll ? visitor !== 'client' : visitor === 'admin' && turn % 16 === 8

const pathnameOf = (page: Page) => new URL(page.url()).pathname

/** Redirect target of a client without permission. */
export function refusalOf(address: string): string {
  return address === publicPaths.home.pattern ? landingPath('client') : publicPaths.notAuthorized.pattern
}

/**
 * Tests screens: loads each, checks each appearance, and tries its controls. In `npm test`, appearances and crawls rotate over the
 * screens. Clients see what admins see, so only light is tested for them.
 */
export function testScreens(visitor: Visitor, routes: readonly ModuleRoute[]): void {
  const titles = new Map<string, Set<string>>()
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser.close())

  describe.concurrent(`every screen, seen by ${visitor}, is sound`, { timeout: patience }, () => {
    it.each(routes.map((route, turn) => ({ route, turn, address: addressOf(route) })))(
      '$address',
      async ({ route, turn, address }) => {
        const session = visitor === 'guest' ? {} : await sessionOf(browser, visitor)
        // `public.test.ts` tests redirects.
        if (visitor === 'client' && !isAllowed(route, session)) return
        const inTurn = otherAppearances[turn % otherAppearances.length]
        const looks =
          visitor === 'client' ? [light] : [light, ...otherAppearances.filter((look) => isAll || look === inTurn)]
        await withPage(
          browser,
          session,
          async ({ page, findings, open, spoil }) => {
            await open(address)
            if (visitor === 'client') expect(pathnameOf(page)).toBe(address)

            for (const look of looks) {
              const { name, storage = {}, gates } = look
              if (look !== light) {
                await storePreferences(page, storage)
                await (isAll && look === inTurn ? visit(page, address) : settled(page))
              }
              for (const gate of gates) findings.push(...(await gate(page)).map((finding) => `${name}: ${finding}`))
              // A redirect: its target has its own test.
              if (!page.url().endsWith(address)) continue
              const title = `${await page.title()}, ${name}`
              titles.set(title, new Set(titles.get(title)).add(address))
            }
            if (isCrawled(visitor, turn) && page.url().endsWith(address)) {
              spoil()
              await storePreferences(page, {})
              await settled(page)
              // The shell has its own test; a guest's page has no shell.
              const accepts = ({ inMain }: Control) => visitor === 'guest' || inMain
              findings.push(...(await controlFindings(browser, page, { visitor, address, accepts })))
            }
            expect(findings).toEqual([])
          },
          isAll ? undefined : visitor,
        )
      },
    )
  })

  it(`has a title of its own for ${visitor} on every screen`, () => {
    expect([...titles.values()].filter((addresses) => addresses.size > 1)).toEqual([])
  })
}
