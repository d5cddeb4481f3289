import { createHash, randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import { startApiServer } from '../../../scripts/api/server'
import { sendJson, startServer, type Received } from '../../support/localServer'

interface Pair {
  accessToken: string
  refreshToken: string
}

const bearer = ({ accessToken }: Pair) => ({ authorization: `Bearer ${accessToken}` })

export async function startUpstream(): Promise<string> {
  const server = await startApiServer()
  onTestFinished(() => server.close())
  return server.url
}

function cookiesOf({ headers }: Received): Record<string, string> {
  return Object.fromEntries((headers.cookie ?? '').split('; ').map((pair) => pair.split('=', 2) as [string, string]))
}

/** The sample backend with cookie sessions: tokens stay on the server, writes need the CSRF header. */
export async function startCookieServer() {
  const upstream = await startUpstream()
  const sessions = new Map<string, Pair>()
  let isBroken = false

  async function pass(request: Received, response: ServerResponse) {
    const { sid = '', 'XSRF-TOKEN': proof = '' } = cookiesOf(request)
    const session = sessions.get(sid)
    const isEntrance = request.url.startsWith('/jwt/') && !/\/(me|logout)$/.test(request.url)
    const isForged = request.method !== 'GET' && (proof === '' || request.headers['x-xsrf-token'] !== proof)
    if (isBroken) response.destroy()
    else if (!isEntrance && !session) sendJson(response, 401, { error: 'Nobody is signed in.' })
    else if (!isEntrance && isForged) sendJson(response, 403, { error: 'This came from another site.' })
    else if (request.url === '/jwt/logout') {
      sessions.delete(sid)
      response.setHeader('set-cookie', ['sid=; Max-Age=0; Path=/', 'XSRF-TOKEN=; Max-Age=0; Path=/'])
      sendJson(response, 200, {})
    } else await ask(request, response, session)
  }

  async function ask(request: Received, response: ServerResponse, session: Pair | undefined) {
    const answer = await fetch(upstream + request.url, {
      method: request.method,
      headers: { 'content-type': 'application/json', ...(session && bearer(session)) },
      ...(request.body !== '' && { body: request.body }),
    })
    const { accessToken, refreshToken, ...body } = (await answer.json()) as Partial<Pair>
    if (accessToken && refreshToken) {
      const id = randomUUID()
      sessions.set(id, { accessToken, refreshToken })
      response.setHeader('set-cookie', [
        `sid=${id}; HttpOnly; SameSite=Lax; Path=/`,
        `XSRF-TOKEN=${randomUUID()}; SameSite=Lax; Path=/`,
      ])
    }
    sendJson(response, answer.status, body)
  }

  const server = await startServer((request, response) => {
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '')
    response.setHeader('access-control-allow-credentials', 'true')
    response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
    response.setHeader('access-control-allow-headers', 'content-type, x-xsrf-token')
    if (request.method !== 'OPTIONS') return pass(request, response)
    response.writeHead(204).end()
    return undefined
  })
  return {
    ...server,
    forget: () => sessions.clear(),
    breakDown(broken: boolean) {
      isBroken = broken
    },
  }
}

const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url')

/** An OpenID provider with a consent page. Issues tokens of the sample backend. */
export async function startIssuer(upstream: string) {
  const codes = new Map<string, { challenge: string; redirect: string }>()
  let isRevoked = false

  async function signIn(path: string, body: object): Promise<Pair | null> {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(upstream + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return answer.ok ? ((await answer.json()) as Pair) : null
  }

  async function redeem(form: URLSearchParams): Promise<Pair | null> {
    if (form.get('client_id') !== 'admin-product') return null
    if (form.get('grant_type') === 'refresh_token')
      return isRevoked ? null : signIn('/jwt/refresh-token', { refreshToken: form.get('refresh_token') })
    const known = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (known?.challenge !== challenge || known.redirect !== form.get('redirect_uri')) return null
    return signIn('/jwt/login', { email: 'admin@demo.com', password: 'admin' })
  }

  function ask(query: URLSearchParams, response: ServerResponse) {
    const code = randomUUID()
    const redirect = query.get('redirect_uri') ?? ''
    codes.set(code, { challenge: query.get('code_challenge') ?? '', redirect })
    const back = (answer: Record<string, string>) =>
      `${redirect}?${new URLSearchParams({ ...answer, state: query.get('state') ?? '' }).toString()}`.replaceAll(
        '&',
        '&amp;',
      )
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(
        `<title>Who are you?</title><a href="${back({ code })}">Allow</a> <a href="${back({ error: 'access_denied' })}">Refuse</a>`,
      )
  }

  async function giveTokens(form: URLSearchParams, response: ServerResponse, iss: string) {
    const pair = await redeem(form)
    if (!pair) {
      sendJson(response, 400, { error: 'invalid_grant' })
      return
    }
    const now = Math.floor(Date.now() / 1000)
    const claims = { iss, aud: 'admin-product', sub: '1', iat: now, exp: now + 600 }
    sendJson(response, 200, {
      access_token: pair.accessToken,
      refresh_token: pair.refreshToken,
      id_token: `${part({ alg: 'none' })}.${part(claims)}.`,
      token_type: 'Bearer',
      expires_in: 600,
    })
  }

  const server = await startServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://issuer')
    const { origin } = server
    response.setHeader('access-control-allow-origin', '*')
    if (pathname === '/token') await giveTokens(new URLSearchParams(request.body), response, origin)
    else if (pathname === '/authorize') ask(searchParams, response)
    else if (pathname === '/end')
      response.writeHead(302, { location: searchParams.get('post_logout_redirect_uri') ?? '' }).end()
    else
      sendJson(response, 200, {
        issuer: origin,
        authorization_endpoint: `${origin}/authorize`,
        token_endpoint: `${origin}/token`,
        end_session_endpoint: `${origin}/end`,
      })
  })
  return {
    ...server,
    revoke() {
      isRevoked = true
    },
  }
}
