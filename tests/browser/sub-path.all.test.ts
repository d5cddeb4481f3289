import { expect, it } from 'vitest'
import { serveStatic } from '../../scripts/serve-static.mjs'
import { openBrowser, openContext, settled } from './support/browser'
import { buildApp } from './support/buildApp'
import { watchPreloads } from './support/preloads'
import { addressOf, memberRoutes } from './support/routes'

it('finds every file that its pages need, under a path of its own', { timeout: 300_000 }, async () => {
  const dist = await buildApp({ api: 'mock', base: '/admin/' })
  const site = await serveStatic({ root: dist, base: '/admin/' })
  const browser = await openBrowser()
  const page = await (await openContext(browser)).newPage()
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url())
  })
  await page.goto(`${site.url}login`)
  await page.getByLabel('Email').fill('admin@demo.com')
  await page.getByLabel('Password', { exact: true }).fill('admin')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL((address) => !address.pathname.endsWith('/login'))

  for (const route of memberRoutes) {
    await page.goto(`${site.url}${addressOf(route).slice(1)}`)
    await page.waitForSelector('main h1, main [role=alert]')
    // Those out of sight wait to be scrolled to.
    await page.evaluate(() => document.querySelectorAll('img').forEach((img) => (img.loading = 'eager')))
    await settled(page)
    const broken = await page.evaluate(() =>
      [...document.querySelectorAll('.picture-missing')].map((img) => img.outerHTML),
    )
    expect(broken).toEqual([])
  }
  expect(missing).toEqual([])
  const { asked, needed } = await watchPreloads(page.context(), `${site.url}apps/user/list`)
  expect(asked.length).toBeGreaterThan(10)
  expect(asked).toEqual(needed)
  await browser.close()
  await site.close()
})
