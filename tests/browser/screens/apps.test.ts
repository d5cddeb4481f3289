import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '@/views/apps/user/paths'
import { openBrowser, sessionOf, settled, visit } from '../support/browser'
import { contrastFindings } from '../support/inspect'
import { storePreferences, withPage } from '../support/pages'
import { memberRoutes } from '../support/routes'
import { testScreens } from '../support/screen'

testScreens(
  'admin',
  memberRoutes.filter(({ path }) => path.startsWith('/apps/')),
)

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('the user page, in dark', () => {
  const dialogs: Readonly<Record<string, readonly string[]>> = {
    account: ['Edit', 'Suspend', 'Upgrade plan'],
    security: ['Turn on'],
    billing: ['Add card', 'Edit address'],
    notifications: [],
    connections: ['Connect Facebook'],
  }

  it('has sufficient contrast on every tab, and in every dialog', async () => {
    await withPage(browser, await sessionOf(browser, 'admin'), async ({ page, findings }) => {
      await visit(page, paths.userView.href({ id: 7 }))
      await storePreferences(page, { skin: '"dark"' })
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
