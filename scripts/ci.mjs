/**
 * Runs everything that must pass before a merge: setup, tests, checks, build, sizes. Failed tests are retried twice. The last line
 * is always `N passed, N failed`, and counts each test and each step.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runChecks } from './check.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'ci-'))
const total = { passed: 0, failed: 0 }
const failures = []
const flaky = []

const list = (title, lines) => {
  if (lines.length > 0) console.log(`\n${title}\n${lines.map((line) => `- ${line.slice(0, 800)}`).join('\n')}`)
}

function count(passed, name) {
  total[passed ? 'passed' : 'failed'] += 1
  if (!passed) failures.push(name)
  return passed
}

function run(command, args) {
  console.log(`\n$ ${[command, ...args].join(' ')}`)
  const shell = process.platform === 'win32'
  return spawnSync(command, args, { cwd: root, shell, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}

function test() {
  const report = join(scratch, 'tests.json')
  const reporters = ['default', './tests/support/slowest.ts', 'json'].map((name) => `--reporter=${name}`)
  const passed = run('npm', ['test', '--', ...reporters, `--outputFile.json=${report}`])
  let { numPassedTests = 0, numFailedTests = 0, testResults = [] } = {}
  try {
    ;({ numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    console.error('The tests wrote no report.')
  }
  total.passed += numPassedTests
  total.failed += numFailedTests
  for (const { name, assertionResults } of testResults)
    for (const { status, fullName, failureMessages } of assertionResults) {
      // A test that passed on a retry keeps its failure messages.
      if (failureMessages.length === 0) continue
      const lines = status === 'failed' ? failures : flaky
      lines.push(`${relative(root, name)}: ${fullName}\n    ${failureMessages[0]}`)
    }
  // A file that cannot be loaded, or an error outside a test, fails the run without a failed test.
  if (!passed && numFailedTests === 0) count(false, 'npm test, outside of tests')
  if (passed && numPassedTests === 0) count(false, 'npm test, without tests')
}

try {
  if (count(run(process.execPath, ['scripts/setup.mjs', '--browser']), 'setup')) {
    test()
    console.log('\n$ npm run check')
    // Caches check each file alone; rules with types may depend on other files.
    rmSync(join(root, 'node_modules/.cache/check'), { recursive: true, force: true })
    for (const { step, passed } of await runChecks()) count(passed, step)
    if (count(run('npm', ['run', 'build']), 'npm run build')) count(run('npm', ['run', 'size']), 'npm run size')
  }
} catch (error) {
  console.error(error)
  count(false, 'scripts/ci.mjs')
} finally {
  rmSync(scratch, { recursive: true, force: true })
  process.exitCode = total.failed === 0 ? 0 : 1
  list('Flaky:', flaky)
  list('Failed:', failures)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
}
