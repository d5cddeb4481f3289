import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openContext, sessionOf, visit } from './support/browser'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** An action by keyboard: the element to start from, if not the focused one, and the keys. `type:` enters a text. */
type Step = readonly [action: string, from: ((page: Page) => Locator) | null, ...keys: string[]]

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()
const item = (name: string | RegExp) => (page: Page) => page.getByRole('menuitem', { name }).first()
const inDialog = (name: string) => (page: Page) => page.getByRole('dialog').getByRole('button', { name }).first()
const found = (selector: string) => (page: Page) => page.locator(selector).first()

/** Not the first: demo accounts cannot be deleted. */
const rowMenu = (page: Page) =>
  page
    .locator('tbody')
    .getByRole('button', { name: /^Actions for/ })
    .nth(2)

const undo: Step = ['undo from the toast', button('Undo'), 'Enter']

const apps: Readonly<Record<string, readonly Step[]>> = {
  '/apps/email': [
    ['open an email', found('[data-email] a'), 'Enter'],
    ['archive', null, 'e'],
    undo,
    ['delete', found('[data-email] a'), '#'],
    ['undo by z', null, 'z'],
    ['go to the next', found('[data-email] a'), 'j'],
    ['label', null, 'l'],
    ['close the labels', null, 'Escape'],
    ['move', null, 'v', 'Enter'],
    ['undo the move', null, 'z'],
    ['select', null, 'x'],
    ['archive the selection', null, 'e'],
    ['undo by z', null, 'z'],
    ['mark as unread', null, 'Shift+U'],
    ['open compose', null, 'c'],
    ['close compose', null, 'Escape'],
    [
      'compose and send',
      button('Compose'),
      'Enter',
      'type:kofi@baobab.example',
      'Enter',
      'Tab',
      'type:Tea',
      'Control+Enter',
    ],
  ],
  '/apps/chat': [
    ['open a chat', found('[data-chat], main ul a'), 'Enter'],
    ['send', (page) => page.getByRole('textbox', { name: /^Message/ }), 'type:Tea at four?', 'Enter'],
    ['edit it', null, 'ArrowUp'],
    ['cancel', null, 'Escape'],
  ],
  '/apps/todo': [
    ['open a task', found('main a[data-task]'), 'Enter'],
    ['close it', null, 'Escape'],
    ['complete', found('main a[data-task]'), 'x'],
    ['undo by z', null, 'z'],
    ['open the menu', button(/^Actions for/), 'Enter'],
    ['delete', item('Delete'), 'Enter'],
    undo,
    ['quick add', (page) => page.getByPlaceholder(/^Call Chen/), 'type:Buy tea', 'Enter'],
    ['open the form', (page) => page.getByRole('link', { name: 'Add task' }).first(), 'Enter'],
    ['close the form', null, 'Escape'],
  ],
  '/apps/kanban': [
    ['open a task', found('[data-task] a'), 'Enter'],
    ['close it', null, 'Escape'],
    [
      'open the menu',
      (page) =>
        page
          .locator('[data-task]')
          .getByRole('button', { name: /^Actions for/ })
          .first(),
      'Enter',
    ],
    ['delete', item('Delete'), 'Enter'],
    undo,
    ['move to the third column', found('[data-task] a'), '3'],
    ['undo the move', null, 'z'],
    ['add a card', null, 'n', 'type:Buy tea', 'Enter'],
    ['end adding', null, 'Escape'],
    [
      'open the menu of a column',
      (page) =>
        page
          .locator('[data-column]')
          .getByRole('button', { name: /^Actions for [^“]/ })
          .first(),
      'Enter',
    ],
    ['close it', null, 'Escape'],
  ],
  '/apps/calendar': [
    ['open the form', button('Add event'), 'Enter'],
    ['close the form', null, 'Escape'],
    ['open an event', found('main [class*="cal-event_"]'), 'Enter'],
    ['close it', null, 'Escape'],
    ['next month', button(/^Next/), 'Enter'],
    ['today', button('Today'), 'Enter'],
  ],
  '/apps/invoice/list': [
    ['open the menu of a row', rowMenu, 'Enter'],
    ['close it', null, 'Escape'],
    ['sort', (page) => page.locator('thead').getByRole('button').first(), 'Enter'],
    ['next page', button('Next page'), 'Enter'],
    ['open the menu of a row', rowMenu, 'Enter'],
    ['delete', item('Delete'), 'Enter'],
    ['confirm', inDialog('Delete'), 'Enter'],
    undo,
  ],
  '/apps/user/list': [
    ['open the form', button('Add user'), 'Enter'],
    ['close the form', null, 'Escape'],
    ['open the menu of a row', rowMenu, 'Enter'],
    ['delete', item('Delete'), 'Enter'],
    undo,
    ['select a row', (page) => page.locator('tbody').getByRole('checkbox').first(), 'Space'],
    ['clear the selection', button('Clear selection'), 'Enter'],
  ],
  '/apps/ecommerce/shop': [
    ['add to the cart', button(/^Add to cart/), 'Enter'],
    ['add to the wishlist', button(/wishlist/i), 'Enter'],
  ],
  '/apps/ecommerce/wishlist': [['remove', button(/^Remove/), 'Enter'], undo],
  '/apps/ecommerce/checkout': [['remove', button(/^Remove/), 'Enter'], undo],
  '/apps/roles': [
    ['open the form', button('Add role'), 'Enter'],
    ['add', null, 'type:Auditor', 'Enter'],
    ['open the menu of a role', button('Actions for role “Auditor”'), 'Enter'],
    ['close it', null, 'Escape'],
  ],
  '/apps/permissions': [
    ['open the form', button('Add permission'), 'Enter'],
    ['add', null, 'type:Audit', 'Enter'],
    ['open the menu of a row', rowMenu, 'Enter'],
    ['delete', item('Delete'), 'Enter'],
    ['confirm', inDialog('Delete'), 'Enter'],
  ],
}

async function press(page: Page, [, from, ...keys]: Step): Promise<void> {
  await from?.(page).focus()
  for (const key of keys) {
    if (key.startsWith('type:')) await page.keyboard.type(key.slice(5))
    else await page.keyboard.press(key)
  }
  // Longer than the animations that remove elements; toasts would outlive it.
  await page.waitForTimeout(700)
}

it.each(Object.entries(apps))('stays within %s, never on the body', async (path, steps) => {
  const context = await openContext(browser, await sessionOf(browser, 'admin'))
  context.setDefaultTimeout(6000)
  const page = await context.newPage()
  await visit(page, path)
  const lost: string[] = []
  for (const step of steps) {
    await press(page, step).catch((error: unknown) => lost.push(`${step[0]}: ${String(error).slice(0, 200)}`))
    const isLost = () => page.evaluate(() => !document.activeElement || document.activeElement === document.body)
    await expect
      .poll(isLost, { timeout: 2000 })
      .toBe(false)
      .catch(() => lost.push(step[0]))
  }
  expect(lost).toEqual([])
  await context.close()
})
