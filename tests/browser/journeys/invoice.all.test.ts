import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openContext, signIn, url, watchPage } from '../support/browser'
import { openInvoice, pagesIn } from '../support/invoice'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function draftFor(page: Page, client: string): Promise<void> {
  await page.goto(url('/apps/invoice/add'))
  await page.getByRole('button', { name: 'Add client' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Name', { exact: true }).fill(client)
  await drawer.getByLabel('Email').fill('client@example.com')
  await drawer.getByRole('button', { name: 'Add client' }).click()
  await drawer.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Add item' }).click()
  const items = page.getByRole('list', { name: 'Items' }).getByRole('listitem')
  await items.nth(1).waitFor()
  for (const item of await items.all()) {
    await item.getByRole('combobox', { name: 'Item' }).fill(client)
    await item.getByRole('textbox', { name: 'Price' }).fill('12.50')
  }
  await page.getByRole('textbox', { name: 'Note to client' }).fill(client.repeat(9))
  for (const part of ['Show payment terms', 'Show note to client', 'Show payment stub']) {
    await page.getByRole('switch', { name: part }).setChecked(true)
  }
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await page.waitForURL(/\/preview\//)
}

it.each(['Łukasz ليلى', '陈思远 Мария ที่นี่ हिन्दी', '★ ✓ → 👩‍👩‍👧 🇩🇪'])(
  'saves an invoice as %s, on one page',
  async (client) => {
    const page = await openInvoice(browser, 5001)
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
])('shows an error if a font of a PDF %s, and retries', async (_, isRefused) => {
  const page = await openInvoice(browser, 5015)
  await page.route('**/*.ttf', (route) => (isRefused ? route.abort() : undefined))
  await page.clock.install()
  await Promise.all([page.waitForRequest(/\.ttf$/), page.getByRole('button', { name: 'Download' }).click()])
  if (!isRefused) await page.clock.fastForward(30_000)
  await page.getByText('Couldn’t download #5015').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Download' }).isEnabled()).toBe(true)
  await page.unroute('**/*.ttf')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Try again' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Invoice 5015.pdf')
  await page.context().close()
})
