import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext, sessionOf, settled, visit, watchPage } from './support/browser'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true })

async function viewAs(page: Page, account: 'Administrator' | 'Restricted user') {
  await page.getByRole('button', { name: /^Account menu for/ }).click()
  await page.getByRole('menuitem', { name: 'View as' }).click()
  await page.getByRole('menuitemradio', { name: account }).click()
  await page
    .getByRole('button', {
      name: account === 'Restricted user' ? 'Account menu for Clément Roux' : 'Account menu for Amara Mensah',
    })
    .waitFor()
  await settled(page)
}

describe('an edited role', () => {
  it('applies at once to its users; access to the rest can be requested', async () => {
    const context = await openContext(browser, await sessionOf(browser, 'admin'))
    const page = await context.newPage()
    const findings = watchPage(page)
    await visit(page, '/apps/user/list')
    await menuLink(page, 'Roles').click()
    await page.waitForURL('**/apps/roles')
    await page.getByRole('button', { name: 'Edit role “Restricted user”' }).click()
    const form = page.getByRole('dialog', { name: 'Edit role “Restricted user”' })
    await form.getByRole('checkbox', { name: 'Invoices: Read' }).check()
    await form.getByRole('button', { name: 'Save' }).click()
    await form.waitFor({ state: 'detached' })

    await viewAs(page, 'Restricted user')
    await menuLink(page, 'Users').waitFor({ state: 'detached' })
    await menuLink(page, 'Invoices').click()
    await page.getByRole('link', { name: '#5036' }).waitFor()
    expect(await page.getByRole('link', { name: 'Add invoice' }).count()).toBe(0)

    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Roles' }).waitFor()
    await page.goBack()
    await page.getByRole('button', { name: 'Request access' }).click()
    await page.getByRole('button', { name: 'Access requested' }).waitFor()

    await page.getByRole('link', { name: 'Go to home page' }).click()
    // An open menu closes on navigation.
    await page.getByRole('heading', { level: 1, name: 'Access control' }).waitFor()
    await settled(page)
    await viewAs(page, 'Administrator')
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await page
      .getByText(/Clément Roux/)
      .first()
      .waitFor()
    await settled(page)
    expect(findings).toEqual([])
    await context.close()
  })
})
