import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext, sessionOf, url, visit } from '../support/browser'
import { openPhone } from '../support/phone'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function openChats(path = '/apps/chat'): Promise<Page> {
  const context = await openContext(browser, await sessionOf(browser, 'admin'))
  const page = await context.newPage()
  await visit(page, path)
  return page
}

const chat = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })
const field = (page: Page, name: string) => page.getByRole('textbox', { name: `Message ${name}` })
const bottomOf = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().bottom)
const distanceFromEnd = (page: Page) =>
  page.getByRole('log').evaluate((log) => log.scrollHeight - log.clientHeight - log.scrollTop)

describe('by mouse', () => {
  it('opens the newest chat, which is then read, writes, and gets an answer', async () => {
    const page = await openChats()
    const entry = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Chat' })
    // The newest chat opens by itself.
    await field(page, 'Kofi Boateng').waitFor()
    // Messages, without those of muted chats.
    await expect.poll(() => entry.innerText()).toMatch(/4$/)
    await field(page, 'Kofi Boateng').fill('How is the gecko?')
    const writing = page.getByRole('listitem').filter({ hasText: 'Kofi Boateng is typing' })
    // Waits from before the click, because "typing" lasts less than two seconds.
    await Promise.all([writing.waitFor(), page.getByRole('button', { name: 'Send' }).click()])
    await page.getByRole('article', { name: /You.*How is the gecko/ }).waitFor()
    await writing.waitFor({ state: 'detached' })
    await expect.poll(() => page.getByRole('article').last().getAttribute('aria-labelledby')).toBeTruthy()
    await expect.poll(() => page.getByRole('article').last().innerText()).not.toContain('gecko')
    await expect.poll(() => distanceFromEnd(page)).toBeLessThan(2)
    await page.context().close()
  })

  it('keeps the scroll position of older messages, and announces new ones', async () => {
    const page = await openChats()
    await chat(page, 'Kofi Boateng').click()
    await field(page, 'Kofi Boateng').fill('Are you there?')
    // The contact answers after 2.8 s: time is frozen until the log is scrolled.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.keyboard.press('Enter')
    await page.clock.runFor(900)
    await page.getByRole('article', { name: /Are you there/ }).waitFor()
    await page.getByRole('log').evaluate((log) => log.scrollTo(0, 0))
    await page.clock.resume()
    await page.getByRole('button', { name: '1 new message' }).click()
    await expect.poll(() => distanceFromEnd(page)).toBeLessThan(2)
    await page.context().close()
  })
})

describe('by keyboard', () => {
  it('finds a contact, writes, opens the next chat, and keeps the draft', async () => {
    const page = await openChats()
    const { keyboard } = page
    await keyboard.press('/')
    await keyboard.type('wanjiru')
    await chat(page, 'Kofi Boateng').waitFor({ state: 'detached' })
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await field(page, 'Wanjiru Kamau').waitFor()
    await expect.poll(() => field(page, 'Wanjiru Kamau').evaluate((box) => box === document.activeElement)).toBe(true)
    await keyboard.type('Half a sent')
    await keyboard.press('Alt+ArrowDown')
    await field(page, 'Wanjiru Kamau').waitFor({ state: 'detached' })
    await keyboard.press('Alt+ArrowUp')
    await field(page, 'Wanjiru Kamau').waitFor()
    await expect.poll(() => field(page, 'Wanjiru Kamau').inputValue()).toBe('Half a sent')
    await page.context().close()
  })
})

describe('on a phone', () => {
  it('shows list and chat one after the other, with the composer visible', async () => {
    const page = await openPhone(browser)
    await page.goto(url('/apps/chat'))
    await chat(page, 'Kofi Boateng').tap()
    await expect.poll(() => bottomOf(field(page, 'Kofi Boateng'))).toBeLessThanOrEqual(740)
    await chat(page, 'Wanjiru Kamau').waitFor({ state: 'hidden' })
    await field(page, 'Kofi Boateng').tap()
    // Viewport above a virtual keyboard.
    await page.setViewportSize({ width: 375, height: 420 })
    await expect.poll(() => bottomOf(field(page, 'Kofi Boateng'))).toBeLessThanOrEqual(420)
    await expect.poll(() => distanceFromEnd(page)).toBeLessThan(2)
    await page.setViewportSize({ width: 375, height: 740 })
    await page.getByRole('link', { name: 'Back to chats' }).tap()
    await chat(page, 'Wanjiru Kamau').waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await page.context().close()
  })
})
