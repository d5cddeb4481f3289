import type { AxiosInstance, InternalAxiosRequestConfig } from 'axios'
import { isAxiosError } from './errors'
import type { TokenStore, Tokens } from './tokenStore'

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Set on the one repetition that a call gets after its token was refreshed. */
    retried?: boolean
    /** How many renewals had failed when the call was sent. */
    failures?: number
    /** Access token when the request was sent; undefined if the request needs none. */
    sentToken?: string | undefined
    /** Account that started the request; its retry uses no other account's token. */
    account?: Account
  }
}

/** Account id; undefined while logged out. */
type Account = number | string | undefined

export interface AuthOptions {
  readonly tokens: TokenStore
  /** Returns the account that this page shows; requests belong to it. Default: there is only one account. */
  readonly account?: () => Account
  /** Returns the account of stored tokens. Another tab may have switched accounts. */
  readonly accountOf?: (tokens: Tokens) => Account
  /** Adds credentials to a request. Default: a Bearer token (RFC 6750). `tokens` is null for exempt paths. */
  readonly addCredentials?: ((config: InternalAxiosRequestConfig, tokens: Tokens | null) => void) | undefined
  /** Asks the backend for a new pair. */
  readonly renew: (refreshToken: string) => Promise<Tokens>
  /** Paths that are called without a token, and that a 401 means something else for: the refresh itself, and signing in. */
  readonly exempt: readonly string[]
  /** A path that `renew` calls with new tokens: its 401 starts no further refresh. */
  readonly mePath?: string
  /** The page's origin, against which relative addresses are resolved. */
  readonly origin: string
  /** Lets one tab at a time renew, for a refresh token may be good for one use; absent where the page does not come by HTTPS. */
  readonly locks?: Pick<LockManager, 'request'> | undefined
  /** Called once when the session cannot be kept; the tokens are gone by then. */
  readonly onEnd: () => void
}

export interface Auth {
  /**
   * Renews the tokens. However many ask at once, in however many tabs, one call is made and all get its outcome.
   * @throws what the renewal failed with; if the backend refused it, the session is over
   */
  refresh(): Promise<void>
  /**
   * Adds credentials to all requests of a client to the page's own or the configured API's origin. A 401 causes one refresh and
   * one retry. If the retry fails with 401 too, the session ends.
   * @param client its `defaults.baseURL` is the configured API
   */
  attach(client: AxiosInstance): void
}

/** Only the backend answers 401 with JSON. A firewall or proxy answers with a web page, and ends no session. */
function isRefusal(error: unknown): boolean {
  const response = isAxiosError(error) ? error.response : undefined
  return response?.status === 401 && typeof response.data === 'object' && response.data !== null
}

/** A 4xx answer to the refresh would read as one to the request; 408 and 429 mean the same for both. */
function afterRefresh(failure: unknown): unknown {
  const status = isAxiosError(failure) ? failure.response?.status : 0
  return /^4(?!08|29)/.test(String(status)) ? new Error('The token refresh failed.') : failure
}

function addBearerToken({ headers }: InternalAxiosRequestConfig, tokens: Tokens | null): void {
  if (tokens) headers.set('Authorization', `Bearer ${tokens.accessToken}`)
}

const pathOf = ({ url = '' }: InternalAxiosRequestConfig) => url.replace(/[?#].*$/s, '')

function aborted({ signal }: InternalAxiosRequestConfig): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) resolve()
    signal?.addEventListener?.('abort', () => {
      resolve()
    })
  })
}

/** Keeps calls signed in by refreshing tokens that the backend no longer takes (docs/contract.md, "Signing in"). */
export function createAuth({
  tokens,
  account = () => undefined,
  accountOf = account,
  addCredentials = addBearerToken,
  renew,
  exempt,
  mePath,
  origin,
  locks,
  onEnd,
}: AuthOptions): Auth {
  let pending: Promise<void> | null = null
  let failures = 0
  let lastFailure: unknown

  function end() {
    tokens.clear()
    onEnd()
  }

  async function renewOnce(asked: Tokens | null): Promise<void> {
    const stored = tokens.read()
    if (!stored) throw new Error('There is no session to renew.')
    if (stored.refreshToken !== asked?.refreshToken) return // another tab was quicker
    const isCurrent = () => tokens.read()?.refreshToken === stored.refreshToken
    try {
      const renewed = await renew(stored.refreshToken)
      if (isCurrent()) tokens.write(renewed)
    } catch (error) {
      if (isCurrent()) {
        if (isRefusal(error)) end()
      } else if (tokens.read()) {
        return // another tab was quicker, and its tokens are as good
      }
      failures += 1
      lastFailure = error
      throw error
    }
  }

  function refresh(): Promise<void> {
    const asked = tokens.read()
    const run = () => renewOnce(asked)
    pending ??= (locks ? locks.request('session', run) : run()).finally(() => {
      pending = null
    })
    return pending
  }

  function attach(client: AxiosInstance): void {
    function isOwnOrigin({ url = '', baseURL = '' }: InternalAxiosRequestConfig): boolean {
      const api = new URL(client.defaults.baseURL ?? '', origin).origin
      const target = new URL(url, new URL(baseURL, origin)).origin
      return target === new URL(origin).origin || target === api
    }

    /** The stored tokens, unless they belong to another account than the request. */
    function ownTokens(config: InternalAxiosRequestConfig): Tokens | null {
      const stored = tokens.read()
      return stored && accountOf(stored) === config.account ? stored : null
    }

    client.interceptors.request.use((config) => {
      config.failures = failures
      if (!isOwnOrigin(config)) return config
      config.account ??= account()
      const path = pathOf(config)
      const stored = exempt.includes(path) ? null : tokens.read()
      // `mePath` asks which account the tokens belong to.
      if (stored && path !== mePath && !ownTokens(config)) throw new Error('Another account has logged in.')
      config.sentToken = stored?.accessToken
      addCredentials(config, stored)
      return config
    })

    client.interceptors.response.use(undefined, async (error: unknown) => {
      if (!isAxiosError(error) || error.response?.status !== 401 || !error.config) throw error
      const { config } = error
      const stored = ownTokens(config)
      if (config.sentToken === undefined || stored === null || pathOf(config) === mePath) throw error
      // A call that was under way while the token was renewed needs the new one, not another refresh.
      const isNew = stored.accessToken !== config.sentToken
      if (!isNew && config.retried) {
        if (isRefusal(error)) end() // what has only just been handed out is refused
        throw error
      }
      if (!isNew) {
        try {
          // Calls that were sent together ask once for all of them.
          if (failures > (config.failures ?? 0)) throw lastFailure
          await Promise.race([refresh(), aborted(config)])
        } catch (failure) {
          throw isRefusal(failure) ? error : afterRefresh(failure)
        }
        if (!ownTokens(config)) throw error
      }
      return client.request({ ...config, retried: !isNew }) // fails at once where it was aborted meanwhile
    })
  }

  return { refresh, attach }
}
