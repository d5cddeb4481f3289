/**
 * `npm run size`: what each page of the build in `dist` makes a browser fetch, cold, compressed with brotli. Fails when a
 * budget is exceeded, waves of requests among them, or when sample rows arrive before the first call. The sample backend stands in a column of its own:
 * a build for a real backend has none.
 */
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { budgets, dist, openBuild, printTable, readManifest, readRoutes, stateOf, visitOf } from './measure.mjs'

const manifest = readManifest()
/** Named so by `scripts/vite/chunks.ts`. */
const isSample = (key) => manifest[key].name?.startsWith('sample-')
const compressed = new Map()

const keyOf = (name) => Object.keys(manifest).find((key) => manifest[key].name === name)

/** Files that the product itself needs; what only the sample backend reaches is left out. */
function productFiles() {
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

function bytesOf(file) {
  if (!compressed.has(file)) {
    const content = readFileSync(`${dist}/${file}`)
    compressed.set(file, file.endsWith('.woff2') ? content.length : brotliCompressSync(content).length)
  }
  return compressed.get(file)
}

const kB = (bytes) => (bytes / 1000).toFixed(1)
const sum = (files) => [...files].reduce((total, file) => total + bytesOf(file), 0)

const product = productFiles()
const scripts = (files) => [...files].filter((file) => file.endsWith('.js') && product.has(file))
const sampleScripts = (files) => [...files].filter((file) => file.endsWith('.js') && !product.has(file))
const styles = (files) => [...files].filter((file) => file.endsWith('.css'))

const apart = new Set(budgets.apart.map((name) => manifest[keyOf(name)].file))

const build = await openBuild()
const failures = []
const rows = []
const notes = []

/** Pictures of rows are as many as a page has rows. */
const isPicture = (file) => file.startsWith('images/')

function record(name, { files, waves }, { script, style, total, requests } = {}, own = files) {
  const measured = {
    script: sum(scripts(own)),
    style: sum(styles(own)),
    total: sum(own) - sum(sampleScripts(own)),
    requests: [...files].filter((file) => !isPicture(file)).length,
    waves,
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
    waves,
    kB(sum(sampleScripts(own))),
  ])
  const limits = { script: script * 1000, style: style * 1000, total: total * 1000, requests, waves: budgets.waves }
  for (const [what, limit] of Object.entries(limits)) {
    if (measured[what] > limit) failures.push(`${name}: ${what} is ${measured[what]}, and ${limit} is the most.`)
  }
}

try {
  const signInPage = await visitOf(build, '/login')
  record('/login', signInPage, budgets.signIn)
  if (sampleScripts(signInPage.files).length > 0)
    failures.push(`/login fetches sample data before a call: ${sampleScripts(signInPage.files).join(', ')}`)

  const state = await stateOf(build)
  const members = new Map()
  for (const { path, isPublic } of await readRoutes()) {
    if (!isPublic) members.set(path, await visitOf(build, path, state))
  }
  const [first, ...others] = [...members.values()].map((visit) => visit.files)
  const shell = new Set([...first].filter((file) => others.every((files) => files.has(file))))
  record('signed-in shell', { files: shell }, budgets.shell)
  const rest = [...shell].filter((file) => /\/bootstrap-rest-[^/]*\.css$/.test(file))
  if (rest.length !== 1) failures.push('The rest of Bootstrap is not in a file that every page of the shell has.')
  record('Bootstrap in it', { files: new Set(rest) }, budgets.bootstrap)
  record('/ complete', members.get('/'), budgets.home)
  for (const [path, visit] of members) {
    const own = [...visit.files].filter((file) => !shell.has(file))
    record(`+ ${path}`, visit, budgets.route, new Set(own.filter((file) => !apart.has(file))))
    for (const file of own.filter((file) => apart.has(file)))
      notes.push(`${path} also has ${file}: ${kB(bytesOf(file))}`)
  }
} finally {
  await build.close()
}

console.log('kB, brotli; beside each figure its budget; "+" is what a page adds to the shell\n')
printTable(['page', 'script', 'max', 'style', 'max', 'all', 'max', 'requests', 'max', 'waves', 'sample backend'], rows)
if (notes.length > 0) console.log(`\nApart from the budgets\n${notes.join('\n')}`)
if (failures.length > 0) {
  console.error(`\n${failures.join('\n')}`)
  process.exitCode = 1
}
