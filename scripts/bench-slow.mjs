/**
 * Measures loads on a slow network, and page changes: HTTP/2, brotli, 562.5 ms latency and 1.44 Mbit/s (Lighthouse's "slow 4G"),
 * CPU throttled to a quarter.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBuild, settle, stateOf } from './measure.mjs'

const slow4G = { offline: false, latency: 562.5, downloadThroughput: 1_440_000 / 8, uploadThroughput: 675_000 / 8 }
const bits = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1']

/** A sample of the pages. */
export const visited = ['/apps/email', '/apps/user/list', '/apps/kanban', '/apps/calendar', '/apps/invoice/list', '/']

/** Creates a self-signed certificate with `openssl`, because browsers use HTTP/2 only with TLS. */
function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const files = { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') }
  execFileSync('openssl', [...bits, '-keyout', files.key, '-out', files.cert], { stdio: 'ignore' })
  const tls = { key: readFileSync(files.key, 'utf8'), cert: readFileSync(files.cert, 'utf8') }
  rmSync(folder, { recursive: true })
  return tls
}

/** Records when parts of the page are first visible, in ms since navigation. */
function watch() {
  const has = (selector) => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility())
  const isLoaded = (card) => card.innerText.trim() !== '' && !card.querySelector('[aria-busy=true], .skeleton')
  const things = {
    field: () => has('input[name=password]'),
    app: () => document.querySelector('#root')?.firstElementChild?.matches('.boot, [data-early]') === false,
    card: () => [...document.querySelectorAll('main .card:not([aria-busy=true])')].some(isLoaded),
    chart: () => has('main .apexcharts-series path'),
  }
  window.seen = {}
  const look = () => {
    for (const [name, isThere] of Object.entries(things)) if (isThere()) window.seen[name] ??= performance.now()
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function throttle(page, network = slow4G) {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.emulateNetworkConditions', network)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

const seen = (page, name) =>
  page.waitForFunction((thing) => window.seen[thing], name, { timeout: 60_000 }).then((handle) => handle.jsonValue())
const firstPaint = (page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN)

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** @typedef {[name: string, milliseconds: number][]} Figures */

/**
 * @param {number} rounds each figure is the median of
 * @returns {Promise<{ loading: Figures, changes: Figures }>}
 */
export async function measureSlow(rounds = 3) {
  const build = await openBuild(makeCertificate())
  const loading = new Map()
  const changes = new Map()
  const note = (name, value, figures = loading) => figures.set(name, [...(figures.get(name) ?? []), value])

  async function open(storageState) {
    const context = await build.browser.newContext({
      viewport: { width: 1440, height: 900 },
      ...(storageState && { storageState }),
    })
    await context.addInitScript(watch)
    return context.newPage()
  }

  async function signInSlowly() {
    const page = await open()
    await throttle(page)
    await page.goto(`${build.url}login`, { waitUntil: 'commit' })
    note('sign-in: the form can be typed into', await seen(page, 'field'))
    note('sign-in: the app has taken over', await seen(page, 'app'))
    note('sign-in: first paint', await firstPaint(page))
    await page.locator('input[name=email]').pressSequentially('admin@demo.com', { delay: 80 })
    await page.locator('input[name=password]').pressSequentially('admin', { delay: 80 })
    await page.waitForTimeout(2000)
    const before = await page.evaluate(() => performance.now())
    await page.keyboard.press('Enter')
    note('from "Log in" to the first card', (await seen(page, 'card')) - before)
    await page.context().close()
  }

  async function dashboard(state) {
    const page = await open(state)
    await throttle(page)
    for (const visit of ['first', 'second']) {
      await page.goto(build.url, { waitUntil: 'commit' })
      note(`dashboard, ${visit} visit: first card`, await seen(page, 'card'))
      note(`dashboard, ${visit} visit: chart`, await seen(page, 'chart'))
      note(`dashboard, ${visit} visit: first paint`, await firstPaint(page))
      await settle(page)
    }
    await page.context().close()
  }

  /** Visits each page twice, and measures the second visit: its rows are in the store. */
  async function warmChanges(state) {
    const page = await open(state)
    await page.goto(build.url)
    await settle(page)
    for (const round of ['cold', 'warm']) {
      if (round === 'warm')
        await throttle(page, { ...slow4G, latency: 0, downloadThroughput: -1, uploadThroughput: -1 })
      for (const link of visited) {
        const took = await page.evaluate(async (href) => {
          const before = document.querySelector('main h1')
          const started = performance.now()
          document.querySelector(`nav a[href$="${href}"]`).click()
          await new Promise((done) => {
            const look = () => {
              const heading = document.querySelector('main h1')
              if (heading && heading !== before && !document.querySelector('main .skeleton')) done()
              else requestAnimationFrame(look)
            }
            requestAnimationFrame(look)
          })
          return performance.now() - started
        }, link)
        if (round === 'warm') note(link, took, changes)
        await settle(page)
      }
    }
    await page.context().close()
  }

  try {
    const state = await stateOf(build)
    for (let round = 0; round < rounds; round += 1) {
      await signInSlowly()
      await dashboard(state)
      await warmChanges(state)
    }
    const medians = (figures) => [...figures].map(([name, values]) => [name, median(values)])
    return { loading: medians(loading), changes: medians(changes) }
  } finally {
    await build.close()
  }
}
