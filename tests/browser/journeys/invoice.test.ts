import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openContext, sessionOf, signIn, visit, watchPage } from '../support/browser'
import { openInvoice, pagesIn } from '../support/invoice'
import { keyboardOf } from '../support/keyboard'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('saves an invoice as a valid PDF file', async () => {
  const page = await openInvoice(browser, 5015)
  const findings = watchPage(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Invoice 5015.pdf')
  const bytes = await readFile(await file.path(), 'latin1')
  expect(bytes.startsWith('%PDF-1.')).toBe(true)
  expect(bytes.trimEnd().endsWith('%%EOF')).toBe(true)
  expect(pagesIn(bytes)).toBe(1)
  // One font for the Arabic name, one for the rest.
  expect(bytes).toMatch(/\/BaseFont \/\w+\+NotoSansArabic/)
  expect(bytes).toMatch(/\/BaseFont \/\w+\+Inter/)
  expect(findings).toEqual([])
  await page.context().close()
})

it('saves a list as a PDF file, with as many pages as required', async () => {
  const page = await (await openContext(browser, await sessionOf(browser, 'admin'))).newPage()
  await visit(page, '/apps/invoice/list')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'PDF file' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Invoices.pdf')
  const bytes = await readFile(await file.path(), 'latin1')
  expect(pagesIn(bytes)).toBeGreaterThan(2)
  expect(bytes).toMatch(/\/BaseFont \/\w+\+Inter/)
  await page.locator('.paper-sheet').waitFor({ state: 'detached' })
  await page.context().close()
})

it('deletes drafts by keyboard, and restores the last one', async () => {
  const page = await (await openContext(browser)).newPage()
  await signIn(page, 'admin')
  await visit(page, '/apps/invoice/list?status=Draft')
  const keyboard = keyboardOf(page)
  const menuOf = (id: number) => page.getByRole('button', { name: `Actions for #${id}` })
  await menuOf(5034).focus()
  for (const id of [5034, 5035]) {
    await page.locator(':focus').and(menuOf(id)).waitFor()
    await keyboard.press('Enter')
    await keyboard.to(page.getByRole('menuitem', { name: 'Delete' }), 'ArrowDown')
    await keyboard.press('Enter')
    await page.getByText(`Invoice #${id} deleted`).waitFor()
  }
  await page.locator(':focus').and(menuOf(5036)).waitFor()
  await keyboard.press('Alt+t')
  await keyboard.to(page.getByRole('button', { name: 'Undo' }).first(), 'Tab', 3)
  await keyboard.press('Enter')
  await menuOf(5035).waitFor()
  await page.locator(':focus').and(menuOf(5036)).waitFor()
  await page.context().close()
})

it('prints only the invoice, dark on white', async () => {
  const page = await openInvoice(browser, 5015)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.getByRole('article', { name: 'Invoice' }).waitFor()
  for (const rest of [
    'h1',
    'nav',
    '[aria-label="What to do with this invoice"]',
    'h2:text-is("History")',
    '.shell-footer',
  ]) {
    await page.locator(rest).first().waitFor({ state: 'hidden' })
  }
  const { ground, width } = await page.locator('.card:has(article)').evaluate((card) => {
    const style = getComputedStyle(card)
    return { ground: style.backgroundColor, width: style.borderTopWidth }
  })
  expect(ground).toBe('rgb(255, 255, 255)')
  expect(width).toBe('0px')
  await page.context().close()
})

it('prints an invoice with two lines on one page of A4', async () => {
  const page = await openInvoice(browser, 5001)
  await page.getByRole('article', { name: 'Invoice' }).waitFor()
  const bytes = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  expect(pagesIn(bytes.toString('latin1'))).toBe(1)
  await page.context().close()
})
