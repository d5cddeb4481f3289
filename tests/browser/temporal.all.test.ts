import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext, sessionOf, url } from './support/browser'

const polyfill = /\/global-[^/]*\.js$/

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function openCalendar(hasTemporal: boolean) {
  const context = await openContext(browser, await sessionOf(browser, 'admin'))
  if (!hasTemporal) await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'))
  const page = await context.newPage()
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  return { page, requested, close: () => context.close() }
}

const showsEvents = (page: Page) => page.locator('main .fc-event, main [class*=event]').first().waitFor()

describe('Temporal', () => {
  it.each([
    ['loaded by a browser without it', false, 1],
    ['not loaded by a browser that has it', true, 0],
  ])('is %s', async (_, hasTemporal, count) => {
    const { page, requested, close } = await openCalendar(hasTemporal)
    await page.goto(url('/apps/calendar'))
    await showsEvents(page)
    expect(requested.filter((file) => polyfill.test(file))).toHaveLength(count)
    await close()
  })

  it('shows an error with a next step if it cannot be loaded', async () => {
    const { page, close } = await openCalendar(false)
    await page.route(polyfill, (route) => route.fulfill({ status: 404 }))
    await page.goto(url('/apps/calendar'))
    await page.getByRole('heading', { name: /^Couldn’t load/ }).waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await showsEvents(page)
    await close()
  })
})
