import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext, sessionOf, settled, url, visit, watchPage } from './support/browser'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function addTask(page: Page, title: string) {
  await page.getByRole('textbox', { name: 'Add task' }).fill(title)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: title }).waitFor()
}

describe('two tabs', () => {
  it("show each other's writes at once, and a new one shows earlier writes", async () => {
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

  it('keep simultaneous writes, and start over after the last is closed', async () => {
    const context = await openContext(browser, await sessionOf(browser, 'admin'))
    const [here, there] = [await context.newPage(), await context.newPage()]
    const findings = [watchPage(here), watchPage(there)]
    await Promise.all([visit(there, '/apps/todo'), visit(here, '/apps/todo')])
    await Promise.all([addTask(here, 'Water the plants'), addTask(there, 'Feed the cat')])
    const hrefsIn = (page: Page) =>
      Promise.all(
        ['Water the plants', 'Feed the cat'].map((name) => page.getByRole('link', { name }).getAttribute('href')),
      )
    await expect
      .poll(async () => {
        const [ours, theirs] = await Promise.all([hrefsIn(here), hrefsIn(there)])
        return { isSame: ours.join() === theirs.join(), ids: new Set(ours).size }
      })
      .toEqual({ isSame: true, ids: 2 })

    await here.close()
    // A closed page may release its lock a moment later.
    const holders = () => there.evaluate(async () => (await navigator.locks.query()).held?.length)
    await expect.poll(holders).toBe(1)
    await visit(there, '/apps/todo')
    await there.getByRole('list', { name: 'My tasks' }).waitFor()
    await settled(there)
    expect(await there.getByText('Feed the cat').count()).toBe(0)
    expect(findings.flat()).toEqual([])
    await context.close()
  })

  it('work separately without a shared channel', async () => {
    const context = await openContext(browser, await sessionOf(browser, 'admin'))
    // As on a page without HTTPS.
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'))
    const page = await context.newPage()
    const findings = watchPage(page)
    await visit(page, '/apps/todo')
    await addTask(page, 'Water the plants')
    await settled(page)
    expect(findings).toEqual([])
    await context.close()
  })

  it('store no password, and send none to each other', async () => {
    const context = await openContext(browser)
    const page = await context.newPage()
    await page.goto(url('/login'))
    await page.evaluate(() => {
      const heard: unknown[] = []
      Object.assign(window, { heard })
      const { postMessage } = BroadcastChannel.prototype
      BroadcastChannel.prototype.postMessage = function (message: unknown) {
        heard.push(message)
        postMessage.call(this, message)
      }
    })
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.getByLabel('Username').fill('nadia')
    await page.getByLabel('Email').fill('nadia@example.com')
    await page.getByLabel('Password', { exact: true }).fill('Lantern-42-sea')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByLabel('6-digit code').waitFor()
    await settled(page)
    const storedValues = async () => {
      const [database] = await indexedDB.databases()
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(database?.name ?? '')
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error())
      })
      const values = opened.transaction('values').objectStore('values').getAll()
      await new Promise((resolve) => (values.onsuccess = resolve))
      opened.close()
      return JSON.stringify(values.result)
    }
    await expect.poll(() => page.evaluate(storedValues)).toContain('nadia@example.com')
    expect(await page.evaluate(storedValues)).not.toContain('Lantern-42-sea')
    const heard = await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)
    expect(new Set(heard)).toEqual(new Set([null]))
    await context.close()
  })
})
