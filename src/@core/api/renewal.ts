import { jwtDecode } from 'jwt-decode'
import type { TokenStore } from './tokenStore'

const leadMs = 60_000
const shortestTimerMs = 1_000
const longestTimerMs = 2_147_483_647

/**
 * Reads a token's end of life.
 * @param token any text
 * @returns milliseconds since the epoch, or null for what is no JWT with an `exp` claim (RFC 7519 section 4.1.4)
 */
export function expiryOf(token: string): number | null {
  try {
    const { exp } = jwtDecode(token)
    return typeof exp === 'number' ? exp * 1000 : null
  } catch {
    return null
  }
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
    const stored = tokens.read()
    const expiry = stored && expiryOf(stored.accessToken)
    // Where a token comes that has ended, a clock is wrong: asking for others would go on for ever.
    if (!expiry || expiry <= Date.now()) return
    timer = window.setTimeout(renewIfDue, waitFor(expiry - Date.now()))
  }

  function renewIfDue(): void {
    const stored = tokens.read()
    const expiry = stored && expiryOf(stored.accessToken)
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
