import { mkdir, writeFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openBrowser, sessionOf, visit } from './support/browser'
import { buildHost } from './support/hostApp'
import { openBuild } from './support/openBuild'
import { withPage } from './support/pages'

/** Pictures for people who want to look: `PICTURES=/tmp/pictures`. */
const pictures = process.env.PICTURES

async function pictureOf(page: Page, name: string, element = page.locator('body')): Promise<string> {
  await page.mouse.move(5, 890)
  await page.evaluate(() => document.fonts.ready)
  const picture = await element.screenshot({ animations: 'disabled', caret: 'hide' })
  if (pictures) {
    await mkdir(pictures, { recursive: true })
    await writeFile(`${pictures}/${name}.png`, picture)
  }
  return picture.toString('base64')
}

const compared = {
  'the title': '.page-title',
  'a button': '.page-actions .btn-primary',
  'an outlined button': '.toolbar .btn',
  'a field': '.toolbar input',
  'a card': '.card',
  'a head of a column': 'thead th:nth-child(2)',
  'a cell': 'tbody tr:has(.avatar:not(img)) td:nth-child(3)',
  'a link': 'tbody a',
  'a checkbox': 'tbody input[type=checkbox]',
  'a badge': 'tbody .badge',
  'an icon': '.toolbar svg.lucide',
  'a page link': '.pagination .page-link',
  'a menu item': '.floating .dropdown-item',
  'a dialog': '.offcanvas, .modal-content',
  'a heading of a dialog': '.offcanvas h2, .modal-content h2',
  'a label of a dialog': '.offcanvas label, .modal-content label',
  'a select': '.offcanvas select, .modal-content select',
}
const properties = [
  ...['color', 'background-color', 'background-image', 'border-top-width', 'border-top-color', 'border-radius'],
  ...['font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing', 'text-transform', 'text-align'],
  ...['text-decoration-line', 'display', 'padding-top', 'padding-left', 'margin-top', 'margin-bottom', 'height'],
  ...['box-shadow', 'box-sizing', 'fill', 'stroke', 'stroke-width', 'list-style-type', 'vertical-align', 'opacity'],
]

/** Opens the menu of a row, then the dialog that adds a user, and reads computed styles. */
async function stylesOf(page: Page): Promise<Record<string, Record<string, string>>> {
  const found: Record<string, Record<string, string>> = {}
  const read = async () => {
    Object.assign(
      found,
      await page.evaluate(
        ({ selectors, names }) =>
          Object.fromEntries(
            Object.entries(selectors).flatMap(([what, selector]) => {
              const element = document.querySelector(selector)
              if (!element) return []
              const style = getComputedStyle(element)
              return [[what, Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]))]]
            }),
          ),
        { selectors: compared, names: properties },
      ),
    )
  }
  await page.waitForSelector('tbody .badge')
  await page.locator('tbody tr').first().getByRole('button').last().click()
  await page.waitForSelector('.floating .dropdown-item')
  await page.mouse.move(5, 890)
  await page.waitForTimeout(500) // transitions of colors
  await read()
  await page.keyboard.press('Escape')
  await page.locator('.page-actions .btn-primary').click()
  await page.waitForSelector('.offcanvas label, .modal-content label')
  await page.mouse.move(5, 890)
  await page.waitForTimeout(500)
  await read()
  return found
}

/** What the product must not change on the elements of the app. */
const rootOf = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: root, body } = document
    const attributes = (element: Element) =>
      element
        .getAttributeNames()
        .map((name) => [name, element.getAttribute(name)])
        .filter(([, value]) => value !== '') // left by dialogs
    const names = ['--bs-primary', '--bs-body-color', '--bs-border-radius', '--bs-body-font-family']
    const variables = names.map((name) => getComputedStyle(root).getPropertyValue(name))
    return { root: attributes(root), body: attributes(body), variables, title: document.title }
  })

const hosts = [
  { kind: 'bootstrap', packages: [] },
  { kind: 'tailwind', packages: ['tailwindcss', '@tailwindcss/vite'] },
]

describe('modules copied into an app with pages', () => {
  it.each(hosts)('do not change it, and look as in the product: $kind', { timeout: 1_800_000 }, async (host) => {
    const { before, after } = await buildHost(host.kind, host.packages, ['apps/user', 'apps/roles'])
    const plain = await openBuild(before)
    const { page, url, complaints } = await openBuild(after)
    for (const each of [plain.page, page]) await each.setViewportSize({ width: 1440, height: 900 })
    await plain.page.goto(plain.url)
    await page.goto(url)
    const home = await pictureOf(plain.page, `${host.kind}-home-before`)
    const root = await rootOf(plain.page)
    expect(await pictureOf(page, `${host.kind}-home-after`)).toBe(home)

    // The app's own links lead to the pages and among them; Back returns.
    await page.getByRole('link', { name: 'Admin' }).click()
    await page.getByRole('heading', { level: 1, name: 'Roles' }).waitFor()
    expect(await page.title()).toBe('Roles · Acme Shop')
    expect(new URL(page.url()).pathname).toBe('/admin/apps/roles')
    await plain.page.getByRole('link', { name: 'Roles' }).click()
    const nav = await pictureOf(plain.page, `${host.kind}-nav-before`, plain.page.locator('nav').first())
    expect(await pictureOf(page, `${host.kind}-nav-after`, page.locator('nav').first())).toBe(nav)
    await pictureOf(page, `${host.kind}-roles`)

    // Links of the pages stay below the path, and the app's router follows.
    const users = page.locator('nav').first().getByRole('link', { name: 'Users' })
    await users.click()
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor()
    await pictureOf(page, `${host.kind}-users`)
    expect(await users.getAttribute('aria-current')).toBe('page')
    await page.locator('.ld-copied tbody a').first().click()
    await page.waitForURL(/\/admin\/apps\/user\/view\/\d+/)
    await expect.poll(() => users.getAttribute('aria-current')).toBe(null)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor()
    expect(await users.getAttribute('aria-current')).toBe('page')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Roles' }).waitFor()
    await users.click()
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor()

    // Filters are in the URL.
    await page.getByRole('searchbox').fill('Amara')
    await page.waitForURL(/\/admin\/apps\/user\/list\?.*q=Amara/)
    await page.getByRole('searchbox').fill('')
    await page.waitForURL(/\/admin\/apps\/user\/list$/)

    const styles = await stylesOf(page)
    await pictureOf(page, `${host.kind}-dialog`)
    expect(Object.keys(styles).length).toBeGreaterThan(14)
    await withPage(await openBrowser(), await sessionOf(await openBrowser(), 'admin'), async ({ page: product }) => {
      await visit(product, '/apps/user/list')
      const expected = await stylesOf(product)
      expect(styles).toEqual(expected)
    })
    await page.keyboard.press('Escape')
    expect((await rootOf(page)).root).toEqual(root.root)

    await page.getByRole('link', { name: 'Home' }).first().click()
    await page.getByRole('heading', { name: 'Orders' }).waitFor()
    expect(await pictureOf(page, `${host.kind}-home-later`)).toBe(home)
    expect(await rootOf(page)).toEqual(root)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor()
    expect(complaints).toEqual([])
  })
})
