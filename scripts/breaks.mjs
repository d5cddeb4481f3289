/**
 * `npm run breaks`: checks that the tests catch deliberate defects. In each entry of `breaks.json`, the text `from` of `file`
 * becomes `to`, and the test file `caughtBy` must then fail. Files are changed in place and restored; do not edit them meanwhile.
 *
 *   npm run breaks -- kanban     only entries that contain `kanban`
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const scratch = mkdtempSync(join(tmpdir(), 'breaks-'))
const report = join(scratch, 'report.json')

/** @returns whether a test of the file failed; throws if the file does not run */
function fails(testFile) {
  rmSync(report, { force: true })
  const projects = ['--project', 'unit', '--project', 'jsdom']
  const args = [vitest, 'run', testFile, ...projects, '--bail', '1', '--reporter', 'json', '--outputFile', report]
  spawnSync(process.execPath, args, { cwd: root, stdio: 'ignore' })
  const { numTotalTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
  if (numTotalTests === 0) throw new Error(`${testFile} has no test, or cannot be loaded.`)
  return numFailedTests > 0
}

let current
/** Ctrl+C also ends the tests, then continues here. */
process.on('SIGINT', () => {
  if (current) writeFileSync(current.path, current.source)
  process.exit(130)
})

const all = JSON.parse(readFileSync(join(root, 'scripts/breaks.json'), 'utf8'))
const [wanted = ''] = process.argv.slice(2)
// A product without the module lacks the file.
const chosen = all.filter((entry) => JSON.stringify(entry).includes(wanted) && existsSync(join(root, entry.file)))
const missed = []
for (const { what, file, from, to, caughtBy } of chosen) {
  const path = join(root, file)
  const source = readFileSync(path, 'utf8')
  if (source.split(from).length !== 2) throw new Error(`${file} does not contain this text exactly once: ${from}`)
  current = { path, source }
  try {
    writeFileSync(
      path,
      source.replace(from, () => to),
    )
    const isCaught = fails(caughtBy)
    if (!isCaught) missed.push(what)
    console.log(`${isCaught ? 'caught' : 'MISSED'}  ${what} (${caughtBy})`)
  } finally {
    writeFileSync(path, source)
    current = undefined
  }
}
rmSync(scratch, { recursive: true })
console.log(`${chosen.length - missed.length} of ${chosen.length} breaks caught`)
process.exitCode = missed.length > 0 ? 1 : 0
