import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isAll } from '../../support/isAll'
import { openBrowser, openContext, sessionOf, url, visit, watchPage } from '../support/browser'
import { openPhone } from '../support/phone'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function openMailbox(path = '/apps/email', preferences = {}): Promise<Page> {
  const context = await openContext(browser, { ...(await sessionOf(browser, 'admin')), ...preferences })
  const page = await context.newPage()
  await visit(page, path)
  return page
}

const row = (page: Page, subject: string): Locator => page.locator('[data-email]', { hasText: subject })
const selected = (page: Page) => page.getByRole('group', { name: 'List actions' }).locator('.tabular')

describe.runIf(isAll)('by mouse', () => {
  it('sends an email, undoes it, and finds all of it again', async () => {
    const page = await openMailbox()
    await page.getByRole('button', { name: 'Compose' }).click()
    const letter = page.getByRole('dialog', { name: 'New email' })
    await letter.getByRole('combobox', { name: 'To' }).fill('kofi')
    await letter.getByRole('option', { name: /Kofi Boateng/ }).click()
    await letter.getByRole('textbox', { name: 'Subject' }).fill('Two minutes')
    await page.getByRole('textbox', { name: 'Message' }).click()
    await page.keyboard.type('As you asked.')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('Email sent').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    const again = page.getByRole('dialog', { name: 'Two minutes' })
    await again.getByText('As you asked.').waitFor()
    expect(await again.getByText('Kofi Boateng').isVisible()).toBe(true)
    await page.context().close()
  })

  it.each([
    ['to the right', {}, 1],
    ['to the left, from right to left', { direction: '"rtl"' }, -1],
  ])('resizes the list %s, and resets it on double click', async (_, preferences, forward) => {
    const page = await openMailbox('/apps/email/inbox/1', preferences)
    const line = page.getByRole('separator', { name: 'List width' })
    const list = page.getByRole('region', { name: 'Inbox' })
    const width = async () => (await list.boundingBox())!.width
    const [before, { x, y, width: thick }] = [await width(), (await line.boundingBox())!]
    await page.mouse.move(x + thick / 2, y + 200)
    await page.mouse.down()
    await page.mouse.move(x + thick / 2 + forward * 64, y + 210, { steps: 4 })
    await page.mouse.up()
    expect(Math.round((await width()) - before)).toBe(64)
    await page.reload()
    await expect.poll(width).toBe(before + 64)
    await line.dblclick({ position: { x: thick / 2, y: 200 } })
    await expect.poll(width).toBe(before)
    await page.context().close()
  })

  it('edits a signature, which appears in a new email and above the quote of a reply', async () => {
    const page = await openMailbox('/apps/email/inbox/1')
    await page.getByRole('button', { name: 'Signature' }).click()
    const dialog = page.getByRole('dialog', { name: 'Signature' })
    const field = dialog.getByRole('textbox', { name: 'Signature' })
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.type('Amara, Lagos')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Signature saved').waitFor()
    await page.getByRole('button', { name: 'Compose' }).click()
    await page.getByRole('dialog', { name: 'New email' }).getByText('Amara, Lagos').waitFor()
    await page.getByRole('button', { name: 'Save and close' }).click()
    await page.getByRole('button', { name: 'Reply', exact: true }).click()
    const answer = await page.getByRole('textbox', { name: 'Message' }).textContent()
    expect(answer).toMatch(/^Amara, Lagos.* Kofi Boateng wrote:/)
    await page.context().close()
  })

  it('saves a draft automatically, and continues it', async () => {
    const page = await openMailbox()
    await page.getByRole('button', { name: 'Compose' }).click()
    await page.getByRole('textbox', { name: 'Subject' }).fill('Half a thought')
    await page.getByText(/^Saved/).waitFor()
    await page.getByRole('button', { name: 'Save and close' }).click()
    await page.getByRole('link', { name: /^Drafts/ }).click()
    await row(page, 'Half a thought').getByRole('link').first().click()
    await page.getByRole('dialog', { name: 'Half a thought' }).waitFor()
    await page.context().close()
  })

  it('searches with operators, in the URL', async () => {
    const page = await openMailbox()
    await page.getByRole('searchbox', { name: 'Search email' }).fill('from:kofi has:attachment')
    await page.waitForURL(/q=from/)
    await expect.poll(() => page.locator('[data-email]').count()).toBe(1)
    await page.reload()
    await row(page, 'Sensor 7 is quiet again').waitFor()
    expect(await page.locator('[data-email]').count()).toBe(1)
    await page.context().close()
  })

  it('selects a range, moves it, and undoes it', async () => {
    const page = await openMailbox()
    const before = await page.locator('[data-email]').first().innerText()
    await page.locator('[data-email] .form-check-input').nth(0).click()
    await page
      .locator('[data-email] .form-check-input')
      .nth(3)
      .click({ modifiers: ['Shift'] })
    expect(await selected(page).innerText()).toBe('4 selected')
    await page.getByRole('button', { name: 'Move to', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Spam' }).click()
    await page.getByText('4 emails moved to Spam').waitFor()
    expect(await page.locator('[data-email]').first().innerText()).not.toBe(before)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => page.locator('[data-email]').first().innerText()).toBe(before)
    await page.context().close()
  })

  it('opens the context menu of a row', async () => {
    const page = await openMailbox()
    await row(page, 'New login').click({ button: 'right' })
    const menu = page.getByRole('menu', { name: 'Email actions' })
    const box = (await menu.boundingBox())!
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.y + box.height).toBeLessThanOrEqual(900)
    await menu.getByRole('menuitem', { name: 'Move to trash' }).click()
    await expect.poll(() => row(page, 'New login').count()).toBe(0)
    await page.context().close()
  })
})

