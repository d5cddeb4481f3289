import { createHash, createPublicKey } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { chromiumArgs, findChromium } from './chromium.mjs'
import { serveStatic } from './serve-static.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
export const dist = process.env.DIST ?? `${root}dist`

/** Budgets in kB and ms. Raising one requires a decision. */
export const budgets = {
  // Decisions 012, 018, 026, 028 and 035 explain the excess over the plan (125, 155, 180, 335 and 48 kB).
  signIn: { script: 136, style: 24, total: 179, requests: 8 },
  shell: { script: 252 },
  home: { script: 393, requests: 27 },
  route: { script: 56, requests: 38 },
  // 1: the page; 2: its files; 3: files for a rendered page.
  waves: 3,
  // Large libraries in files of their own; not part of the budget of their route.
  apart: ['CalendarGrid', 'ChartCanvas', 'RichTextEditor'],
  layoutShift: 0.01,
  task: 50,
  heapGrowth: 0.1,
}

function readBuildFile(name) {
  try {
    return JSON.parse(readFileSync(`${dist}-info/${name}`, 'utf8'))
  } catch {
    console.error('There is no build to measure: run `npm run build` first.')
    process.exit(1)
  }
}

export const readManifest = () => readBuildFile('manifest.json')

/**
 * `scripts/vite/preloads.ts` writes the file.
 * @returns {{ path: string, isPublic: boolean, files: string[] }[]}
 */
export const readPages = () => readBuildFile('pages.json')

/** Creates a self-signed certificate, because browsers use HTTP/2 only with TLS. */
function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const files = { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') }
  const options = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1']
  execFileSync('openssl', [...options, '-keyout', files.key, '-out', files.cert], { stdio: 'ignore' })
  const tls = { key: readFileSync(files.key, 'utf8'), cert: readFileSync(files.cert, 'utf8') }
  rmSync(folder, { recursive: true })
  return tls
}

/**
 * Opens the build in a browser.
 * @param {{ http2?: boolean }} [options] `http2` uses HTTP/2 and brotli; needs `openssl`
 * @returns {Promise<{ browser: import('playwright-core').Browser, url: string, close: () => Promise<void> }>}
 */
export async function openBuild({ http2 = false } = {}) {
  const executablePath = findChromium()
  if (!executablePath) {
    console.error('No browser to measure with: run `node scripts/setup.mjs --browser`.')
    process.exit(1)
  }
  const tls = http2 ? makeCertificate() : undefined
  const site = await serveStatic({ root: dist, tls })
  const args = [...chromiumArgs]
  if (tls) {
    // Trusts the certificate: browsers do not cache responses after ignored certificate errors.
    const key = createPublicKey(tls.cert).export({ type: 'spki', format: 'der' })
    args.push(`--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`)
  }
  const browser = await chromium.launch({ executablePath, args })
  return {
    browser,
    url: site.url,
    close: async () => {
      await browser.close()
      await site.close()
    },
  }
}

export async function signIn(page, url) {
  await page.goto(`${url}login`)
  await page.getByLabel('Email').fill('admin@demo.com')
  await page.getByLabel('Password', { exact: true }).fill('admin')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL((address) => !address.pathname.endsWith('/login'))
  await settle(page)
}

export async function settle(page) {
  await page.waitForSelector('main h1')
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })))
}

/** @returns {Promise<object>} Playwright's storage state of a logged-in administrator */
export async function stateOf({ browser, url }) {
  const context = await browser.newContext()
  await signIn(await context.newPage(), url)
  const state = await context.storageState()
  await context.close()
  return state
}

/** Without a request for so many ms, a wave is complete. */
const pause = 250

/**
 * Holds scripts, sheets and documents back until no further request follows, then releases all of them: a wave.
 * @returns {Promise<() => number>} the number of waves so far
 */
async function countWaves(page) {
  let waves = 0
  let held = []
  let timer
  await page.route('**/*', (route) => {
    if (!/^(document|script|stylesheet)$/.test(route.request().resourceType())) return route.continue()
    held.push(route)
    clearTimeout(timer)
    timer = setTimeout(() => {
      waves += 1
      const wave = held
      held = []
      for (const next of wave) void next.continue()
    }, pause)
  })
  return () => waves
}

/** @returns {Promise<{ files: Set<string>, waves: number }>} the fetched files of the build */
export async function visitOf({ browser, url }, path, storageState) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(storageState && { storageState }),
  })
  const page = await context.newPage()
  const files = new Set(['index.html'])
  page.on('requestfinished', (request) => {
    const file = decodeURIComponent(new URL(request.url()).pathname).slice(1)
    if (request.resourceType() !== 'document' && request.url().startsWith(url)) files.add(file)
  })
  const waves = await countWaves(page)
  await page.goto(`${url}${path.slice(1)}`)
  await settle(page)
  await context.close()
  return { files, waves: waves() }
}

export function printTable(head, rows) {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => String(row[i] ?? '').length)))
  const line = (row) =>
    row.map((cell, i) => (i === 0 ? String(cell).padEnd(widths[i]) : String(cell ?? '').padStart(widths[i]))).join('  ')
  console.log([head, ...rows].map(line).join('\n'))
}
