/**
 * `npm run size`: bytes per page of the build in `dist`, compressed with brotli. Fails if a page exceeds its budget, or `/login`
 * fetches sample data. The build lists the files of each page; a browser measures requests and waves of `/login` and `/`. Pictures,
 * media and further fonts depend on a page's rows and do not count. The sample backend has its own column.
 */
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { budgets, dist, openBuild, printTable, readManifest, readPages, stateOf, visitOf } from './measure.mjs'

const manifest = readManifest()
const pages = readPages()
const keyOf = (name) => Object.keys(manifest).find((key) => manifest[key].name === name)
/** `scripts/vite/preloads.ts` sets this prefix. */
const isSample = (key) => manifest[key].file.startsWith('assets/sample-')

/** Scripts that the app imports without the sample backend. */
function productScripts() {
  const seen = new Set()
  const visit = (key) => {
    if (seen.has(key) || isSample(key)) return
    seen.add(key)
    const { imports = [], dynamicImports = [] } = manifest[key]
    for (const next of [...imports, ...dynamicImports]) visit(next)
  }
  visit(keyOf('start'))
  return new Set([...seen].map((key) => manifest[key].file))
}

const product = productScripts()
const scripts = (files) => files.filter((file) => file.endsWith('.js') && product.has(file))
const sampleScripts = (files) => files.filter((file) => file.endsWith('.js') && !product.has(file))
const styles = (files) => files.filter((file) => file.endsWith('.css'))

const kB = (bytes) => (bytes / 1000).toFixed(1)
const sum = (files) => files.reduce((total, file) => total + bytesOf.get(file), 0)

const rows = []
const failures = []
const notes = []

function record(name, files, { script, style, total, requests } = {}, visit = {}) {
  const measured = {
    script: sum(scripts(files)),
    style: sum(styles(files)),
    total: sum(files) - sum(sampleScripts(files)),
    requests: visit.requests ?? files.length,
    waves: visit.waves,
  }
  rows.push([
    name,
    kB(measured.script),
    script,
    kB(measured.style),
    style,
    kB(measured.total),
    total,
    measured.requests,
    requests,
    measured.waves,
    kB(sum(sampleScripts(files))),
  ])
  const limits = { script: script * 1000, style: style * 1000, total: total * 1000, requests, waves: budgets.waves }
  for (const [what, limit] of Object.entries(limits)) {
    if (measured[what] > limit) failures.push(`${name}: ${what} is ${measured[what]}, the budget is ${limit}.`)
  }
}

/** The number of pictures depends on the rows of a page. */
const isPicture = (file) => file.startsWith('images/')

async function visitPage(build, path, state) {
  const { files, waves } = await visitOf(build, path, state)
  const fetched = [...files].filter((file) => !isPicture(file))
  return { fetched, requests: fetched.length, waves }
}

async function visitPages() {
  const build = await openBuild()
  try {
    return { login: await visitPage(build, '/login'), home: await visitPage(build, '/', await stateOf(build)) }
  } finally {
    await build.close()
  }
}

const compress = promisify(brotliCompress)

async function measureBytes(file) {
  const content = readFileSync(`${dist}/${file}`)
  return file.endsWith('.woff2') ? content.length : (await compress(content)).length
}

const [font] = /assets\/[\w-]+\.woff2/.exec(readFileSync(`${dist}/index.html`, 'utf8'))
const filesOf = new Map(pages.map(({ path, files }) => [path, ['index.html', font, ...files]]))
const memberPaths = pages.filter(({ isPublic }) => !isPublic).map(({ path }) => path)
const measuredFiles = new Set(['/login', ...memberPaths].flatMap((path) => filesOf.get(path)))
const shell = filesOf.get('/').filter((file) => memberPaths.every((path) => filesOf.get(path).includes(file)))
// A product may not have them.
const apart = budgets.apart.flatMap((name) => manifest[keyOf(name)]?.file ?? [])

const { login, home } = await visitPages()
for (const file of home.fetched) measuredFiles.add(file)
// Compression after the visits, because a busy processor would disturb them.
const bytesOf = new Map(await Promise.all([...measuredFiles].map(async (file) => [file, await measureBytes(file)])))

record('/login', filesOf.get('/login'), budgets.signIn, login)
const early = sampleScripts(login.fetched)
if (early.length > 0) failures.push(`/login fetches sample data before the first API call: ${early.join(', ')}`)
record('shell', shell, budgets.shell)
// Small products share less code in the shell, so their pages contain more.
const unused = Math.max(0, budgets.shell.script - sum(scripts(shell)) / 1000)
const route = { ...budgets.route, script: Math.floor(budgets.route.script + unused) }
record('/ complete', home.fetched, budgets.home, home)
for (const path of memberPaths) {
  const files = filesOf.get(path)
  const added = files.filter((file) => !shell.includes(file))
  const counted = added.filter((file) => !apart.includes(file))
  record(`+ ${path}`, counted, route, { requests: files.length })
  for (const file of added.filter((file) => apart.includes(file)))
    notes.push(`${path} also has ${file}: ${kB(bytesOf.get(file))}`)
}

console.log('kB, brotli; each figure with its budget; "+": added to the shell by a page\n')
printTable(['page', 'script', 'max', 'style', 'max', 'all', 'max', 'requests', 'max', 'waves', 'sample backend'], rows)
if (notes.length > 0) console.log(`\nExcluded from the budgets\n${notes.join('\n')}`)
if (failures.length > 0) {
  console.error(`\n${failures.join('\n')}`)
  process.exitCode = 1
}