describe('by keyboard', () => {
  it('reads, stars, deletes, restores, replies and sends', async () => {
    const page = await openMailbox()
    const { keyboard } = page
    /** The second key has a time limit: retry on a busy machine. */
    const goTo = async (key: string, address: RegExp, title: string) => {
      await expect
        .poll(async () => {
          await keyboard.press('g')
          await keyboard.press(key)
          return page.url()
        })
        .toMatch(address)
      // The URL changes before the list does; focus moves with the list.
      await page.locator('h1:focus', { hasText: title }).waitFor()
    }
    const places = () =>
      page.locator('[aria-posinset] a:focus').evaluateAll((all) => all.map((link) => link.closest('li')?.ariaPosInSet))
    await keyboard.press('j')
    await keyboard.press('j')
    expect(await places()).toEqual(['2'])
    await keyboard.press('#')
    await page.getByText('Email moved to Trash').waitFor()
    expect(await places()).toEqual(['2'])
    await keyboard.press('j')
    expect(await places()).toEqual(['3'])
    await keyboard.press('z')
    await row(page, 'New login').waitFor()
    await goTo('s', /starred$/, 'Starred')
    await goTo('i', /apps\/email$/, 'Inbox')
    // Outside of the rows, `k` moves to the first one.
    await expect
      .poll(async () => {
        await keyboard.press('k')
        return page.evaluate(() => document.activeElement?.closest('li')?.textContent)
      })
      .toContain('Sensor 7 is quiet again')
    await keyboard.press('Enter')
    await page.waitForURL(/inbox\/1$/)
    await page.getByRole('heading', { name: 'Sensor 7 is quiet again' }).waitFor()
    await keyboard.press('r')
    const letter = page.getByRole('region', { name: 'Re: Sensor 7 is quiet again' })
    await letter.locator('.ProseMirror').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('ProseMirror')
    await keyboard.type('It is a setting.')
    await keyboard.press('Control+Enter')
    await page.getByText('Email sent').waitFor()
    await page.context().close()
  })
})

describe('a hostile email', () => {
  it('runs nothing, sends no requests, and loads images only on demand', async () => {
    const page = await openMailbox()
    const findings = watchPage(page)
    const asked: string[] = []
    // Excludes the API, whose host ends in `.example.test`.
    await page.route(/pixel|\.example(?!\.test)/, (route) => {
      asked.push(`${route.request().resourceType()} ${new URL(route.request().url()).protocol}`)
      return route.fulfill({ status: 204 })
    })
    page.on('dialog', (dialog) => {
      findings.push(`dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    await page.getByRole('searchbox', { name: 'Search email' }).fill('survive')
    await row(page, 'survive this').getByRole('link').first().click()
    const frame = page.locator('main iframe')
    await frame.waitFor()
    await page.getByRole('button', { name: 'Show images' }).waitFor()
    const body = page.frameLocator('main iframe').locator('body')
    const html = await body.innerHTML()
    expect(html).not.toMatch(/<script|<iframe|<form|<object|<link|javascript:|\son\w+=/i)
    expect(await frame.getAttribute('sandbox')).not.toContain('allow-scripts')
    expect(asked).toEqual([])
    expect(findings.filter((line) => !line.startsWith('console'))).toEqual([])

    await page.getByRole('button', { name: 'Show images' }).click()
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    expect([...new Set(asked)]).toEqual(['image https:'])
    expect(page.url()).toContain('/apps/email/')
    await page.context().close()
  })
})

describe.runIf(isAll)('on paper', () => {
  it('an email is printed alone, dark on white, in any skin', async () => {
    const page = await openMailbox('/apps/email/inbox/4', { skin: '"dark"' })
    await page.locator('main iframe').first().waitFor()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    for (const part of [
      'nav',
      'section:has([data-email])',
      'aside[aria-label="Folders"]',
      '[aria-label="Email actions"]',
      'button:text-is("Reply")',
    ])
      expect(await page.locator(part).first().isVisible(), part).toBe(false)
    expect(await page.getByRole('heading', { level: 2 }).first().isVisible()).toBe(true)
    const text = page.locator('main iframe').first().contentFrame().locator('body')
    expect(await text.evaluate((body) => getComputedStyle(body).color)).toBe('rgb(27, 30, 43)')
    expect((await page.pdf()).length).toBeGreaterThan(5000)
    await page.context().close()
  })
})

describe('on a phone', () => {
  it('shows list or email, and a full-screen composer', async () => {
    const page = await openPhone(browser)
    await page.goto(url('/apps/email'))
    await row(page, 'Sensor 7 is quiet again').getByRole('link').first().tap()
    await page.getByRole('heading', { name: 'Sensor 7 is quiet again' }).waitFor()
    expect(await page.locator('section:has([data-email])').evaluate((pane) => getComputedStyle(pane).visibility)).toBe(
      'hidden',
    )
    await page.getByRole('link', { name: 'Back to list' }).tap()
    await row(page, 'New login').waitFor()
    await page.getByRole('button', { name: 'Show folders' }).tap()
    await page
      .getByRole('dialog', { name: 'Folders' })
      .getByRole('link', { name: /^Drafts/ })
      .tap()
    await page.waitForURL(/draft$/)
    await page.getByRole('button', { name: 'Compose' }).first().tap()
    const letter = page.getByRole('dialog', { name: 'New email' })
    await letter.waitFor()
    expect(await letter.boundingBox()).toMatchObject({ x: 0, y: 0, width: 375, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await page.context().close()
  })
})
