import type { Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { buildApp } from './support/buildApp'
import { openBuild } from './support/openBuild'
import { startCookieServer, startIssuer, startUpstream } from './support/sessionServers'

const stored = () => JSON.stringify(localStorage)

it(
  'with a cookie session, the page stores no token, and all writes carry the CSRF header',
  { timeout: 600_000 },
  async () => {
    const server = await startCookieServer()
    const { page, url } = await openBuild(await buildApp({ api: 'real', apiUrl: server.origin, session: 'cookie' }))
    const logIn = async () => {
      await page.getByLabel('Email').fill('admin@demo.com')
      await page.getByLabel('Password', { exact: true }).fill('admin')
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
    }

    const cookies = async () => (await page.context().cookies()).map(({ name }) => name)

    await page.goto(`${url}apps/permissions`)
    await logIn()
    await page.getByRole('table').waitFor()
    expect(await page.evaluate(stored)).not.toContain('eyJ')
    expect(await page.evaluate(() => document.cookie)).not.toContain('sid')

    await page.reload()
    await page.getByRole('table').waitFor()
    await page.getByRole('button', { name: 'Add permission' }).click()
    await page.getByRole('dialog').getByRole('textbox').first().fill('Harbour keys')
    await page.getByRole('dialog').getByRole('button', { name: 'Add permission' }).click()
    await page.getByText('Harbour keys').first().waitFor()

    server.forget()
    await page.reload()
    await page.getByText('Your session has expired').waitFor()
    await logIn()
    await page.getByRole('table').waitFor()

    const leave = async (way: 'Lock screen' | 'Log out') => {
      await page
        .getByRole('button', { name: /account/i })
        .last()
        .click()
      await page.getByRole('menuitem', { name: way }).click()
    }
    let isRequested = false
    const holdLogout = async (route: Route) => {
      await page.getByText('Locking…').waitFor()
      isRequested = true
      await route.continue()
    }
    await page.route(/\/logout$/, holdLogout, { times: 1 })
    await leave('Lock screen')
    await page.getByLabel('Password', { exact: true }).fill('admin')
    expect(isRequested).toBe(true)
    expect(await cookies()).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByRole('table').waitFor()

    server.breakDown(true)
    await leave('Lock screen')
    await page.getByText('Logged out in this browser only').waitFor()
    server.breakDown(false)
    await page.getByLabel('Password', { exact: true }).fill('admin')
    await page.keyboard.press('Enter')
    await page.getByRole('table').waitFor()

    server.breakDown(true)
    await leave('Log out')
    await page.getByText('Logged out in this browser only').waitFor()
    server.breakDown(false)
    await logIn()
    await page.getByRole('button', { name: /^Account menu for/ }).waitFor()
    await leave('Log out')
    await page.getByRole('textbox', { name: 'Email' }).waitFor()
    expect(await cookies()).toEqual([])
  },
)

it(
  'users log in at an OpenID provider, return to their destination, and log out there',
  { timeout: 600_000 },
  async () => {
    const apiUrl = await startUpstream()
    const issuer = await startIssuer(apiUrl)
    const dist = await buildApp({ api: 'real', apiUrl, session: 'oidc', issuer: issuer.origin })
    const { page, url } = await openBuild(dist)
    const tokenCalls = () => issuer.received.filter((request) => request.url === '/token')

    await page.goto(`${url}apps/permissions?sort=name`)
    const leave = page.getByRole('button', { name: 'Log in', exact: true })
    await leave.click()
    expect(await page.getByLabel('Password').count()).toBe(0)
    await page.getByRole('link', { name: 'Refuse' }).click()
    await page.getByRole('alert').or(page.getByRole('status')).first().waitFor()
    expect(tokenCalls()).toEqual([])
    await page.getByRole('link', { name: 'Back to login' }).click()

    await page.goto(`${url}apps/permissions?sort=name`)
    await leave.click()
    await page.getByRole('link', { name: 'Allow' }).click()
    await page.getByRole('table').waitFor()
    expect(page.url()).toBe(`${url}apps/permissions?sort=name`)
    expect(tokenCalls()).toHaveLength(1)

    await page.reload()
    await page.getByRole('table').waitFor()
    await expect.poll(() => tokenCalls().at(-1)?.body).toContain('grant_type=refresh_token')

    await page
      .getByRole('button', { name: /account/i })
      .last()
      .click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await leave.waitFor()
    expect(issuer.received.some((request) => request.url.startsWith('/end?'))).toBe(true)
    const before = tokenCalls().length
    // A response without a matching login is ignored.
    await page.goto(`${url}oauth/oidc?code=strange&state=strange`)
    await page.getByRole('alert').waitFor()
    expect(tokenCalls()).toHaveLength(before)

    // The provider manages accounts.
    await page.goto(`${url}register`)
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()

    await page.goto(`${url}login`)
    await leave.click()
    await page.getByRole('link', { name: 'Allow' }).click()
    await page.getByRole('button', { name: /^Account menu for/ }).waitFor()
    issuer.revoke()
    await page.reload()
    await page.getByText('Your session has expired').waitFor()
  },
)
