import { jwtDecode } from 'jwt-decode'
import type { TokenStore } from './tokenStore'

const leadMs = 60_000
const shortestTimerMs = 1_000
const longestTimerMs = 2_147_483_647

/** Reads a time from a JWT (RFC 7519 section 4.1), in milliseconds by the server's clock; null if there is none. */
function claimOf(token: string, name: 'exp' | 'iat'): number | null {
  try {
    const seconds = jwtDecode(token)[name]
    return typeof seconds === 'number' ? seconds * 1000 : null
  } catch {
    return null
  }
}

/**
 * Reads the expiry that the server wrote into a token.
 * @param token any text
 * @returns milliseconds since the epoch by the server's clock, or null without an `exp` claim
 */
export const expiryOf = (token: string): number | null => claimOf(token, 'exp')

/**
 * Returns when the stored access token expires by the device's clock. That clock may be wrong, so the lifetime counts from receipt.
 * Without `iat` the clock has to be trusted; the lifetime is then at least two minutes.
 */
function deviceExpiryOf(tokens: TokenStore): number | null {
  const token = tokens.read()?.accessToken ?? ''
  const expiry = expiryOf(token)
  if (expiry === null) return null
  const receivedAt = tokens.receivedAt()
  const issuedAt = claimOf(token, 'iat')
  return issuedAt === null ? Math.max(expiry, receivedAt + 2 * leadMs) : receivedAt + expiry - issuedAt
}

/** A minute before the end; of what is left of a shorter life, the half. So a refresh that fails has time for another. */
function waitFor(remainingMs: number): number {
  const wait = Math.max(remainingMs - leadMs, remainingMs / 2, shortestTimerMs)
  return Math.min(wait, longestTimerMs)
}

/**
 * Keeps a session alive while its page is open: calls `refresh` a minute before the access token ends, and at once when the
 * page wakes from a sleep or comes back online later than that. A refresh that fails is tried again until the token ends, and
 * then when the page is next looked at.
 * @param tokens where the token is read, each time afresh, as another tab may have renewed it
 * @param refresh renews the tokens
 * @returns `schedule`, to be called whenever the tokens have changed, and `stop`
 */
export function keepAlive(tokens: TokenStore, refresh: () => Promise<void>) {
  let timer: number | undefined

  function schedule(): void {
    window.clearTimeout(timer)
    const expiry = deviceExpiryOf(tokens)
    if (!expiry || expiry <= Date.now()) return
    timer = window.setTimeout(renewIfDue, waitFor(expiry - Date.now()))
  }

  function renewIfDue(): void {
    const expiry = deviceExpiryOf(tokens)
    if (!expiry) return
    if (expiry - leadMs > Date.now()) schedule()
    else void refresh().then(schedule, schedule)
  }

  function wake(): void {
    if (document.visibilityState === 'visible') renewIfDue()
  }

  document.addEventListener('visibilitychange', wake)
  window.addEventListener('online', wake)
  schedule()

  return {
    schedule,
    stop() {
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
      window.removeEventListener('online', wake)
    },
  }
}
