import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { components } from './bootstrap/components'
import { content, forms } from './bootstrap/content'
import { paste, type Theme } from './bootstrap/example'
import { layout, utilities } from './bootstrap/layout'
import { openBrowser, openContext, sessionOf, visit } from './support/browser'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await (await openContext(browser, await sessionOf(browser, 'admin'))).newPage()
  await visit(page, '/access-control')
  await page.evaluate(() => {
    // A copy, into which React does not render.
    document.body.replaceWith(document.body.cloneNode(true))
    document.querySelector('main')!.replaceChildren(document.createElement('div'))
  })
})
afterAll(() => browser.close())

describe.each<Theme>(['light', 'dark', 'rtl'])("Bootstrap's documented markup, %s", (theme) => {
  beforeAll(() =>
    page.evaluate((name) => {
      document.documentElement.dataset.bsTheme = name === 'dark' ? 'dark' : 'light'
      document.documentElement.dir = name === 'rtl' ? 'rtl' : 'ltr'
    }, theme),
  )

  test.each([...layout, ...utilities, ...content, ...forms, ...components])('%s', async (_, html, parts, check) => {
    check(await paste(page, html, parts), theme)
  })
})
