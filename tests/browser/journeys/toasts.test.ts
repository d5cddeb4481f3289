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
  const toasts = page.locator('.Toastify__toast')
  for (const count of [1, 2]) {
    await actions.first().click()
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
    await expect.poll(() => toasts.count()).toBe(count)
    await page.evaluate(() => window.dispatchEvent(new Event('blur'))) // stops the timers
  }
  await page.locator('[data-task] a').first().click()
  const drawer = page.getByRole('dialog')
  await drawer.waitFor()
  await settled(page)

  const panel = (await drawer.boundingBox())!
  const heading = (await page.locator('main h1').boundingBox())!
  for (const toast of await toasts.all()) {
    const box = (await toast.boundingBox())!
    expect(box.y + box.height).toBeLessThan(heading.y)
    expect(box.x + box.width).toBeLessThanOrEqual(panel.x)
  }
  await context.close()
})
