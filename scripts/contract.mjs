/**
 * `npm run contract -- --url http://localhost:3000`: holds a server to the contract and reports call by call. It opens accounts
 * on the server and writes to it: never point it at one whose rows matter. Without an address it takes the reference server.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { url: { type: 'string' } } })
const env = { ...process.env, ...(values.url && { CONTRACT_URL: values.url.replace(/\/$/, '') }) }
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--reporter', 'verbose', 'tests/contract']
const cwd = fileURLToPath(new URL('..', import.meta.url))
process.exitCode = spawnSync(process.execPath, vitest, { cwd, env, stdio: 'inherit' }).status ?? 1
