import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { chromiumArgs, findChromium } from '../../../scripts/chromium.mjs'

export type Role = 'admin' | 'client'
type Storage = Readonly<Record<string, string>>

/** Tokens live ten minutes; older sessions log in again. */
const sessionAge = 4 * 60_000
const sessions = new Map<Role, { since: number; storage: Promise<Storage> }>()

/** The API server of this process; undefined if the page has the sample backend. */
function backend() {
  return inject('backends')[Number(process.env.VITEST_POOL_ID) - 1]
}

async function launch(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath)
    throw new Error('No browser to test with: run `npm test`, or `node scripts/setup.mjs --browser`.')
  const server = backend()
  const rules = server ? [`--host-resolver-rules=MAP ${new URL(inject('api')).host} ${server.host}`] : []
  return chromium.launch({ executablePath, args: [...chromiumArgs, ...rules] })
}

let launched: Browser | undefined

/** The browser of this process, which its test files share. Closing it closes only the pages of a file. */
export async function openBrowser(): Promise<Browser> {
  if (!launched?.isConnected()) launched = await launch()
  const browser = launched
  return new Proxy(browser, {
    get(target, name) {
      if (name === 'close') return () => Promise.all(target.contexts().map((context) => context.close()))
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}

export const url = (path: string) => new URL(path.replace(/^\//, ''), inject('origin')).href

export async function openContext(browser: Browser, storage: Storage = {}): Promise<BrowserContext> {
  const server = backend()
  if (server) await fetch(server.reset)
  const { origin } = new URL(inject('origin'))
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  context.setDefaultTimeout(30_000)
  await context.addInitScript({ path: inject('probe') })
  return context
}

export async function signIn(page: Page, role: Role): Promise<void> {
  await page.goto(url('/login'))
  await page.getByLabel('Email').fill(`${role}@demo.com`)
  await page.getByLabel('Password', { exact: true }).fill(role)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL((address) => !address.pathname.endsWith('/login'))
}

async function signInByHand(browser: Browser, role: Role): Promise<Storage> {
  const context = await openContext(browser)
  const page = await context.newPage()
  await signIn(page, role)
  await settled(page)
  const storage = await page.evaluate(() => Object.fromEntries<string>(Object.entries(localStorage)))
  await context.close()
  return storage
}

export async function sessionOf(browser: Browser, role: Role): Promise<Storage> {
  const known = sessions.get(role)
  if (known && Date.now() - known.since < sessionAge) return known.storage
  const storage = signInByHand(browser, role)
  sessions.set(role, { since: Date.now(), storage })
  storage.catch(() => sessions.delete(role))
  return storage
}

export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  const rest = await page.evaluate(() => window.probe.settle(100, 30_000))
  if (!rest) throw new Error(`${page.url()} did not come to rest.`)
}

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(url(path))
  await page.waitForSelector('main h1, main [role=alert]')
  await settled(page)
}

/** Records what a healthy page never has: console messages, errors, failed, foreign or data requests. */
export function watchPage(page: Page): string[] {
  const findings: string[] = []
  const own = new URL(inject('origin')).origin
  const isCall = (address: string) => inject('api') !== '' && address.startsWith(`${inject('api')}/`)
  // Chromium requests an icon for text files.
  const isIcon = (address: string) => address.endsWith('/favicon.ico')
  page.on('console', (message) => {
    if (isIcon(message.location().url)) return
    // The sandboxed frame of emails blocks the tests' own scripts.
    if (message.text().startsWith("Blocked script execution in 'about:srcdoc'")) return
    // Depends on the machine's load. `preloads.all.test.ts` checks preloaded files.
    if (message.text().includes('was preloaded using link preload but not used within a few seconds')) return
    findings.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => findings.push(`page error: ${error.message}`))
  page.on('request', (request) => {
    if (isCall(request.url())) return
    const isData = ['xhr', 'fetch'].includes(request.resourceType())
    // Fonts of a PDF are no data.
    const isFont = request.url().startsWith(own) && request.url().endsWith('.ttf')
    if (isData && !isFont && !request.url().startsWith('blob:'))
      findings.push(`data from the network: ${request.url()}`)
    else if (/^https?:/.test(request.url()) && !request.url().startsWith(own))
      findings.push(`foreign: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !isIcon(response.url()))
      findings.push(`${String(response.status())}: ${response.url()}`)
  })
  return findings
}
