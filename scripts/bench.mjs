/**
 * `npm run bench`: measures the build in `dist` in a real browser. It prints the figures, and writes them to `docs/speed.md`. They
 * depend on the machine, so none fails; compare two builds on one machine. Needs `openssl`.
 */
import { writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { budgets, openBuild, printTable, readManifest, settle, stateOf, visitOf } from './measure.mjs'

readManifest()
/** Lighthouse's "slow 4G". */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 1_440_000 / 8, uploadThroughput: 675_000 / 8 }
const visited = ['/apps/email', '/apps/user/list', '/apps/kanban', '/apps/calendar', '/apps/invoice/list', '/']
const rounds = 3

const build = await openBuild({ http2: true })
const at = (path) => `${build.url}${path.slice(1)}`
const ms = (value) => `${Math.round(value)} ms`
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** Records unexpected layout shifts (web.dev/cls), tasks over 50 ms (Long Tasks API) and the largest paint. */
function observe() {
  window.measured = { shift: 0, tasks: [], contentful: 0 }
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.measured.shift += value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.measured.tasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    window.measured.contentful = list.getEntries().at(-1).startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

/** Records when parts of the page are first visible, in ms since navigation. Slows the page, because it forces layout. */
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
  const check = () => {
    for (const [name, isThere] of Object.entries(things)) if (isThere()) window.seen[name] ??= performance.now()
    requestAnimationFrame(check)
  }
  requestAnimationFrame(check)
}

async function newPage(storageState, script = observe) {
  const context = await build.browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(storageState && { storageState }),
  })
  await context.addInitScript(script)
  return context.newPage()
}

