import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openContext, sessionOf, settled, visit } from '../support/browser'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it.each([1440, 768])('covers neither the page nor an open drawer at %i px', async (width) => {
  const context = await openContext(browser, await sessionOf(browser, 'admin'))
  const page = await context.newPage()
  await page.setViewportSize({ width, height: 900 })
  await visit(page, '/apps/kanban')
  const actions = page.locator('[data-task]').getByRole('button', { name: /^Actions for/ })
  for (let deleted = 0; deleted < 2; deleted += 1) {
    await actions.first().click()
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
    await settled(page)
  }
  await page.locator('[data-task] a').first().click()
  const drawer = page.getByRole('dialog')
  await drawer.waitFor()
  await expect.poll(() => page.locator('.Toastify__toast').count()).toBe(2)

  const boxOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!
  const [toast, main, panel] = [await boxOf('.Toastify__toast'), await boxOf('main h1'), (await drawer.boundingBox())!]
  expect(toast.y + toast.height).toBeLessThan(main.y)
  expect(toast.x + toast.width).toBeLessThanOrEqual(panel.x)
  await context.close()
})
