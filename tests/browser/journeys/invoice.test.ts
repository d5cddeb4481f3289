import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openContext, signIn, url, watchPage } from '../support/browser'
import { keyboardOf } from '../support/keyboard'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function openInvoice(id: number): Promise<Page> {
  const page = await (await openContext(browser)).newPage()
  await signIn(page, 'admin')
  await page.goto(url(`/apps/invoice/preview/${id}`))
  await page.getByRole('heading', { level: 1, name: `Invoice #${id}` }).waitFor()
  return page
}

const pagesIn = (bytes: string) => bytes.match(/\/Type \/Page\s/g)?.length

it('saves an invoice as a PDF file that any reader can open', async () => {
  const page = await openInvoice(5015)
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
  // Of its name, which is Arabic, and of everything else.
  expect(bytes).toMatch(/\/BaseFont \/\w+\+NotoSansArabic/)
  expect(bytes).toMatch(/\/BaseFont \/\w+\+Inter/)
  expect(findings).toEqual([])
  await page.context().close()
})

/** Makes a draft with two lines and everything an invoice can say, for a client of that name. */
async function draftFor(page: Page, client: string): Promise<void> {
  await page.goto(url('/apps/invoice/add'))
  await page.getByRole('button', { name: 'Add new customer' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Name', { exact: true }).fill(client)
  await drawer.getByLabel('Email').fill('client@example.com')
  await drawer.getByRole('button', { name: 'Add customer' }).click()
  await drawer.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Add item' }).click()
  for (const item of await page.getByRole('list', { name: 'Items' }).getByRole('listitem').all()) {
    await item.getByRole('combobox', { name: 'Item' }).fill(client)
    await item.getByRole('textbox', { name: 'Price' }).fill('12.50')
  }
  await page.getByRole('textbox', { name: 'Note to the client' }).fill(client.repeat(9))
  for (const part of ['Show the payment terms', 'Show the note to the client', 'Add a payment stub']) {
    await page.getByRole('switch', { name: part }).setChecked(true)
  }
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await page.waitForURL(/\/preview\//)
}

it.each(['Łukasz ليلى', '陈思远 Мария ที่นี่ हिन्दी', '★ ✓ → 👩‍👩‍👧 🇩🇪'])(
  'saves an invoice to %s, on one page',
  async (client) => {
    const page = await openInvoice(5001)
    const findings = watchPage(page)
    await draftFor(page, client)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ])
    expect(pagesIn(await readFile(await file.path(), 'latin1'))).toBe(1)
    expect(findings).toEqual([])
    await page.context().close()
  },
)

it('saves an invoice with two lines on one page of Letter paper', async () => {
  const context = await openContext(browser)
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'language', { value: 'en-US' })
  })
  const page = await context.newPage()
  await signIn(page, 'admin')
  for (const id of [5001, 5003, 5015]) {
    await page.goto(url(`/apps/invoice/preview/${id}`))
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ])
    const bytes = await readFile(await file.path(), 'latin1')
    expect(bytes).toContain('/MediaBox [0 0 612 792]')
    expect(pagesIn(bytes), String(id)).toBe(1)
  }
  await context.close()
})

it.each([
  ['is refused', true],
  ['never comes', false],
])('says so where a font of a PDF %s, and tries again', async (_, isRefused) => {
  const page = await openInvoice(5015)
  await page.route('**/*.ttf', (route) => (isRefused ? route.abort() : undefined))
  await page.clock.install()
  await page.getByRole('button', { name: 'Download' }).click()
  if (!isRefused) {
    await page.waitForRequest(/\.ttf$/)
    await page.clock.fastForward(30_000)
  }
  const message = page.getByText('Invoice #5015 could not be downloaded.')
  await message.waitFor()
  expect(await page.getByRole('button', { name: 'Download' }).isEnabled()).toBe(true)
  await page.unroute('**/*.ttf')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Try again' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Invoice 5015.pdf')
  await page.context().close()
})

it('deletes invoices one after the other with the keyboard, and takes the last one back', async () => {
  const page = await (await openContext(browser)).newPage()
  await signIn(page, 'admin')
  await page.goto(url('/apps/invoice/list'))
  const keyboard = keyboardOf(page)
  const menuOf = (id: number) => page.getByRole('button', { name: `Actions for #${id}` })
  await menuOf(5001).focus()
  for (const id of [5001, 5002]) {
    await page.locator(':focus').and(menuOf(id)).waitFor()
    await keyboard.press('Enter')
    await keyboard.to(page.getByRole('menuitem', { name: 'Delete' }), 'ArrowDown')
    await keyboard.press('Enter')
    await page.getByText(`Invoice #${id} was deleted.`).waitFor()
  }
  await page.locator(':focus').and(menuOf(5003)).waitFor()
  await keyboard.press('Alt+t')
  await keyboard.to(page.getByRole('button', { name: 'Undo' }).first(), 'Tab', 3)
  await keyboard.press('Enter')
  await menuOf(5002).waitFor()
  await page.locator(':focus').and(menuOf(5003)).waitFor()
  await page.context().close()
})

it('prints the sheet and nothing else, in ink on white', async () => {
  const page = await openInvoice(5015)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await page.getByRole('article', { name: 'Invoice' }).isVisible()).toBe(true)
  for (const rest of [
    'h1',
    'nav',
    '[aria-label="What to do with this invoice"]',
    'h2:text-is("History")',
    '.shell-footer',
  ]) {
    expect(await page.locator(rest).first().isVisible(), rest).toBe(false)
  }
  const { ground, width } = await page.locator('.card:has(article)').evaluate((card) => {
    const style = getComputedStyle(card)
    return { ground: style.backgroundColor, width: style.borderTopWidth }
  })
  expect(ground).toBe('rgb(255, 255, 255)')
  expect(width).toBe('0px')
  await page.context().close()
})
