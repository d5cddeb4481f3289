/** `npm run contract`: checks a server against the contract; see {@link usage}. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const usage = `Usage: npm run contract -- [--url <address>] [--only <module>]

Checks a server against docs/contract.md and docs/openapi.json. Prints each fault on a line: request, sent data, expected and received response.

  --url <address>  the server, such as http://localhost:3000; default: the reference server
  --only <module>  modules to check, such as apps/user,apps/email; default: all
  --help           prints this text

It creates accounts and rows on the server: never use it on production data.`

const root = fileURLToPath(new URL('..', import.meta.url))

const modules = () =>
  readdirSync(`${root}/src/redux`, { recursive: true })
    .filter((file) => file.endsWith('operations.ts'))
    .map((file) => file.split(/[\\/]/).slice(0, 2).join('/'))
    .sort()

function readOptions() {
  const text = { type: 'string' }
  try {
    return parseArgs({ options: { url: text, only: text, help: { type: 'boolean', short: 'h' } } }).values
  } catch (error) {
    return { problem: `${error.message}\n\n${usage}` }
  }
}

async function answers(url) {
  return fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(10_000) }).then(
    () => true,
    () => false,
  )
}

/** @returns an error message, or null */
async function problemOf({ url, only, problem }) {
  if (problem) return problem
  const unknown = only?.split(',').filter((key) => !modules().includes(key)) ?? []
  if (unknown.length > 0)
    return `There is no module ${unknown.join(', ')} with requests. Modules: ${modules().join(', ')}.`
  if (url === undefined) return null
  if (!/^https?:/.test(url) || !URL.canParse(url))
    return `${url} is no address. It must start with http:// or https://.`
  return (await answers(url)) ? null : `Nobody answers at ${url}. Is the server running, and is the address right?`
}

/** The tests of every request, and the journeys of each module. */
function filesFor(only) {
  const journeys = only?.split(',').map((key) => `tests/${key}/contract.test.ts`) ?? ['/contract.test.ts']
  const own = journeys.filter((file) => file.startsWith('/') || existsSync(`${root}/${file}`))
  return [...own, ...['operations', 'lists', 'changes'].map((name) => `tests/contract/${name}.test.ts`)]
}

/**
 * In a fixed order, one file at a time: tests read what earlier tests wrote. Some modules have no lists or no updates, so their
 * files contain no tests.
 */
const inOrder = ['--no-file-parallelism', '--no-cache', '--passWithNoTests']

function hold({ url, only }) {
  const env = {
    ...process.env,
    ...(url && { CONTRACT_URL: url.replace(/\/$/, '') }),
    ...(only && { CONTRACT_ONLY: only }),
  }
  const reporter = `${root}/scripts/contract/reporter.mjs`
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--reporter', reporter, ...inOrder]
  return spawnSync(process.execPath, [...vitest, ...filesFor(only)], { cwd: root, env, stdio: 'inherit' }).status ?? 1
}

const options = readOptions()
const problem = options.help ? null : await problemOf(options)
if (options.help) console.log(usage)
else if (problem === null) process.exitCode = hold(options)
else {
  console.error(problem)
  process.exitCode = 1
}
