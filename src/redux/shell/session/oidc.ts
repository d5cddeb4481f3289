import type { ApiClient } from '@core/api/client'
import type { Tokens } from '@core/api/tokenStore'
import { fetchPart, isMissingFile } from '@core/lazy/fetchPart'
import type { OidcClient, SigninResponse } from 'oidc-client-ts'
import { storageKeys, writeStored } from '@/configs/storage'
import { sessionApi } from './contract'
import type { Session } from './storage'
import { checked, clearSession, tokenStore } from './storage'

/* OpenID Connect: authorization code flow with PKCE. The backend accepts the provider's access tokens. */

export const provider = {
  issuer: import.meta.env.VITE_OIDC_ISSUER ?? '',
  clientId: import.meta.env.VITE_OIDC_CLIENT ?? '',
  scope: import.meta.env.VITE_OIDC_SCOPE ?? 'openid profile email offline_access',
}
/** Stored if the provider issues no refresh token. The session then ends with the access token. */
const noRefreshToken = 'none'
/** OAuth error codes of temporary failures. */
const temporaryErrors = ['server_error', 'temporarily_unavailable', 'slow_down']

let client: Promise<OidcClient> | undefined

/** Loads the OpenID client with the first request. */
function loadClient(): Promise<OidcClient> {
  const home = new URL(import.meta.env.BASE_URL, window.location.origin)
  client ??= fetchPart(() => import('oidc-client-ts')).then(
    ({ OidcClient, WebStorageStateStore }) =>
      new OidcClient({
        authority: provider.issuer,
        client_id: provider.clientId,
        scope: provider.scope,
        redirect_uri: new URL('oauth/oidc', home).href,
        post_logout_redirect_uri: new URL('login', home).href,
        stateStore: new WebStorageStateStore({ store: sessionStorage }),
      }),
  )
  client.catch(() => {
    client = undefined
  })
  return client
}

/**
 * Sends a request to the provider.
 * @throws in the shape that `@core/api/errors` reads: a 401 if the provider rejects the request, otherwise a network error
 */
async function request<Response>(send: (client: OidcClient) => Promise<Response>): Promise<Response> {
  try {
    return await send(await loadClient())
  } catch (thrown) {
    if (isMissingFile(thrown) || !(thrown instanceof Error)) throw thrown
    const isRejected = 'error' in thrown && !temporaryErrors.includes(String(thrown.error))
    const response = isRejected && { status: 401, data: { error: thrown.message } }
    throw Object.assign(new Error(thrown.message), { isAxiosError: true, ...(response && { response }) })
  }
}

/** Stores the tokens, which `/jwt/me` needs, and loads the user. */
async function loadSession(api: ApiClient, tokens: Tokens): Promise<Session> {
  tokenStore.write(tokens)
  return checked({ ...(await api.call(sessionApi.me, {})), ...tokens })
}

const tokensOf = (response: SigninResponse, refreshToken = noRefreshToken): Tokens => ({
  accessToken: response.access_token,
  refreshToken: response.refresh_token ?? refreshToken,
})

/**
 * Reads the query of the login page that the login started from.
 * @param callbackUrl URL that the provider redirected to
 * @returns null if this tab did not start the login
 */
export async function storedSearch(callbackUrl: string): Promise<string | null> {
  const oidcClient = await loadClient()
  return oidcClient.readSigninResponseState(callbackUrl).then(
    ({ state: { data } }) => (typeof data === 'string' ? data : ''),
    () => null,
  )
}

/**
 * Exchanges the code for tokens and loads the user.
 * @param callbackUrl URL that the provider redirected to
 * @throws the failed request; a 401 if the provider rejects the code
 */
export async function redeem(api: ApiClient, callbackUrl: string): Promise<Session> {
  // Keeps the stored login state, so that the user can try again after a network error.
  const response = await request((oidcClient) => oidcClient.processSigninResponse(callbackUrl, undefined, false))
  // Otherwise another tab would use the new tokens with the previous user.
  writeStored(storageKeys.userData, null)
  try {
    return await loadSession(api, tokensOf(response))
  } catch (thrown) {
    clearSession()
    throw thrown
  }
}

/** A {@link import('./kind').SessionKind}. */
export const oidc = {
  async renew(api: ApiClient, refreshToken: string): Promise<Session> {
    const stored = tokenStore.read()
    if (refreshToken === noRefreshToken && stored) return loadSession(api, stored)
    // The client compares the profile only with an ID token of the same state, which is not stored.
    const profile = { sub: '', iss: provider.issuer, aud: provider.clientId, exp: 0, iat: 0 }
    const state = { refresh_token: refreshToken, session_state: null, profile }
    const response = await request((oidcClient) => oidcClient.useRefreshToken({ state }))
    if (tokenStore.read()?.refreshToken !== refreshToken) throw new Error('The session ended during the refresh.')
    return loadSession(api, tokensOf(response, refreshToken))
  },
  async end(): Promise<string | undefined> {
    const endpoint = await request((oidcClient) => oidcClient.metadataService.getEndSessionEndpoint())
    if (!endpoint) return undefined
    return (await request((oidcClient) => oidcClient.createSignoutRequest({ client_id: provider.clientId }))).url
  },
  async redirectToLogin(search: string): Promise<void> {
    const { url } = await request((oidcClient) => oidcClient.createSigninRequest({ state: search }))
    window.location.assign(url)
  },
}
