import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { product } from '@/product'
import { openBrowser, openContext, sessionOf, visit } from '../support/browser'
import { keyboardOf } from '../support/keyboard'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.each(['ltr', 'rtl'])('the collapsed menu, %s', (direction) => {
  it('shows labels beside the rail on focus, and expands over the page on hover', async () => {
    const look = { menuCollapsed: 'true', direction: JSON.stringify(direction) }
    const context = await openContext(browser, { ...(await sessionOf(browser, 'admin')), ...look })
    const page = await context.newPage()
    await visit(page, '/access-control')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    const users = menu.getByRole('link', { name: 'Users' })
    await menu.getByRole('link', { name: product.name }).focus()
    await keyboardOf(page).to(users)

    const tooltip = page.locator('.tooltip-inner', { hasText: 'Users' })
    await tooltip.waitFor()
    await expect.poll(async () => (await menu.boundingBox())?.width).toBe(76)
    const distance = async () => {
      const name = (await tooltip.boundingBox())!
      return direction === 'ltr' ? name.x : 1440 - name.x - name.width
    }
    await expect.poll(distance).toBeLessThanOrEqual(84)
    expect(await distance()).toBeGreaterThanOrEqual(60)
    expect(await page.locator('.menu-scroller').evaluate((menu) => menu.scrollWidth - menu.clientWidth)).toBe(0)

    const main = await page.locator('main').boundingBox()
    await page.mouse.move(720, 600) // The mouse may start over the rail, without an enter event.
    await users.hover()
    await expect.poll(async () => (await menu.boundingBox())?.width).toBe(260)
    expect(await page.locator('main').boundingBox()).toEqual(main)
    await page.mouse.move(720, 600)
    await expect.poll(async () => (await menu.boundingBox())?.width).toBe(76)
    await context.close()
  })
})
