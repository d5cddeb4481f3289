/**
 * Installs what npm scripts need on a fresh clone: the packages of package-lock.json, with `--browser` also a Chromium for the
 * tests. The `pre…` scripts of package.json run it. Plain Node, because it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { platform } from 'node:os'
import { fileURLToPath } from 'node:url'
import { findChromium } from './chromium.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const readJson = (file) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

function run(command, args, options = {}) {
  return spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options }).status === 0
}

/** Reads the three forms that `engines.node` uses: `^a.b.c`, `>=a.b.c`, joined by `||`. */
function checkNode() {
  const range = readJson('package.json').engines.node
  const [major, minor] = process.versions.node.split('.').map(Number)
  const fits = range.split('||').some((part) => {
    const [, sign, wantedMajor, wantedMinor] = /(\^|>=)(\d+)\.(\d+)/
      .exec(part)
      .map((text, i) => (i > 1 ? Number(text) : text))
    if (sign === '>=' && major > wantedMajor) return true
    return major === wantedMajor && minor >= wantedMinor
  })
  if (!fits) stop(`This project needs Node ${range}; this is ${process.versions.node}.`)
}

/** npm writes node_modules/.package-lock.json as its last step. */
function packagesAreInstalled() {
  const note = 'node_modules/.package-lock.json'
  if (!existsSync(new URL(`../${note}`, import.meta.url))) return false
  const wanted = readJson('package-lock.json').packages
  const present = readJson(note).packages
  const wantedAreThere = Object.entries(wanted).every(([path, { version, optional, devOptional, peer }]) => {
    if (path === '') return true
    const found = present[path]
    return found ? found.version === version : Boolean(optional || devOptional || peer)
  })
  return wantedAreThere && Object.keys(present).every((path) => path in wanted)
}

function installPackages() {
  console.log('Installing the packages of package-lock.json …')
  const npm = process.env.npm_execpath
  const done = npm?.endsWith('.js')
    ? run(process.execPath, [npm, 'ci'])
    : run('npm', ['ci'], { shell: platform() === 'win32' })
  if (!done) stop('The packages could not be installed: see the messages of npm above.')
}

function isDebianAndRoot() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false
  return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

function install(command, args, options) {
  console.log(`$ ${[command, ...args].join(' ')}`)
  return run(command, args, options)
}

/** Prefers the Debian package: it includes system libraries that Playwright's download lacks. */
function installChromium() {
  console.log('No browser found for the tests. Installing Chromium:')
  if (isDebianAndRoot()) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    install('apt-get', ['update'], { env })
    install('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], { env })
  }
  if (!findChromium()) install('node', ['node_modules/playwright-core/cli.js', 'install', 'chromium'])
  if (!findChromium()) {
    stop('The tests need Chromium, Chrome or Edge. Install one, or set CHROMIUM_PATH to its executable.')
  }
}

function hasChromium() {
  try {
    return findChromium() !== undefined
  } catch (error) {
    return stop(error.message)
  }
}

checkNode()
if (!packagesAreInstalled()) installPackages()
if (process.argv.includes('--browser') && !hasChromium()) installChromium()
