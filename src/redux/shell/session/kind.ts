import type { ApiClient } from '@core/api/client'
import type { AuthOptions } from '@core/api/auth'
import { toApiError } from '@core/api/errors'
import { sessionApi } from './contract'
import { oidc } from './oidc'
import type { Session } from './storage'
import { checked } from './storage'

/** How requests are authenticated and sessions end; see docs/backend.md, "Authentication". */
export interface SessionKind {
  /** Default: a Bearer token. */
  readonly addCredentials?: AuthOptions['addCredentials']
  /**
   * Loads the session again.
   * @throws the failed request; a 401 ends the session
   */
  readonly renew: (api: ApiClient, refreshToken: string) => Promise<Session>
  /**
   * Ends the session on the server; absent if it exists only in this browser.
   * @returns logout URL of the OpenID provider, if it has one
   */
  readonly end?: (api: ApiClient) => Promise<string | undefined>
  /**
   * Redirects to the OpenID provider; absent if the product has its own login form.
   * @param search query of the login page, such as `?redirect=…`
   */
  readonly redirectToLogin?: (search: string) => Promise<void>
}

/** Access and refresh token in local storage. */
const bearer: SessionKind = {
  renew: async (api, refreshToken) => checked(await api.call(sessionApi.refresh, { body: { refreshToken } })),
}

/** An `HttpOnly` cookie. The header `X-XSRF-TOKEN` repeats the cookie `XSRF-TOKEN`, which protects against CSRF. */
const cookie: SessionKind = {
  addCredentials: (config) => {
    config.withCredentials = true
    config.withXSRFToken = true
  },
  renew: async (api) => checked(await api.call(sessionApi.me, {})),
  async end(api) {
    try {
      await api.call(sessionApi.logout, {})
    } catch (thrown) {
      // A 401 means that the session had ended already.
      if (toApiError(thrown).kind !== 'unauthorized') throw thrown
    }
    return undefined
  },
}

/** The kind that the build was configured for; the build omits the others. */
export const kind: SessionKind =
  import.meta.env.VITE_SESSION === 'cookie' ? cookie : import.meta.env.VITE_SESSION === 'oidc' ? oidc : bearer
