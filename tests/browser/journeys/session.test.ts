import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser, openContext, sessionOf, signIn, url, visit } from '../support/browser'

let browser: Browser
let context: BrowserContext

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())
afterEach(() => context.close())

async function logIn(page: Page) {
  await page.getByLabel('Email').fill('admin@demo.com')
  await page.getByLabel('Password', { exact: true }).fill('admin')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

describe('a guest', () => {
  beforeEach(async () => {
    context = await openContext(browser)
  })

  it('returns to the destination', async () => {
    const page = await context.newPage()
    await page.goto(url('/apps/user/list?status=pending&page=2'))
    await page.waitForURL('**/login?*')
    await logIn(page)
    await page.waitForURL('**/apps/user/list?*')
    expect(new URL(page.url()).searchParams.get('status')).toBe('pending')
  })

  it('is not redirected to another site by a forged URL', async () => {
    const page = await context.newPage()
    await page.goto(url('/login?redirect=//evil.example/apps'))
    await logIn(page)
    await page.waitForURL((address) => !address.pathname.endsWith('/login'))
    expect(page.url()).toContain(url('/'))
  })

  it('as a client lands on the access-control page', async () => {
    const page = await context.newPage()
    await signIn(page, 'client')
    await page.waitForURL(url('/access-control'))
  })
})

describe('two tabs of one person', () => {
  beforeEach(async () => {
    context = await openContext(browser, await sessionOf(browser, 'admin'))
  })

  it('log out together, and log in together', async () => {
    const [first, second] = [await context.newPage(), await context.newPage()]
    await visit(first, '/apps/user/list')
    await visit(second, '/apps/user/view/7')
    await first.getByRole('button', { name: /^Account menu for/ }).click()
    await first.getByRole('menuitem', { name: 'Log out' }).click()
    await first.waitForURL('**/login*')
    await second.waitForURL('**/login*')
    await signIn(first, 'admin')
    await second.waitForURL((address) => !address.pathname.endsWith('/login'))
  })
})

describe('an invalid stored session', () => {
  const forged = `${btoa('{"alg":"none"}')}.${btoa('{"id":1,"exp":9999999999}')}.`
  it.each([
    ['garbage', { userData: '{', accessToken: 'x', refreshToken: 'y' }],
    ['garbage of another kind', { userData: '[]', accessToken: '""', refreshToken: 'null' }],
    ['forged tokens', { accessToken: JSON.stringify(forged), refreshToken: JSON.stringify(forged) }],
    ['a user without a role', { userData: '{"id":1}' }],
    ['no refresh token', { refreshToken: '' }],
  ])('%s ends at a working login page', async (_, broken) => {
    context = await openContext(browser, { ...(await sessionOf(browser, 'admin')), ...broken })
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(url('/apps/user/list'))
    await page.waitForURL('**/login*')
    await logIn(page)
    await page.getByRole('heading', { level: 1, name: /^(Users|E-commerce dashboard)$/ }).waitFor()
    expect(errors).toEqual([])
  })
})

describe('a page whose files are gone, as after a deployment', () => {
  it('offers a reload', async () => {
    context = await openContext(browser, await sessionOf(browser, 'admin'))
    const page = await context.newPage()
    await page.route(/UserListPage.*\.js/, (route) => route.fulfill({ status: 404, body: '' }))
    await visit(page, '/access-control')
    await page.getByRole('link', { name: 'Users' }).first().click()
    await page.getByRole('heading', { name: 'A new version is available' }).first().waitFor()
    await page.unroute(/UserListPage.*\.js/)
    await page.getByRole('button', { name: /reload|try again/i }).click()
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor()
  })
})
