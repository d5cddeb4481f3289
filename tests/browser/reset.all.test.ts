import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext, sessionOf, settled, url, visit, watchPage } from './support/browser'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function reset(page: Page) {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /Search pages/ }).fill('reset sample')
  await page.getByRole('option', { name: /Reset sample data/, selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Reset sample data' }).click()
  await page.getByText('Sample data reset').waitFor()
}

describe('resetting the sample data', () => {
  it('restores a deleted user, and keeps session and page', async () => {
    const context = await openContext(browser, await sessionOf(browser, 'admin'))
    const page = await context.newPage()
    const findings = watchPage(page)
    await visit(page, '/apps/user/list')
    const row = page.getByRole('row', { name: /Adaeze Okonkwo/ })
    await row.getByRole('button').last().click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await row.waitFor({ state: 'detached' })
    await reset(page)
    await row.waitFor()
    await settled(page)
    expect(new URL(page.url()).pathname).toBe('/apps/user/list')
    await page.locator('#main:focus').waitFor()
    expect(findings).toEqual([])
    await context.close()
  })

  it('leads a user whose account was created here to a working login page', async () => {
    const context = await openContext(browser)
    const page = await context.newPage()
    await page.goto(url('/register'))
    await page.getByLabel('Username').fill('nadia')
    await page.getByLabel('Email').fill('nadia@example.com')
    await page.getByLabel('Password', { exact: true }).fill('Lantern-42-sea')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('link', { name: 'Open the inbox' }).click()
    await page.getByRole('heading', { name: 'Inbox', level: 1 }).waitFor()
    await settled(page)
    await reset(page)
    await page.waitForURL('**/login*')
    await page.getByLabel('Email').fill('admin@demo.com')
    await page.getByLabel('Password', { exact: true }).fill('admin')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL(url('/apps/email'))
    await context.close()
  })
})
