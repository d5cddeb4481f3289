/**
 * `npm run contract -- --url http://localhost:3000`: holds a server to the contract and reports call by call. It opens accounts
 * on the server and writes to it: never point it at one whose rows matter. Without an address it takes the reference server.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const usage = `Usage: npm run contract -- [--url <address>]

Holds a server to the contract of docs/openapi.json, and reports call by call.

  --url <address>  the server, such as http://localhost:3000; the reference server where it is left out
  --help           this text

It opens accounts on the server and writes to it: never point it at one whose rows matter.`

function readOptions() {
  try {
    return parseArgs({ options: { url: { type: 'string' }, help: { type: 'boolean', short: 'h' } } }).values
  } catch (error) {
    return { problem: error.message }
  }
}

/** Whether anything at all answers there, in whatever way. */
async function answers(url) {
  return fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(10_000) }).then(
    () => true,
    () => false,
  )
}

/** The tests that ask a server, a module's own and those of every call, without those that need the sample backend in their process. */
const files = ['/contract.test.ts', 'tests/contract/operations.test.ts']

function hold(url) {
  const env = { ...process.env, ...(url && { CONTRACT_URL: url.replace(/\/$/, '') }) }
  const what = url ? files : [...files, 'tests/contract']
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--reporter', 'verbose', ...what]
  const cwd = fileURLToPath(new URL('..', import.meta.url))
  return spawnSync(process.execPath, vitest, { cwd, env, stdio: 'inherit' }).status ?? 1
}

const { url, help, problem } = readOptions()
if (problem) {
  console.error(`${problem}\n\n${usage}`)
  process.exitCode = 1
} else if (help) console.log(usage)
else if (url && !URL.canParse(url)) {
  console.error(`${url} is no address. It begins with http:// or https://.`)
  process.exitCode = 1
} else if (url && !(await answers(url))) {
  console.error(`Nobody answers at ${url}. Is the server running, and is the address right?`)
  process.exitCode = 1
} else process.exitCode = hold(url)
