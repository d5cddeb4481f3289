import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '@/configs/languages'
import { openBrowser, openContext, sessionOf, url, visit } from './support/browser'

type Storage = Readonly<Record<string, string>>
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

function readAppearance() {
  const root = document.documentElement
  const menu = document.querySelector('.boot-menu, .side-menu')
  const box = menu?.getBoundingClientRect()
  return {
    skin: root.dataset.skin,
    theme: root.dataset.bsTheme,
    direction: getComputedStyle(root).direction,
    canvas: getComputedStyle(document.body).backgroundColor,
    surface: menu ? getComputedStyle(menu).backgroundColor : undefined,
    menuWidth: box?.width,
    menuAtStart: box && (getComputedStyle(root).direction === 'rtl' ? box.right === innerWidth : box.left === 0),
  }
}

async function firstPaint(storage: Storage) {
  const context = await openContext(browser, storage)
  const page = await context.newPage()
  await page.route(/\.(js|css|woff2)$/, () => undefined) // stays pending
  await page.goto(url('/apps/user/list'), { waitUntil: 'commit' })
  // The last element of `.boot`. The script after it waits for the style sheet.
  await page.waitForSelector('.boot-bar', { state: 'attached' })
  const appearance = await page.evaluate(readAppearance)
  await context.close()
  return appearance
}

async function finalPaint(storage: Storage) {
  const context = await openContext(browser, storage)
  const page = await context.newPage()
  await visit(page, '/apps/user/list')
  const appearance = await page.evaluate(readAppearance)
  await context.close()
  return appearance
}

describe('the first paint, before scripts and style sheets', () => {
  const choices: Record<string, Storage> = {
    'the defaults': {},
    'the dark skin': { skin: '"dark"' },
    'the bordered skin': { skin: '"bordered"' },
    'the semi-dark skin': { skin: '"semi-dark"' },
    'right to left': { direction: '"rtl"', language: '"ar"' },
    'a collapsed menu': { menuCollapsed: 'true' },
    'dark, right to left, collapsed': { skin: '"dark"', direction: '"rtl"', menuCollapsed: 'true' },
    garbage: { skin: '{', direction: '"up"', menuCollapsed: '7', layout: '[' },
  }

  it.each(Object.entries(choices))('equals that of the loaded page, with %s', async (_, choice) => {
    const storage = { ...(await sessionOf(browser, 'admin')), ...choice }
    expect(await firstPaint(storage)).toEqual(await finalPaint(storage))
  })

  it.each([
    ['skin', { skin: '"dark"' }, { theme: 'dark' }],
    ['direction', { direction: '"rtl"' }, { direction: 'rtl' }],
    ['menu', { menuCollapsed: 'true' }, { menuWidth: 76 }],
    ['open menu', {}, { menuWidth: 260, theme: 'light', direction: 'ltr' }],
  ])('shows the stored %s', async (_, choice, expected) => {
    expect(await firstPaint({ ...(await sessionOf(browser, 'admin')), ...choice })).toMatchObject(expected)
  })

  it('shows an error if the app cannot be loaded', async () => {
    const context = await openContext(browser, await sessionOf(browser, 'admin'))
    const page = await context.newPage()
    await page.route(/\/start-[^/]*\.js$/, (route) => route.abort())
    await page.goto(url('/apps/user/list'))
    await page.getByRole('heading', { name: /^Couldn’t load/ }).waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor()
    await context.close()
  })
})

describe('the login page, before scripts', () => {
  /** @returns the page, and a function that releases the scripts */
  async function openWithoutScripts(address: string, storage: Storage = {}) {
    const context = await openContext(browser, storage)
    const page = await context.newPage()
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\.js$/, (route) => held.then(() => route.continue()))
    await page.goto(url(address), { waitUntil: 'commit' })
    await page.locator('[data-early]').waitFor()
    return { page, release }
  }

  const isTakenOver = (page: Page) => page.locator('[data-early]').waitFor({ state: 'detached' })
  const email = (page: Page) => page.locator('input[name="email"]')

  /** Everything visible but the image, which loads later. */
  const drawn = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('#root header *, #root main *')].map(
        ({ localName, classList, ariaLabel, childNodes }) => {
          const texts = [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          return [localName, ...classList, ariaLabel, texts.map(({ textContent }) => textContent).join('')].join(' ')
        },
      ),
    )

  it.each(languages.map(({ code }) => code))('equals that of the app, in %s', async (language) => {
    const { page, release } = await openWithoutScripts('/apps/user/list', { language: JSON.stringify(language) })
    const before = await drawn(page)
    release()
    await isTakenOver(page)
    await expect.poll(() => drawn(page)).toEqual(before)
    await page.context().close()
  })

  it('keeps typed text, and the focus', async () => {
    const { page, release } = await openWithoutScripts('/apps/user/list')
    await email(page).fill('ad')
    await page.getByRole('checkbox').check()
    await email(page).focus()
    await page.keyboard.press('End')
    await page.keyboard.type('min@')
    release()
    await isTakenOver(page)
    await page.keyboard.type('demo.com')
    await expect.poll(() => email(page).inputValue()).toBe('admin@demo.com')
    await page.keyboard.press('Tab')
    await page.keyboard.type('admin')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor()
    await page.context().close()
  })

  it('replays a click once it can', async () => {
    const { page, release } = await openWithoutScripts('/login')
    await page.getByRole('button', { name: 'Admin' }).click()
    expect(new URL(page.url()).pathname).toMatch(/\/login$/)
    release()
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
    await page.context().close()
  })

  it('submits on Enter once it can', async () => {
    const { page, release } = await openWithoutScripts('/login')
    await email(page).fill('client@demo.com')
    await page.locator('input[name="password"]').fill('client')
    await page.keyboard.press('Enter')
    release()
    await page.getByRole('button', { name: 'Account menu for Clément Roux' }).waitFor()
    await page.context().close()
  })

  it('contains the remembered email', async () => {
    const { page, release } = await openWithoutScripts('/login', { rememberedEmail: '"client@demo.com"' })
    expect(await email(page).inputValue()).toBe('client@demo.com')
    release()
    await isTakenOver(page)
    await expect.poll(() => email(page).inputValue()).toBe('client@demo.com')
    await expect.poll(() => page.getByRole('checkbox').isChecked()).toBe(true)
    await page.context().close()
  })

  it('is hidden for logged-in users, and on other pages', async () => {
    const context = await openContext(browser, await sessionOf(browser, 'admin'))
    const page = await context.newPage()
    for (const address of ['/', '/login', '/register']) {
      await page.goto(url(address), { waitUntil: 'domcontentloaded' })
      expect(await page.locator('html').getAttribute('data-outline')).not.toBe('sign-in')
    }
    await context.close()
  })
})
