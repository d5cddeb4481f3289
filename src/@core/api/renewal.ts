import { jwtDecode } from 'jwt-decode'
import type { TokenStore } from './tokenStore'

const leadMs = 60_000
const shortestTimerMs = 1_000
const longestTimerMs = 2_147_483_647

/** Reads a time claim of a JWT (RFC 7519, 4.1), in milliseconds by the server's clock; null without the claim. */
function claimOf(token: string, name: 'exp' | 'iat'): number | null {
  try {
    const seconds = jwtDecode(token)[name]
    return typeof seconds === 'number' ? seconds * 1000 : null
  } catch {
    return null
  }
}

/** @returns milliseconds since the epoch by the server's clock; null without an `exp` claim */
export const expiryOf = (token: string): number | null => claimOf(token, 'exp')

/**
 * Returns the expiry of the access token by the device's clock. That clock may be wrong, so the lifetime counts from receipt.
 * Without `iat` the clock is trusted, but the lifetime is at least two minutes.
 */
function deviceExpiryOf(tokens: TokenStore): number | null {
  const token = tokens.read()?.accessToken ?? ''
  const expiry = expiryOf(token)
  if (expiry === null) return null
  const receivedAt = tokens.receivedAt()
  const issuedAt = claimOf(token, 'iat')
  return issuedAt === null ? Math.max(expiry, receivedAt + 2 * leadMs) : receivedAt + expiry - issuedAt
}

/** A minute before expiry, or halfway to it if that is later. A failed refresh leaves time for another. */
function waitFor(remainingMs: number): number {
  const wait = Math.max(remainingMs - leadMs, remainingMs / 2, shortestTimerMs)
  return Math.min(wait, longestTimerMs)
}

/**
 * Keeps a session alive while its page is open. Refreshes a minute before the access token expires, or on wake if the page
 * slept or was offline then. A failed refresh is repeated until expiry, then when the page becomes visible.
 * @returns `schedule`, to call after every token change, and `stop`
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
