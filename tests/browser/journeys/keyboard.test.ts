import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openContext, settled, url, watchPage } from '../support/browser'
import { keyboardOf } from '../support/keyboard'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('works by keyboard alone: log in, change skin, find a user, edit, delete, undo, export, log out', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  const findings = watchPage(page)
  const keyboard = keyboardOf(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const rows = page.getByRole('table').locator('tbody tr')

  await page.goto(url('/login'))
  await settled(page)
  await keyboard.to(page.getByLabel('Email'))
  await keyboard.type('admin@demo.com')
  await keyboard.to(page.getByLabel('Password', { exact: true }))
  await keyboard.type('admin')
  await keyboard.press('Enter')
  await page.waitForURL(url('/'))
  await page.getByRole('link', { name: 'Users' }).waitFor()
  await settled(page)
  await keyboard.to(page.getByRole('link', { name: 'Users' }))
  await keyboard.press('Enter')
  await page.waitForURL('**/apps/user/list')
  await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor()
  await settled(page)

  await keyboard.to(button('Switch to dark skin'))
  await keyboard.press('Enter')
  await page.waitForSelector('html[data-bs-theme=dark]')

  const name = await rows.nth(2).getByRole('link').first().innerText()
  const before = await rows.count()
  await keyboard.to(page.getByRole('searchbox', { name: 'Search users' }))
  await keyboard.type(name)
  await page.waitForURL((address) => address.searchParams.get('q') === name)
  await expect.poll(() => rows.count()).toBeLessThan(before)
  await settled(page)

  const actions = button(`Actions for ${name}`)
  await keyboard.to(actions)
  await keyboard.press('Enter')
  await keyboard.to(page.getByRole('menuitem', { name: 'Edit' }), 'ArrowDown')
  await keyboard.press('Enter')
  await page.getByRole('dialog').locator(':focus').waitFor()
  await keyboard.to(page.getByRole('dialog').getByLabel('Company'))
  await keyboard.press('Control+a')
  await keyboard.type('Northern Lights')
  await keyboard.press('Enter')
  await page.getByText(`${name} updated`).first().waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await settled(page)

  await keyboard.to(actions)
  await keyboard.press('Enter')
  await keyboard.to(page.getByRole('menuitem', { name: 'Delete' }), 'ArrowDown')
  await keyboard.press('Enter')
  await page.getByText(`${name} deleted`).first().waitFor()
  await page.getByRole('row', { name }).waitFor({ state: 'detached' })

  // The shortcut of toasts: Tab would reach them too late.
  await keyboard.press('Alt+t')
  await keyboard.to(button('Undo'))
  await keyboard.press('Enter')
  await page.getByText(`${name} restored`).first().waitFor()
  await page.getByRole('row', { name }).waitFor()
  await settled(page)

  await keyboard.to(button('Export'))
  await keyboard.press('Enter')
  await keyboard.to(page.getByRole('menuitem', { name: 'CSV file' }), 'ArrowDown')
  const download = page.waitForEvent('download')
  await keyboard.press('Enter')
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)

  await keyboard.to(button(/^Account menu for/))
  await keyboard.press('Enter')
  await keyboard.to(page.getByRole('menuitem', { name: 'Log out' }), 'ArrowDown')
  await keyboard.press('Enter')
  await page.waitForURL('**/login')
  await page.getByRole('button', { name: 'Log in', exact: true }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
  expect(findings).toEqual([])
  await context.close()
})
