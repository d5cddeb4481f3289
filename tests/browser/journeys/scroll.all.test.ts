import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser, openContext, sessionOf, visit } from '../support/browser'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

beforeEach(async () => {
  const context = await openContext(browser, await sessionOf(browser, 'admin'))
  page = await context.newPage()
})
afterEach(() => page.context().close())

const top = () => page.evaluate(() => scrollY)
const scrollDown = (y: number) => page.evaluate((place) => window.scrollTo(0, place), y)

describe('the scroll position of a page', () => {
  it('is restored after a reload', async () => {
    await visit(page, '/tables/reactstrap')
    await scrollDown(900)
    await page.reload()
    await expect.poll(top).toBe(900)
  })

  it('is the top after loading a URL', async () => {
    await visit(page, '/tables/reactstrap')
    await scrollDown(900)
    await visit(page, '/cards/basic')
    await expect.poll(top).toBe(0)
  })

  it('is restored after Back, and the top after a link', async () => {
    await visit(page, '/tables/reactstrap')
    await scrollDown(900)
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Invoices' }).click()
    await page.getByRole('heading', { level: 1, name: 'Invoices' }).waitFor()
    await expect.poll(top).toBe(0)
    await page.goBack()
    await expect.poll(top).toBe(900)
  })

  it('is the example in the URL', async () => {
    await visit(page, '/access-control')
    await visit(page, '/tables/reactstrap#foot')
    const place = () => page.locator('#foot').evaluate((example) => example.getBoundingClientRect().top)
    await expect.poll(place).toBeLessThan(200)
  })
})
