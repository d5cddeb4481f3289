import { loadEnv } from 'vite'

function baseOf(written: string): string {
  const base = `/${written.trim().replace(/^\/+|\/+$/g, '')}/`.replace(/^\/\/$/, '/')
  // Rejects URLs, and the path on disk into which Git Bash on Windows converts `/admin/`.
  if (/^\/((?!\.+\/)[\w.~-]+\/)*$/.test(base)) return base
  throw new Error(`BASE_PATH is "${written}", but must be a path of the host, such as /admin/.`)
}

function oneOf<Value extends string>(name: string, written: string, values: readonly [Value, ...Value[]]): Value {
  const found = written === '' ? values[0] : values.find((value) => value === written)
  if (found === undefined) throw new Error(`${name} is "${written}", but must be one of ${values.join(', ')}.`)
  return found
}

function urlOf(written: string): string {
  if (written === '' || /^\/(?!\/)/.test(written) || /^https?:\/\/[^/]/.test(written)) return written
  throw new Error(`VITE_API_URL is "${written}", but must be a URL such as https://api.example.org, or a path.`)
}

function checkSession(session: string, api: string, real: string): void {
  const isReal = api === 'real' || (api === 'hybrid' && real.split(',').some((key) => key.trim() === 'shell/session'))
  if (session !== 'bearer' && !isReal)
    throw new Error(
      `VITE_SESSION is "${session}", which the sample backend does not support. Set VITE_API=real, or VITE_API=hybrid with shell/session in VITE_REAL_API.`,
    )
}

function issuerOf(session: string, issuer: string, client: string): string {
  if (session !== 'oidc') return ''
  if (!/^https?:\/\/[^/]/.test(issuer))
    throw new Error(`VITE_OIDC_ISSUER is "${issuer}", but must be a URL such as https://id.example.org.`)
  if (client === '') throw new Error('VITE_OIDC_CLIENT is missing. Set it to the client id at the issuer.')
  return issuer
}

/**
 * Reads the settings of a build from the environment, then from the `.env` files of a folder; see README, "Environment
 * variables", and docs/deployment.md. `issuer` is empty for sessions without OpenID Connect.
 * @param mode selects additional `.env` files, such as `production`
 * @throws Error for an invalid value, with the valid ones
 */
export function readBuildSettings(mode: string, folder: string) {
  const env = loadEnv(mode, folder, ['VITE_', 'BASE_PATH'])
  const read = (name: string) => env[name] ?? ''
  const api = oneOf('VITE_API', read('VITE_API'), ['mock', 'real', 'hybrid'])
  const session = oneOf('VITE_SESSION', read('VITE_SESSION'), ['bearer', 'cookie', 'oidc'])
  checkSession(session, api, read('VITE_REAL_API'))
  const issuer = issuerOf(session, read('VITE_OIDC_ISSUER'), read('VITE_OIDC_CLIENT'))
  return { base: baseOf(read('BASE_PATH')), api, apiUrl: urlOf(read('VITE_API_URL')), session, issuer }
}
