import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { people } from '@fake-db/shell/people/people'
import { serveStatic } from '../../scripts/serve-static.mjs'
import { openBrowser, openContext } from './support/browser'
import { buildApp } from './support/buildApp'
import { watchPreloads } from './support/preloads'

type Sources = Record<string, string>
const seeds: Sources = import.meta.glob('../../src/@fake-db/**/{seed*,people,places}.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const product: Sources = import.meta.glob(['../../src/**/*.{ts,tsx,json}', '!../../src/@fake-db/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Texts outside the seeds: an example shows some of the same people. */
const elsewhere = Object.values(product).join('\n')

/** Names, companies, emails and numbers in the sample rows, and the words of their names. */
function samplePeople(): string[] {
  const words = people.flatMap(({ fullName }) => fullName.split(/\s+/).filter((word) => word.length > 3))
  return [
    ...new Set([
      ...people.flatMap(({ fullName, company, email, contact }) => [fullName, company, email, contact]),
      ...words,
    ]),
  ].filter((text) => !elsewhere.includes(text))
}

/** As a whole word: `Park` is in `Parker`, too. */
const isIn = (text: string) => (name: string) => {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!/[\p{L}\d]/u.test(text.charAt(at - 1) + text.charAt(at + name.length))) return true
  return false
}

/** Texts that occur only in sample rows. */
function sampleTexts(): string[] {
  const texts = Object.values(seeds).flatMap((source) =>
    [...source.matchAll(/'([^'\\\n]* [^'\\\n]{8,60})'/g)].map(([, text = '']) => text),
  )
  return [...new Set(texts)].filter(
    (text) => !text.startsWith('.') && !text.startsWith('@') && !elsewhere.includes(text),
  )
}

/** Traces of the sample backend: mock adapter, token signing, its errors, the lab and its texts. */
const mockCode = [
  'Could not find mock for',
  'HS256',
  'Invalid refresh token',
  'The lab answers this call',
  'manyRows',
  'Every request is denied for lack of permission',
]

async function textOf(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name), 'utf8'))
  return (await Promise.all(texts)).join('\n')
}

describe('a build for a real backend, under a subpath', () => {
  let dist: string
  let text: string

  beforeAll(async () => {
    dist = await buildApp({ api: 'real', base: '/admin/' })
    text = await textOf(dist)
  }, 180_000)

  it('contains no sample rows', () => {
    const texts = sampleTexts()
    expect(texts.length).toBeGreaterThan(100)
    expect(texts.filter((sample) => text.includes(sample))).toEqual([])
    expect(samplePeople().length).toBeGreaterThan(100)
    expect(samplePeople().filter(isIn(text))).toEqual([])
  })

  it('contains no sample images, but those of the product', async () => {
    const files = await readdir(join(dist, 'images'), { recursive: true })
    expect(files.sort()).toEqual(['icon-192.png', 'icon-512.png', 'logo.svg', 'social.png'])
  })

  it('contains no code of the sample backend, unlike the showcase', async () => {
    const showcase = await textOf(inject('dist'))
    expect(mockCode.filter((trace) => !showcase.includes(trace))).toEqual([])
    expect(mockCode.filter((trace) => text.includes(trace))).toEqual([])
  })

  it('finds its files under the subpath, on any page, and sends requests to the network', async () => {
    const site = await serveStatic({ root: dist, base: '/admin/' })
    const browser = await openBrowser()
    const context = await openContext(browser)
    const page = await context.newPage()
    const missing: string[] = []
    page.on('response', (response) => {
      if (response.status() === 404) missing.push(response.url())
    })

    await page.goto(`${site.url}apps/user/list?page=2`)
    await page.waitForURL('**/admin/login?redirect=*')
    await page.getByLabel('Email').fill('admin@demo.com')
    await page.getByLabel('Password', { exact: true }).fill('admin')
    const call = page.waitForRequest('**/jwt/login')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    expect((await call).method()).toBe('POST')
    await page.getByRole('alert').first().waitFor()
    expect(missing).toEqual([])

    for (const path of ['login', 'register']) {
      const { asked, needed } = await watchPreloads(context, site.url + path)
      expect(asked.length).toBeGreaterThan(0)
      // The image beside a form loads later.
      expect(needed).toEqual(expect.arrayContaining(asked))
    }

    await browser.close()
    await site.close()
  })
})
