import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext, sessionOf, visit } from '../support/browser'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function tabTo(page: Page, name: RegExp) {
  for (let presses = 0; presses < 150; presses += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
      return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? ''
    })
    if (name.test(focused.trim())) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not come to ${String(name)}.`)
}

async function press(page: Page, name: RegExp) {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

async function fill(page: Page, name: RegExp, text: string) {
  await tabTo(page, name)
  await page.keyboard.type(text)
}

/** Waits for the heading and its focus, which follows. */
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).and(page.locator(':focus')).waitFor()
const totalOf = (page: Page) => page.locator('main .is-total dd').innerText()

describe('a purchase', () => {
  it('works by keyboard, with the same total in each step', async () => {
    const context = await openContext(browser, await sessionOf(browser, 'admin'))
    const page = await context.newPage()
    await visit(page, '/apps/ecommerce/shop')
    await press(page, /^Add to cart: Halcyon/)
    await page.locator('[aria-label^="View in cart: Halcyon"]:focus').waitFor()
    await page.keyboard.press('Enter')
    await heading(page, 'Checkout')
    // The total excludes the product until the cart is updated.
    await page.locator('main').getByText('Halcyon').first().waitFor()
    const total = await totalOf(page)

    await page
      .locator('header')
      .getByRole('button', { name: /^Cart: 4 products/ })
      .focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.cart-total dd').innerText()).toBe(total)
    await page.keyboard.press('Escape')

    await page.locator('h1').focus()
    await press(page, /^Continue to delivery/)
    await heading(page, 'Delivery address')
    await press(page, /^Continue to payment/)
    await heading(page, 'Payment')
    await fill(page, /^Card number/, '4242424242424242')
    await fill(page, /^Name on card/, 'Rosa Blum')
    await fill(page, /^Expiration date/, '1240')
    await fill(page, /^Security code/, '123')
    await page.keyboard.press('Enter')
    await heading(page, 'Thank you for your order')
    await page.waitForURL('**/apps/ecommerce/checkout/placed/13')
    await expect.poll(() => totalOf(page)).toBe(total)
    await page.getByRole('button', { name: 'Cart', exact: true }).waitFor()

    await page.goBack()
    await heading(page, 'Checkout')
    await page.getByText('Your cart is empty').waitFor()
    await context.close()
  })
})
