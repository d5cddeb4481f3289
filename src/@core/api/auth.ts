import type { AxiosInstance, InternalAxiosRequestConfig } from 'axios'
import { isAxiosError } from './errors'
import type { TokenStore, Tokens } from './tokenStore'

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Set on the single retry after a token refresh. */
    retried?: boolean
    /** Number of failed refreshes when the request was sent. */
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
  /** Returns the account shown on this page; requests belong to it. Default: a single account. */
  readonly account?: () => Account
  /** Returns the account of stored tokens. Another tab may have switched accounts. */
  readonly accountOf?: (tokens: Tokens) => Account
  /** Adds credentials to a request. Default: a Bearer token (RFC 6750). `tokens` is null for exempt paths. */
  readonly addCredentials?: ((config: InternalAxiosRequestConfig, tokens: Tokens | null) => void) | undefined
  readonly renew: (refreshToken: string) => Promise<Tokens>
  /** Paths sent without a token, whose 401 causes no refresh: login and the refresh itself. */
  readonly exempt: readonly string[]
  /** Path that `renew` requests with new tokens. Its 401 causes no further refresh. */
  readonly mePath?: string
  readonly origin: string
  /** Web Locks: only one tab refreshes, because a refresh token may be single-use. Undefined without HTTPS. */
  readonly locks?: Pick<LockManager, 'request'> | undefined
  /** Called once when the session ends, after the tokens are removed. */
  readonly onEnd: () => void
}

export interface Auth {
  /** Refreshes the tokens; concurrent calls share a request. @throws its error. A 401 from the backend ends the session. */
  refresh(): Promise<void>
  /**
   * Adds credentials to requests to the page's or the API's origin. A 401 causes one refresh and one retry. A second 401
   * ends the session.
   */
  attach(client: AxiosInstance): void
}

/** Only the backend answers 401 with JSON. The web page of a firewall or proxy ends no session. */
function isRefusal(error: unknown): boolean {
  const response = isAxiosError(error) ? error.response : undefined
  return response?.status === 401 && typeof response.data === 'object' && response.data !== null
}

/** A 4xx of the refresh must not look like a 4xx of the request; 408 and 429 mean the same for both. */
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

/** Adds tokens to requests and refreshes rejected tokens (docs/contract.md, "Signing in"). */
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
    if (stored.refreshToken !== asked?.refreshToken) return // another tab refreshed first
    const isCurrent = () => tokens.read()?.refreshToken === stored.refreshToken
    try {
      const renewed = await renew(stored.refreshToken)
      if (isCurrent()) tokens.write(renewed)
    } catch (error) {
      if (isCurrent()) {
        if (isRefusal(error)) end()
      } else if (tokens.read()) {
        return // another tab refreshed; use its tokens
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
      // `mePath` returns the account of the tokens.
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
      // The token was refreshed while this request was in flight. Retry with the new token.
      const isNew = stored.accessToken !== config.sentToken
      if (!isNew && config.retried) {
        if (isRefusal(error)) end() // the new token is rejected too
        throw error
      }
      if (!isNew) {
        try {
          // Requests sent together share a failed refresh.
          if (failures > (config.failures ?? 0)) throw lastFailure
          await Promise.race([refresh(), aborted(config)])
        } catch (failure) {
          throw isRefusal(failure) ? error : afterRefresh(failure)
        }
        if (!ownTokens(config)) throw error
      }
      return client.request({ ...config, retried: !isNew }) // rejects at once if aborted
    })
  }

  return { refresh, attach }
}
