import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openContext, sessionOf, visit, watchPage } from '../support/browser'
import { shiftFindings, watchShifts } from '../support/shifts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('prices animate to the yearly ones, without layout shifts', async () => {
  const context = await openContext(browser, await sessionOf(browser, 'admin'))
  const page = await context.newPage()
  const findings = watchPage(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await watchShifts(page)
  await visit(page, '/pages/pricing')
  const yearly = page.getByRole('switch', { name: /^Pay yearly/ })
  await yearly.focus()
  // Shifts right after a key press do not count, so the box is compared, too.
  await page.evaluate(() => {
    window.shifts = []
    const passed = new Set<string>()
    new MutationObserver(() => {
      for (const running of document.querySelectorAll<HTMLElement>('[data-figure]'))
        passed.add(running.dataset.figure ?? '')
      document.body.dataset.passed = [...passed].join(' ')
    }).observe(document.querySelector('main')!, { subtree: true, childList: true, attributes: true })
  })
  const enterprise = page.getByRole('region', { name: 'Enterprise' })
  const before = await enterprise.boundingBox()
  await page.keyboard.press('Space')
  await enterprise.getByText('$80', { exact: true }).waitFor()
  await expect.poll(() => page.locator('[data-figure]').count()).toBe(0)
  expect(await page.locator('body').getAttribute('data-passed')).toContain('$99')
  expect(await enterprise.boundingBox()).toEqual(before)
  expect(await shiftFindings(page)).toEqual([])
  expect(findings).toEqual([])
  await context.close()
})

it('a trial starts on the pricing page, and ends in the billing settings', async () => {
  const context = await openContext(browser, await sessionOf(browser, 'admin'))
  const page = await context.newPage()
  const findings = watchPage(page)
  await visit(page, '/pages/pricing')
  await page.getByRole('button', { name: 'Start free trial' }).click()
  const banner = page.getByRole('region', { name: 'You’re trying Standard' })
  await banner.getByRole('link', { name: 'Choose Standard' }).click()
  await page.waitForURL('**/pages/account-settings/billing?**')
  await page.getByRole('dialog', { name: 'Choose a plan' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await banner.getByRole('button', { name: 'End trial' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End trial' }).click()
  await page.getByRole('region', { name: 'Your Standard trial has ended' }).waitFor()
  expect(findings).toEqual([])
  await context.close()
})
