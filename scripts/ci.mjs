/**
 * Everything that must hold before a change lands: set-up, tests, checks, build, sizes. Its last line is always
 * `N passed, N failed`, counting each test and each step.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runChecks } from './check.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'lodestar-ci-'))
const total = { passed: 0, failed: 0 }

function count(passed) {
  total[passed ? 'passed' : 'failed'] += 1
  return passed
}

function run(command, args) {
  console.log(`\n$ ${[command, ...args].join(' ')}`)
  const shell = process.platform === 'win32'
  return spawnSync(command, args, { cwd: root, shell, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}

function test() {
  const report = join(scratch, 'tests.json')
  const passed = run('npm', ['test', '--', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`])
  let { numPassedTests = 0, numFailedTests = 0 } = {}
  try {
    ;({ numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    console.error('The tests left no report.')
  }
  total.passed += numPassedTests
  total.failed += numFailedTests
  // A file that cannot be loaded, or an error outside a test, fails the run without failing a test.
  if (!passed && numFailedTests === 0) count(false)
  if (passed && numPassedTests === 0) count(false)
}

try {
  if (count(run(process.execPath, ['scripts/setup.mjs', '--browser']))) {
    test()
    console.log('\n$ npm run check')
    for (const { passed } of await runChecks()) count(passed)
    if (count(run('npm', ['run', 'build']))) count(run('npm', ['run', 'size']))
  }
} catch (error) {
  console.error(error)
  count(false)
} finally {
  rmSync(scratch, { recursive: true, force: true })
  process.exitCode = total.failed === 0 ? 0 : 1
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
}
