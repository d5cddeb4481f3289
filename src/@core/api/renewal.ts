import { jwtDecode } from 'jwt-decode'
import type { TokenStore } from './tokenStore'

const leadMs = 60_000
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

/**
 * Keeps a session alive while its page is open: calls `refresh` a minute before the access token ends, and at once when the
 * page wakes from a sleep or comes back online later than that. A refresh that fails for want of a connection is tried again
 * when the page is next looked at.
 * @param tokens where the token is read, anew each time, as another tab may have renewed it
 * @param refresh renews the tokens
 * @returns `schedule`, to be called whenever the tokens have changed, and `stop`
 */
export function keepAlive(tokens: TokenStore, refresh: () => Promise<void>) {
  let timer: number | undefined

  function schedule(): void {
    window.clearTimeout(timer)
    const stored = tokens.read()
    const expiry = stored && expiryOf(stored.accessToken)
    if (!expiry) return
    timer = window.setTimeout(renewIfDue, Math.min(Math.max(expiry - leadMs - Date.now(), 0), longestTimerMs))
  }

  function renewIfDue(): void {
    const stored = tokens.read()
    const expiry = stored && expiryOf(stored.accessToken)
    if (!expiry) return
    if (expiry - leadMs > Date.now()) schedule()
    // A failure has ended the session already, or waits for the next look at the page.
    else void refresh().then(schedule, () => undefined)
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
