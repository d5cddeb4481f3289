import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir, platform } from 'node:os'
import { delimiter, join } from 'node:path'

/** No sandbox in containers, no background traffic of the browser. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Headless shell first: it needs a third less time for the same pages. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
]

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

function installed() {
  if (platform() === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge']
    return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
      apps.map((app) => join(folder, `${app}.app/Contents/MacOS/${app}`)),
    )
  }
  if (platform() === 'win32') {
    const roots = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].filter(Boolean)
    const programs = [
      'Google\\Chrome\\Application\\chrome.exe',
      'Chromium\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ]
    return roots.flatMap((root) => programs.map((program) => join(root, program)))
  }
  return [...onPath(), '/opt/google/chrome/chrome', '/snap/bin/chromium']
}

function playwrightsOwn() {
  try {
    return [createRequire(import.meta.url)('playwright-core').chromium.executablePath()]
  } catch {
    return []
  }
}

/** An existing file may not run: a download without its system libraries, or a stub of the package manager. */
function runs(file) {
  if (!existsSync(file)) return false
  if (platform() === 'win32') return true
  try {
    execFileSync(file, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'], timeout: 20_000 })
    return true
  } catch {
    return false
  }
}

/**
 * Finds a browser for tests: `CHROMIUM_PATH`, an installed Chromium, Chrome or Edge, then Playwright's download.
 *
 * @returns {string | undefined} path of an executable that starts
 * @throws {Error} if `CHROMIUM_PATH` does not run; it is never silently replaced
 */
export function findChromium() {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) {
    if (runs(wanted)) return wanted
    throw new Error(`CHROMIUM_PATH is ${wanted}, which does not run as a browser.`)
  }
  return [...installed(), ...playwrightsOwn()].find(runs)
}
