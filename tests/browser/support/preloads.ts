import type { BrowserContext, Page } from 'playwright-core'
import { settled } from './browser'

function holdBack() {
  const append = Element.prototype.append
  window.heldBack = []
  Element.prototype.append = function (...nodes) {
    const [link] = nodes
    if (!(link instanceof HTMLLinkElement) || !link.rel.includes('preload')) {
      append.apply(this, nodes)
      return
    }
    window.heldBack.push(link.href)
    setTimeout(() => link.dispatchEvent(new Event('load')))
  }
}

declare global {
  interface Window {
    heldBack: string[]
  }
}

const isOfBuild = (address: string) => /\/assets\/[^/]+\.(js|css)$/.test(address)
const namesOf = (addresses: readonly string[]) =>
  [...new Set(addresses.map((address) => new URL(address).pathname))].sort()

/**
 * Opens a page without its preloads.
 * @param look inspects the idle page
 * @returns the blocked preloads, and the files that the page needed, except those in its HTML
 */
export async function watchPreloads(context: BrowserContext, address: string, look?: (page: Page) => Promise<void>) {
  const page = await context.newPage()
  await page.addInitScript(holdBack)
  const requested: string[] = []
  page.on('request', (request) => {
    if (isOfBuild(request.url())) requested.push(request.url())
  })
  const response = await page.goto(address)
  const html = (await response?.text()) ?? ''
  await page.waitForSelector('main h1, main [role=alert]')
  await settled(page)
  const asked = namesOf(await page.evaluate(() => window.heldBack))
  // A request may follow another after the page is idle.
  for (let tries = 0; tries < 20 && !asked.every((path) => namesOf(requested).includes(path)); tries += 1)
    await page.waitForTimeout(100)
  await look?.(page)
  await page.close()
  const inHtml = new Set([...html.matchAll(/ (?:src|href)="([^"]+)"/g)].map(([, path = '']) => path))
  return { asked, needed: namesOf(requested).filter((path) => !inHtml.has(path)) }
}
