import type { Browser, Page } from 'playwright-core'
import { openContext, signIn, url } from './browser'

export async function openInvoice(browser: Browser, id: number): Promise<Page> {
  const page = await (await openContext(browser)).newPage()
  await signIn(page, 'admin')
  await page.goto(url(`/apps/invoice/preview/${id}`))
  await page.getByRole('heading', { level: 1, name: `Invoice #${id}` }).waitFor()
  return page
}

export const pagesIn = (bytes: string) => bytes.match(/\/Type \/Page\s/g)?.length
