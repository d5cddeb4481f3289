import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openContext, sessionOf, settled, visit } from './support/browser'

const name = 'Abcdefghijklmnopqrstuvwxyz'.repeat(5).slice(0, 120)

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function addUser(page: Page) {
  await visit(page, '/apps/user/list#new')
  const form = page.getByRole('dialog', { name: 'Add user' })
  await form.getByLabel('Full name').fill(name)
  await form.getByLabel('Username').fill('abc')
  await form.getByLabel('Email').fill(`${name.slice(0, 60)}@x.example`)
  await form.getByLabel('Company').fill(name)
  await form.getByRole('button', { name: 'Add user' }).click()
  await form.waitFor({ state: 'detached' })
}

async function addPermission(page: Page) {
  await visit(page, '/apps/permissions')
  await page.getByRole('button', { name: 'Add permission' }).click()
  const form = page.getByRole('dialog', { name: 'Add permission' })
  await form.getByLabel('Name').fill(name)
  await form.getByRole('button', { name: 'Add permission' }).click()
  await form.waitFor({ state: 'detached' })
}

it.each([1440, 375])('a name of 120 letters widens no page at %i px', async (width) => {
  const context = await openContext(browser, await sessionOf(browser, 'admin'))
  await context.addInitScript(() => localStorage.setItem('keepSamples', 'true'))
  const page = await context.newPage()
  await page.setViewportSize({ width, height: 900 })
  await addUser(page)
  await addPermission(page)
  for (const path of ['/apps/user/list?q=abcdef', '/apps/user/view/51', '/apps/permissions', '/apps/roles']) {
    await visit(page, path)
    await settled(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
  }
  await context.close()
})
