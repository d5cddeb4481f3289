import { loadEnv } from 'vite'

/** What a build is told from outside; see README, "Building for a real backend", and docs/deployment.md. */
export interface BuildSettings {
  /** Path that the product is served under, with a slash at both ends. */
  readonly base: string
  readonly api: 'mock' | 'real' | 'hybrid'
  /** Address of the API; empty for the page's own origin. */
  readonly apiUrl: string
}

function baseOf(written: string): string {
  const inner = written.trim().replace(/^\/+|\/+$/g, '')
  if (inner === '') return '/'
  const steps = inner.split('/')
  // Among the refused: a whole address, and the path on disk that Git Bash on Windows makes of `/admin/`.
  if (!steps.every((step) => /^[\w.~-]+$/.test(step) && !/^\.+$/.test(step))) {
    throw new Error(`BASE_PATH is "${written}", but has to be a path of the host, such as /admin/.`)
  }
  return `/${inner}/`
}

function apiOf(written: string): BuildSettings['api'] {
  if (written === '' || written === 'mock') return 'mock'
  if (written === 'real' || written === 'hybrid') return written
  throw new Error(`VITE_API is "${written}", but has to be mock, real or hybrid.`)
}

function apiUrlOf(written: string): string {
  if (written === '' || /^\/(?!\/)/.test(written) || /^https?:\/\/[^/]/.test(written)) return written
  throw new Error(`VITE_API_URL is "${written}", but has to be an address such as https://api.example.org, or a path.`)
}

/**
 * Reads what a build is told, from the environment and, where that says nothing, from the `.env` files of a folder.
 * @param mode which `.env` files count beside the common ones, such as `production`
 * @throws Error for a value that cannot be meant, which says what it has to be
 */
export function readBuildSettings(mode: string, folder: string): BuildSettings {
  const { BASE_PATH = '', VITE_API = '', VITE_API_URL = '' } = loadEnv(mode, folder, ['VITE_API', 'BASE_PATH'])
  return { base: baseOf(BASE_PATH), api: apiOf(VITE_API), apiUrl: apiUrlOf(VITE_API_URL) }
}
