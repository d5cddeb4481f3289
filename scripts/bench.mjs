/**
 * `npm run bench`: measures the build in `dist` in a real browser. It prints the figures, and writes them to `docs/speed.md`. They
 * depend on the machine, so none fails; compare two builds on one machine.
 */
import { writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { measureSlow, visited } from './bench-slow.mjs'
import { budgets, openBuild, printTable, readManifest, readRoutes, settle, stateOf, visitOf } from './measure.mjs'

readManifest()
const build = await openBuild()
const routes = (await readRoutes()).filter(({ isPublic }) => !isPublic).map(({ path }) => path)
const at = (path) => `${build.url}${path.slice(1)}`
const ms = (value) => `${Math.round(value)} ms`

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

const measured = (page) => page.evaluate(() => window.measured)

async function newPage(storageState) {
  const context = await build.browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(storageState && { storageState }),
  })
  await context.addInitScript(observe)
  return context.newPage()
}

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
  const three = [...routes.slice(1), ...routes].slice(0, 3)

  async function visit(times) {
    for (let i = 0; i < times; i += 1) {
      await page.evaluate(
        (path) => {
          history.pushState(null, '', path)
          dispatchEvent(new PopStateEvent('popstate'))
        },
        three[i % 3],
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
  const intro =
    'Written by `npm run bench`. Times are those of the machine it ran on: compare two builds on one machine.'
  const source = ['# Speed', intro, ...text].join('\n\n')
  writeFileSync(file, await format(source, { ...(await resolveConfig(file)), parser: 'markdown' }))
}

try {
  const state = await stateOf(build)
  const { loading, changes } = await measureSlow()
  const slow = 'slow 4G, the processor at a quarter, median of three'
  report(
    `The first minute: ${slow}`,
    ['what', 'after'],
    loading.map(([name, value]) => [name, ms(value)]),
  )
  report(
    'Going to a page whose rows are there: the processor at a quarter, median of three',
    ['page', 'its rows are shown after'],
    changes.map(([name, value]) => [name, ms(value)]),
  )
  report(
    `Loads, cold, at full speed; the most allowed: layout shift ${budgets.layoutShift}`,
    ['page', 'requests', 'waves', 'heading', 'largest paint', 'layout shift', 'longest task'],
    await loads(state),
  )
  report(
    `Longest task, 0 when none took 50 ms; the most allowed: ${budgets.task} ms`,
    ['while', 'longest'],
    (await interactions(state)).map(([name, task]) => [name, ms(task)]),
  )

  const { before, after } = await heap(state)
  const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`
  report(
    `Heap; the most it may grow: ${budgets.heapGrowth * 100} %`,
    ['before', 'after 99 more visits', 'growth'],
    [[megabytes(before), megabytes(after), `${((after / before - 1) * 100).toFixed(1)} %`]],
  )
  await write()
} finally {
  await build.close()
}
