import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext, sessionOf, url, visit } from './support/browser'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function open(path: string | null, storage: Readonly<Record<string, string>> = {}): Promise<Page> {
  const context = await openContext(browser, { ...(await sessionOf(browser, 'admin')), ...storage })
  const page = await context.newPage()
  if (path !== null) await visit(page, path)
  return page
}

const tryAgain = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Try again' })
const toTasks = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'To-do' }).first().click()
const tasks = (page: Page) => page.getByRole('searchbox', { name: 'Search tasks' })
const isFromBefore = (page: Page) => page.evaluate(() => 'before' in window)

describe('a missing file', () => {
  it.each([
    ['the entry', /\/rolldown-runtime-[^/]*\.js$/, {}],
    ['the start', /\/start-[^/]*\.js$/, {}],
    ['the first texts', /\/texts-[^/]*\.js$/, {}],
    ['the first texts of another language', /\/texts-[^/]*\.js$/, { language: '"fr"' }],
  ])('at startup shows an error with a next step: %s', async (_, files, storage) => {
    const page = await open(null, storage)
    await page.route(files, (route) => route.fulfill({ status: 404 }))
    await page.goto(url('/apps/user/list'))
    await page.getByRole('heading', { name: /^Couldn’t load/ }).waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('table').waitFor()
    await page.context().close()
  })

  it('of the login page removes the form, which would not work', async () => {
    const page = await (await openContext(browser)).newPage()
    await page.route(/\/start-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }))
    await page.goto(url('/login'))
    await page.getByRole('heading', { name: /^Couldn’t load/ }).waitFor()
    expect(await page.getByLabel('Email').count()).toBe(0)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByLabel('Email').waitFor()
    await page.context().close()
  })

  it('lost in transit is fetched again, without a reload', async () => {
    const page = await open('/apps/user/list')
    await page.evaluate(() => Object.assign(window, { before: true }))
    await page.context().setOffline(true)
    await toTasks(page)
    await page.getByRole('heading', { level: 1, name: 'Couldn’t load this page' }).waitFor()
    await page.context().setOffline(false)
    await tryAgain(page).click()
    await tasks(page).waitFor()
    expect(await isFromBefore(page)).toBe(true)
    await page.context().close()
  })

  it('of texts never leaves a page with keys', async () => {
    const page = await open('/apps/user/list')
    await page.route(/\/texts-apps-todo[^/]*\.js$/, (route) => route.abort())
    await toTasks(page)
    await page.getByRole('heading', { level: 1, name: 'Couldn’t load this page' }).waitFor()
    await page.unrouteAll()
    await tryAgain(page).click()
    await tasks(page).waitFor()
    await page.context().close()
  })

  it('of an old build differs from a lost connection, and a reload loads the new build', async () => {
    const page = await open('/apps/user/list')
    await page.evaluate(() => Object.assign(window, { before: true }))
    await page.route(/\/TodoPage[^/]*\.js$/, (route) => route.fulfill({ status: 404 }))
    await toTasks(page)
    await page.getByRole('heading', { level: 1, name: 'A new version is available' }).waitFor()
    await page.unrouteAll()
    await page.getByRole('alert').getByRole('button', { name: 'Reload' }).click()
    await tasks(page).waitFor()
    expect(await isFromBefore(page)).toBe(false)
    await page.context().close()
  })

  it('of a dialog keeps the page, and shows an error', async () => {
    const page = await open('/apps/email')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Manage labels' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t load this section' })
    await alert.waitFor()
    const isInSight = () =>
      alert.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      })
    await expect.poll(isInSight).toBe(true)
    await page.context().setOffline(false)
    await tryAgain(page).click()
    await page.getByRole('dialog').waitFor()
    await page.context().close()
  })

  it('of the composer shows an error that accepts clicks', async () => {
    const page = await open(null)
    // Otherwise it would be prefetched.
    await page.route(/\/ComposeWindow[^/]*\.(js|css)$/, (route) => route.abort())
    await visit(page, '/apps/email')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Compose' }).first().click()
    await tryAgain(page).waitFor()
    await page.unrouteAll()
    await page.context().setOffline(false)
    await tryAgain(page).click()
    await page.getByRole('dialog', { name: 'New email' }).waitFor()
    await page.context().close()
  })

  it('of sample rows counts as a lost connection, and a retry fetches it', async () => {
    const page = await open('/apps/user/list')
    await page.route(/\/sample-handlers-[^/]*\.js$/, (route) => route.abort())
    await toTasks(page)
    await page.getByRole('alert').filter({ hasText: 'Couldn’t reach the server' }).waitFor()
    await page.unrouteAll()
    await tryAgain(page).click()
    await page
      .getByRole('checkbox', { name: /^Complete|^Done|^Mark/ })
      .first()
      .waitFor()
    await page.context().close()
  })
})
