import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { serveStatic } from '../../../scripts/serve-static.mjs'
import { openBrowser } from './browser'

/** Serves and opens a build until the test ends. @returns `complaints`: console messages, errors and failed requests */
export async function openBuild(dist: string): Promise<{ page: Page; url: string; complaints: string[] }> {
  const site = await serveStatic({ root: dist })
  const page = await (await openBrowser()).newPage({ reducedMotion: 'reduce' })
  onTestFinished(async () => {
    await page.context().close()
    await site.close()
  })
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${String(response.status())} ${response.url()}`)
  })
  return { page, url: site.url, complaints }
}
