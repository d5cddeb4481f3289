/** `npm run check`: runs all `check:` scripts of package.json, one per core at a time. Prints the output of failed steps. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

function run(step) {
  const started = performance.now()
  return new Promise((done) => {
    let output = ''
    const child = spawn('npm', ['run', '--silent', step], {
      cwd: root,
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      const passed = code === 0
      console.log(`${passed ? 'ok  ' : 'FAIL'} ${step.replace('check:', '')} (${seconds} s)`)
      if (!passed) console.log(output.trimEnd())
      done({ step, passed })
    })
  })
}

/** @returns {Promise<{ step: string, passed: boolean }[]>} */
export async function runChecks() {
  const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  const waiting = Object.keys(scripts).filter((name) => name.startsWith('check:'))
  const results = []
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await run(step))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return results
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const results = await runChecks()
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1
}
