import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openBrowser, openContext, sessionOf, visit, watchPage } from './support/browser'

describe('the Content-Security-Policy', () => {
  let browser: Browser
  let html: string
  let policy: Record<string, string[]>

  beforeAll(async () => {
    browser = await openBrowser()
    html = await readFile(join(inject('dist'), 'index.html'), 'utf8')
    const [, content = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
    const directives = content.split(';').map((directive) => directive.trim().split(/\s+/))
    policy = Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]))
  })
  afterAll(() => browser.close())

  it('allows only own script files, and inline scripts by hash', () => {
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)
    const hashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    expect(inline.length).toBeGreaterThan(0)
    expect(policy['script-src']).toEqual(["'self'", ...hashes])
  })

  it('restricts everything else to what the product needs', () => {
    expect({ ...policy, 'script-src': [] }).toEqual({
      'default-src': ["'self'"],
      'script-src': [],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
    })
  })

  it('precedes everything that it restricts', () => {
    const meta = html.indexOf('Content-Security-Policy')
    for (const tag of ['<script', '<style', '<link']) expect(html.indexOf(tag)).toBeGreaterThan(meta)
  })

  it('causes no violations in pages', async () => {
    const context = await openContext(browser, await sessionOf(browser, 'admin'))
    const page = await context.newPage()
    const findings = watchPage(page)
    await visit(page, '/charts/apex') // the library adds styles
    expect(await page.evaluate(() => document.documentElement.hasAttribute('data-skin'))).toBe(true)
    expect(findings).toEqual([])
    await context.close()
  })

  it('blocks an injected script', async () => {
    const context = await openContext(browser)
    const page = await context.newPage()
    await visit(page, '/login')
    const ran = await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.body.dataset.slipped = "yes"'
      document.body.append(script)
      return document.body.dataset.slipped
    })
    expect(ran).toBeUndefined()
    await context.close()
  })
})
