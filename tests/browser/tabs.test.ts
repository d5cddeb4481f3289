import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext, sessionOf, settled, visit, watchPage } from './support/browser'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function addTask(page: Page, title: string) {
  await page.getByRole('textbox', { name: 'Add a task' }).fill(title)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: title }).waitFor()
}

describe('two tabs', () => {
  it('show at once what is written in the other, and a new one what was written before', async () => {
    const context = await openContext(browser, await sessionOf(browser, 'admin'))
    const [here, there] = [await context.newPage(), await context.newPage()]
    const findings = [watchPage(here), watchPage(there)]
    await visit(there, '/apps/todo')
    await visit(here, '/apps/todo')
    await addTask(here, 'Water the plants')
    await there.getByText('Water the plants').waitFor()
    await addTask(there, 'Feed the cat')
    await here.getByText('Feed the cat').waitFor()

    const later = await context.newPage()
    await visit(later, '/apps/todo')
    await later.getByText('Feed the cat').waitFor()
    await settled(later)
    expect(findings.flat()).toEqual([])
    await context.close()
  })
})