/** Emulates a CPU at a quarter of its speed, and a network. */
async function throttle(page, network = slow4G) {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.emulateNetworkConditions', network)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

const seen = (page, name) =>
  page.waitForFunction((thing) => window.seen[thing], name, { timeout: 60_000 }).then((handle) => handle.jsonValue())
const firstPaint = (page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN)

async function signInSlowly(note) {
  const page = await newPage(undefined, watch)
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

async function dashboard(state, note) {
  const page = await newPage(state, watch)
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

/** Visits each page twice and measures the second visit: its rows are in the store. */
async function warmChanges(state, note) {
  const page = await newPage(state)
  await page.goto(build.url)
  await settle(page)
  for (const round of ['cold', 'warm']) {
    if (round === 'warm') await throttle(page, { ...slow4G, latency: 0, downloadThroughput: -1, uploadThroughput: -1 })
    for (const link of visited) {
      const took = await page.evaluate(async (href) => {
        const before = document.querySelector('main h1')
        const started = performance.now()
        document.querySelector(`nav a[href$="${href}"]`).click()
        await new Promise((done) => {
          const check = () => {
            const heading = document.querySelector('main h1')
            if (heading && heading !== before && !document.querySelector('main .skeleton')) done()
            else requestAnimationFrame(check)
          }
          requestAnimationFrame(check)
        })
        return performance.now() - started
      }, link)
      if (round === 'warm') note(link, took)
      await settle(page)
    }
  }
  await page.context().close()
}

/** Repeats a measurement. @returns the median of each figure */
async function medians(measure) {
  const figures = new Map()
  const note = (name, value) => figures.set(name, [...(figures.get(name) ?? []), value])
  for (let round = 0; round < rounds; round += 1) await measure(note)
  return [...figures].map(([name, values]) => [name, ms(median(values))])
}

const measured = (page) => page.evaluate(() => window.measured)

async function loads(state) {
  const rows = []
  for (const path of ['/login', ...visited]) {
    const page = await newPage(path === '/login' ? undefined : state)
    const started = performance.now()
    await page.goto(at(path))
    await page.waitForSelector('main h1')
    const heading = performance.now() - started
    await settle(page)
    const { shift, contentful, tasks } = await measured(page)
    await page.context().close()
    const { files, waves } = await visitOf(build, path, path === '/login' ? undefined : state)
    const longest = Math.max(0, ...tasks)
    // Without images: their number depends on the rows.
    const requests = [...files].filter((file) => !file.startsWith('images/')).length
    rows.push([path, requests, waves, ms(heading), ms(contentful), shift.toFixed(4), ms(longest)])
  }
  return rows
}

/** Returns the longest task during `work` in ms; 0 if none took 50 ms. */
async function during(page, work) {
  await page.evaluate(() => {
    window.measured.tasks = []
  })
  await work()
  await page.waitForTimeout(500)
  return Math.max(0, ...(await measured(page)).tasks)
}

async function interactions(state) {
  const page = await newPage(state)
  await page.goto(at('/apps/user/list'))
  await settle(page)
  const search = page.getByRole('searchbox').first()
  const typing = await during(page, () => search.pressSequentially('anna', { delay: 60 }))
  const scrolling = await during(page, async () => {
    for (let i = 0; i < 20; i += 1) await page.mouse.wheel(0, 120)
  })
  const opening = await during(page, async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
  })
  const skin = await during(page, async () => {
    for (let i = 0; i < 4; i += 1) {
      await page
        .getByRole('button', { name: /skin|dark|light/i })
        .first()
        .click()
      await page.waitForTimeout(200)
    }
  })
  await page.context().close()
  return Object.entries({
    'typing in a search': typing,
    scrolling,
    'opening the palette': opening,
    'changing skin': skin,
  })
}

async function heap(state) {
  const page = await newPage(state)
  await page.goto(at('/'))
  await settle(page)
  const client = await page.context().newCDPSession(page)

  async function visit(times) {
    for (let i = 0; i < times; i += 1) {
      await page.evaluate(
        (path) => {
          history.pushState(null, '', path)
          dispatchEvent(new PopStateEvent('popstate'))
        },
        visited[i % 3],
      )
      await page.waitForTimeout(20)
      await page.waitForFunction(() => document.querySelector('main h1') && !document.querySelector('[aria-busy=true]'))
    }
    await client.send('HeapProfiler.collectGarbage')
    return (await client.send('Runtime.getHeapUsage')).usedSize
  }

  // The first visits fill caches of texts and responses.
  await visit(60)
  const before = await visit(3)
  const after = await visit(99)
  await page.context().close()
  return { before, after }
}

const tables = []

function report(title, head, rows) {
  console.log(`\n${title}\n`)
  printTable(head, rows)
  tables.push({ title, head, rows })
}

async function write() {
  const file = new URL('../docs/speed.md', import.meta.url)
  const toLine = (cells) => `| ${cells.join(' | ')} |`
  const text = tables.map(({ title, head, rows }) =>
    [
      `## ${title}`,
      '',
      toLine(head),
      toLine(head.map((_, at) => (at === 0 ? '---' : '--:'))),
      ...rows.map(toLine),
    ].join('\n'),
  )
  const intro = 'Written by `npm run bench`. Times depend on the machine: compare two builds on one machine.'
  const source = ['# Speed', intro, ...text].join('\n\n')
  writeFileSync(file, await format(source, { ...(await resolveConfig(file)), parser: 'markdown' }))
}

try {
  const state = await stateOf(build)
  const slow = 'the processor at a quarter, median of three'
  const firstMinute = await medians(async (note) => {
    await signInSlowly(note)
    await dashboard(state, note)
  })
  report(`The first minute: slow 4G, ${slow}`, ['what', 'after'], firstMinute)
  report(
    `Opening a page with cached rows: ${slow}`,
    ['page', 'rows visible after'],
    await medians((note) => warmChanges(state, note)),
  )
  report(
    `Cold loads at full speed; limit: layout shift ${budgets.layoutShift}`,
    ['page', 'requests', 'waves', 'heading', 'largest paint', 'layout shift', 'longest task'],
    await loads(state),
  )
  report(
    `Longest task, 0 below 50 ms; limit: ${budgets.task} ms`,
    ['while', 'longest'],
    (await interactions(state)).map(([name, task]) => [name, ms(task)]),
  )

  const { before, after } = await heap(state)
  const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`
  report(
    `Heap; limit of growth: ${budgets.heapGrowth * 100} %`,
    ['before', 'after 99 more visits', 'growth'],
    [[megabytes(before), megabytes(after), `${((after / before - 1) * 100).toFixed(1)} %`]],
  )
  await write()
} finally {
  await build.close()
}
