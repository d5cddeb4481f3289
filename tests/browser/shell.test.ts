import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { landingPath, publicPaths } from '@/configs/publicPaths'
import { isAll } from '../support/isAll'
import { openBrowser, sessionOf, visit, type Role } from './support/browser'
import { axeFindings } from './support/inspect'
import { controlFindings, patience } from './support/noDeadControl'
import { withPage } from './support/pages'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.concurrent('the shell has no dead controls', { timeout: patience }, () => {
  const shells = [
    { visitor: 'admin', menuLayout: 'vertical', width: 1440 },
    { visitor: 'admin', menuLayout: 'horizontal', width: 1440 },
    { visitor: 'admin', menuLayout: 'vertical', width: 375 },
    { visitor: 'client', menuLayout: 'vertical', width: 1440 },
    { visitor: 'client', menuLayout: 'horizontal', width: 1440 },
  ] as const satisfies { visitor: Role; menuLayout: string; width: number }[]

  it.each(shells.filter(({ visitor }) => isAll || visitor === 'admin'))(
    'for $visitor, with the $menuLayout menu at $width px',
    async ({ visitor, menuLayout, width }) => {
      const address = visitor === 'client' ? landingPath(visitor) : publicPaths.accessControl.pattern
      const storage = { layout: JSON.stringify({ menuLayout }) }
      await withPage(browser, { ...(await sessionOf(browser, visitor)), ...storage }, async ({ page, findings }) => {
        await page.setViewportSize({ width, height: 900 })
        await visit(page, address)
        findings.push(...(await axeFindings(page)))
        const accepts = ({ inMain }: { inMain: boolean }) => !inMain
        findings.push(...(await controlFindings(browser, page, { visitor, address, storage, accepts })))
        expect(findings).toEqual([])
      })
    },
  )
})

describe('the outline of the last visit', () => {
  it('shows cards and texts in place, before scripts', async () => {
    await withPage(browser, await sessionOf(browser, 'admin'), async ({ page }) => {
      await visit(page, '/')
      const heading = page.locator('.data-card .card-title').first()
      const title = (await heading.textContent()) ?? ''
      const place = await heading.boundingBox()
      await page.route(/\.js$/, () => undefined) // stays pending
      await page.reload({ waitUntil: 'commit' })
      const text = page.locator('.boot-text', { hasText: title })
      await text.waitFor()
      const outline = await text.boundingBox()
      expect(Math.abs(outline!.x - place!.x)).toBeLessThan(1)
      expect(Math.abs(outline!.y - place!.y)).toBeLessThan(1)
      expect(await page.locator('.boot-card').count()).toBeGreaterThan(5)
    })
  })
})
