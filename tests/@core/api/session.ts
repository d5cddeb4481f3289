import type { Auth, AuthOptions } from '@core/api/auth'
import { createAuth } from '@core/api/auth'
import type { ApiClient } from '@core/api/client'
import { createApiClient } from '@core/api/client'
import { createAxios } from '@core/api/createAxios'
import { get, post } from '@core/api/endpoint'
import type { Tokens, TokenStore } from '@core/api/tokenStore'
import { createTokenStore } from '@core/api/tokenStore'
import type { AxiosInstance } from 'axios'
import type { ServerResponse } from 'node:http'
import type { Mock } from 'vitest'
import { vi } from 'vitest'
import type { LocalServer, Received } from '../../support/localServer'
import { sendJson, startServer } from '../../support/localServer'

export const calls = {
  read: get('/things/:id').returns<{ id: string }>(),
  write: post('/things').body<{ name: string }>().returns<{ written: { name: string } }>(),
  login: post('/login').body<{ email: string }>().returns<Tokens>(),
  me: get('/me').returns<{ id: number }>(),
  refresh: post('/refresh').body<{ refreshToken: string }>().returns<Tokens>(),
}

export const expired: Tokens = { accessToken: 'access-0', refreshToken: 'refresh-0' }
export const renewed: Tokens = { accessToken: 'access-1', refreshToken: 'refresh-1' }

type Answer = (request: Received, response: ServerResponse) => void | Promise<void>

/** Answers of a server that accepts only `access-1`. */
export interface Gate {
  /** Answer of `/refresh`; default: {@link renewed}. */
  refresh?: Answer
  /** Answer of other paths; default: requires `access-1`. */
  other?: Answer
  origin?: string
  beside?: Pick<Session, 'server' | 'tokens'>
  locks?: Pick<LockManager, 'request'>
  addCredentials?: AuthOptions['addCredentials']
}

export interface Session {
  readonly server: LocalServer
  readonly api: ApiClient & { readonly axios: AxiosInstance }
  readonly auth: Auth
  readonly tokens: TokenStore
  readonly onEnd: Mock<() => void>
  readonly requestsTo: (path: string) => Received[]
}

export const bearer = ({ headers }: Received) => headers.authorization ?? null

export function answerThing({ method, url, body }: Received, response: ServerResponse): void {
  sendJson(response, 200, method === 'POST' ? { written: JSON.parse(body) as unknown } : { id: url.split('/').at(-1) })
}

export const guard: Answer = (request, response) => {
  if (bearer(request) === `Bearer ${renewed.accessToken}`) answerThing(request, response)
  else sendJson(response, 401, { error: 'Who are you?' })
}

const handOut: Answer = (_, response) => {
  sendJson(response, 200, renewed)
}

/** A logged-in client with an expired access token, and its server. */
export async function createSession(gate: Gate = {}): Promise<Session> {
  const { refresh = handOut, other = guard, origin, beside, locks, addCredentials } = gate
  const answer: Answer = (request, response) =>
    request.url === calls.refresh.path ? refresh(request, response) : other(request, response)
  const server = beside?.server ?? (await startServer(answer))
  const entries = new Map<string, string>()
  const own = createTokenStore({
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  })
  own.write(expired)
  const tokens = beside?.tokens ?? own
  const axios = createAxios(server.origin)
  const api = { ...createApiClient(() => Promise.resolve(axios)), axios }
  const onEnd = vi.fn<() => void>()
  const auth = createAuth({
    tokens,
    renew: (refreshToken) => api.call(calls.refresh, { body: { refreshToken } }),
    ...(addCredentials && { addCredentials }),
    exempt: [calls.login.path, calls.refresh.path],
    mePath: calls.me.path,
    origin: origin ?? server.origin,
    locks,
    onEnd,
  })
  auth.attach(axios)
  return { server, api, auth, tokens, onEnd, requestsTo: (path) => server.received.filter(({ url }) => url === path) }
}

export function createSignal() {
  let give: () => void = () => undefined
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { give, given }
}
