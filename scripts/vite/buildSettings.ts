import { loadEnv } from 'vite'

/** Settings of a build; see README, "Building for a real backend", and docs/deployment.md. */
export interface BuildSettings {
  /** Path that the product is served under, with a slash at both ends. */
  readonly base: string
  readonly api: 'mock' | 'real' | 'hybrid'
  /** URL of the API; empty for the page's own origin. */
  readonly apiUrl: string
  /** How requests are authenticated. */
  readonly session: 'bearer' | 'cookie' | 'oidc'
  /** URL of the OpenID provider; empty for other sessions. */
  readonly issuer: string
}

function baseOf(written: string): string {
  const inner = written.trim().replace(/^\/+|\/+$/g, '')
  if (inner === '') return '/'
  const steps = inner.split('/')
  // Rejects URLs, and the path on disk into which Git Bash on Windows converts `/admin/`.
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

function sessionOf(written: string, api: BuildSettings['api'], real: string): BuildSettings['session'] {
  if (written === '' || written === 'bearer') return 'bearer'
  if (written !== 'cookie' && written !== 'oidc')
    throw new Error(`VITE_SESSION is "${written}", but must be bearer, cookie or oidc.`)
  if (api === 'real' || (api === 'hybrid' && real.split(',').some((key) => key.trim() === 'shell/session')))
    return written
  throw new Error(
    `VITE_SESSION is "${written}", which the sample backend does not support. Set VITE_API=real, or VITE_API=hybrid with shell/session in VITE_REAL_API.`,
  )
}

function issuerOf(session: BuildSettings['session'], issuer: string, client: string): string {
  if (session !== 'oidc') return ''
  if (!/^https?:\/\/[^/]/.test(issuer))
    throw new Error(`VITE_OIDC_ISSUER is "${issuer}", but must be a URL such as https://id.example.org.`)
  if (client === '') throw new Error('VITE_OIDC_CLIENT is missing. Set it to the client id at the issuer.')
  return issuer
}

/**
 * Reads the settings from the environment, then from the `.env` files of a folder.
 * @param mode selects additional `.env` files, such as `production`
 * @throws Error for an invalid value, with the valid ones
 */
export function readBuildSettings(mode: string, folder: string): BuildSettings {
  const env = loadEnv(mode, folder, ['VITE_', 'BASE_PATH'])
  const { BASE_PATH = '', VITE_API = '', VITE_API_URL = '', VITE_REAL_API = '' } = env
  const { VITE_SESSION = '', VITE_OIDC_ISSUER = '', VITE_OIDC_CLIENT = '' } = env
  const api = apiOf(VITE_API)
  const session = sessionOf(VITE_SESSION, api, VITE_REAL_API)
  const issuer = issuerOf(session, VITE_OIDC_ISSUER, VITE_OIDC_CLIENT)
  return { base: baseOf(BASE_PATH), api, apiUrl: apiUrlOf(VITE_API_URL), session, issuer }
}
