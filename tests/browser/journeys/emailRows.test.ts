import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isAll } from '../../support/isAll'
import { openBrowser, openContext, sessionOf, visit } from '../support/browser'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function openMailbox(preferences = {}): Promise<Page> {
  const context = await openContext(browser, { ...(await sessionOf(browser, 'admin')), ...preferences })
  const page = await context.newPage()
  await visit(page, '/apps/email')
  return page
}

const row = (page: Page, subject: string): Locator => page.locator('[data-email]', { hasText: subject })

describe.runIf(isAll)('a row of the mailbox', () => {
  it('keeps sender, subject, date and the rows in place under the pointer and while selecting', async () => {
    const page = await openMailbox()
    await row(page, 'New login to your account').getByRole('link').first().click()
    await page.getByRole('heading', { level: 2, name: 'New login to your account' }).waitFor()
    const first = row(page, 'Sensor 7 is quiet again')
    await first.scrollIntoViewIfNeeded()
    const places = () =>
      first.evaluate((element) =>
        [...element.querySelectorAll('a span[dir], time')].map((part) => JSON.stringify(part.getBoundingClientRect())),
      )
    const before = await places()
    await first.hover()
    const tools = (await first.getByRole('button', { name: 'Archive' }).boundingBox())!
    expect(await places()).toEqual(before)
    const subject = (await first.getByText('Sensor 7 is quiet again').boundingBox())!
    expect(tools.y).toBeGreaterThanOrEqual(subject.y + subject.height - 2)
    await first.getByRole('checkbox').click()
    await page.getByText('1 selected').first().waitFor()
    expect(await places()).toEqual(before)
    await page.context().close()
  })

  it('keeps long names and words inside of the composer and the email', async () => {
    const page = await openMailbox()
    await page.getByRole('button', { name: 'Compose' }).click()
    const letter = page.getByRole('dialog', { name: 'New email' })
    await letter.getByRole('combobox', { name: 'To' }).fill('admin@demo.com,')
    await letter.getByRole('textbox', { name: 'Subject' }).fill('x'.repeat(200))
    const name = `${'long-name-'.repeat(20)}.txt`
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('12345') })
    const remove = page.getByRole('button', { name: `Remove ${name}` })
    const inside = async (locator: Locator, box: Locator) => {
      const [inner, outer] = [(await locator.boundingBox())!, (await box.boundingBox())!]
      expect(inner.x).toBeGreaterThanOrEqual(outer.x)
      expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width)
    }
    await inside(remove, page.getByRole('dialog').first())
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('Email sent').waitFor()
    await row(page, 'xxxx').getByRole('link').first().click()
    const reader = page.getByRole('region', { name: 'Email', exact: true })
    await inside(reader.getByRole('heading', { level: 2 }), reader)
    await inside(reader.getByRole('link', { name: `Download ${name}` }), reader)
    await page.context().close()
  })

  it('gets the focus back from its email, without the reading pane', async () => {
    const view = JSON.stringify({ isCompact: false, isSplit: false, isReceiving: false })
    const page = await openMailbox({ mailbox: view })
    const { keyboard } = page
    await keyboard.press('j')
    await keyboard.press('j')
    await keyboard.press('Enter')
    await page.locator('h2:focus').waitFor()
    await keyboard.press('u')
    await page.locator('[aria-posinset="2"] a:focus').waitFor()
    await keyboard.press('j')
    await page.locator('[aria-posinset="3"] a:focus').waitFor()
    await keyboard.press('Enter')
    await page.locator('h2:focus').waitFor()
    await keyboard.press('e')
    await page.getByText('Email moved to Archive').waitFor()
    await page.locator('[aria-posinset="3"] a:focus').waitFor()
    await page.context().close()
  })
})
