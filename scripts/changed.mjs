/**
 * `npm run test:changed -- origin/main`: runs the tests of what differs from a commit (default: `HEAD`). Modules do not import each
 * other. So a changed module needs its own tests, the general ones and the browser tests of its pages. A change elsewhere runs
 * everything.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const base = process.argv[2] ?? 'HEAD'
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

const isText = (file) => /\.md$|^docs\/.*\.png$|^LICENSE$/.test(file)
const differing = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
const changed = differing.filter((file) => !isText(file))
const moduleOf = (file) => /^(?:src\/(?:views|redux|@fake-db)|tests)\/([^/]+\/[^/.]+)\//.exec(file)?.[1]
const isModule = (key) => key !== undefined && existsSync(`${root}src/views/${key}/module.ts`)
const isTest = (file) => /^tests\/.*\.test(-d)?\.tsx?$/.test(file)

const keys = [...new Set(changed.map(moduleOf).filter(isModule))]
const tests = changed.filter((file) => isTest(file) && !isModule(moduleOf(file)) && existsSync(root + file))
const elsewhere = changed.filter((file) => !isModule(moduleOf(file)) && !isTest(file))

/** Journeys that visit a module; all of them if none does. */
function journeysTo(key) {
  const folder = 'tests/browser/journeys'
  const files = readdirSync(root + folder).map((file) => `${folder}/${file}`)
  const own = files.filter((file) => readFileSync(root + file, 'utf8').includes(`'/${key}`))
  return own.length > 0 ? own : files
}

function run(args, env = {}) {
  const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  process.exitCode ||= status ?? 1
}

if (elsewhere.length > 0) {
  console.log(`Runs all tests: ${elsewhere.slice(0, 3).join(', ')} may affect everything.`)
  run([])
} else if (keys.length > 0) {
  console.log(`Runs the tests of ${[...keys, ...tests].join(', ')}.`)
  const gates = ['tests/browser/screens', ...keys.flatMap(journeysTo)]
  const own = keys.map((key) => `tests/${key}/`).filter((folder) => existsSync(root + folder))
  run(['--mode', 'all', ...own, 'tests/architecture', 'tests/contract', ...gates, ...tests], { MODULES: keys.join() })
} else if (tests.length > 0) run(['--mode', 'all', ...tests])
else console.log(`No tests: no tested file differs from ${base}.`)
