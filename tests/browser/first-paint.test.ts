import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext, sessionOf, url, visit } from './support/browser'

type Storage = Readonly<Record<string, string>>
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** How the page looks to a person, whether drawn by the HTML alone or by the app. */
function readLook() {
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

/** Before any file but the HTML has arrived. */
async function firstPaint(storage: Storage) {
  const context = await openContext(browser, storage)
  const page = await context.newPage()
  await page.route(/\.(js|css|woff2)$/, () => undefined) // never answered
  await page.goto(url('/apps/user/list'), { waitUntil: 'commit' })
  await page.waitForSelector('.boot', { state: 'attached' })
  const look = await page.evaluate(readLook)
  await context.close()
  return look
}

async function finalPaint(storage: Storage) {
  const context = await openContext(browser, storage)
  const page = await context.newPage()
  await visit(page, '/apps/user/list')
  const look = await page.evaluate(readLook)
  await context.close()
  return look
}

describe('the first paint, before any script or style sheet has come', () => {
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

  it.each(Object.entries(choices))('is already that of the page, with %s', async (_, choice) => {
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

  it('says so where the app itself cannot be fetched', async () => {
    const context = await openContext(browser, await sessionOf(browser, 'admin'))
    const page = await context.newPage()
    await page.route(/\/start-[^/]*\.js$/, (route) => route.abort())
    await page.goto(url('/apps/user/list'))
    await page.getByRole('heading', { name: /could not be loaded$/ }).waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor()
    await context.close()
  })
})
