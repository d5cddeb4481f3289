import type { FakeDbOptions } from '@fake-db/index'
import { installFakeDb } from '@fake-db/index'
import { createRouter } from '@fake-db/kit/mount'
import { registry } from '@fake-db/registry'
import { isAccessToken } from '@fake-db/shell/session/accounts'
import axios, { AxiosHeaders } from 'axios'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import 'temporal-polyfill/global' // Node has Temporal from version 26 on.

const largestBody = 1_000_000
const findRoute = createRouter(registry)

interface ApiServerOptions extends Pick<FakeDbOptions, 'delay' | 'now' | 'random'> {
  /** 0: a free port. */
  readonly port?: number
}

export interface ApiServer {
  /** For example `http://127.0.0.1:3000`, without a trailing slash. */
  readonly url: string
  reset(): void
  close(): Promise<void>
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) {
    text += String(chunk)
    if (text.length > largestBody) return null
  }
  return text
}

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

/** Allows every origin. Without cookies, no page can act as another user. */
function allowOrigins(response: ServerResponse) {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
  response.setHeader('access-control-allow-headers', 'authorization, content-type')
  response.setHeader('access-control-max-age', '600')
}

/**
 * Serves the sample backend over HTTP: the same handlers with CORS, and with token checks where a login is required. Used by the
 * contract tests, and by builds for a real backend.
 */
export async function startApiServer({
  port = 0,
  now = () => new Date(),
  ...options
}: ApiServerOptions = {}): Promise<ApiServer> {
  const client = axios.create({
    adapter: (config) =>
      Promise.resolve({ status: 404, data: { error: 'There is no such call.' }, statusText: '', headers: {}, config }),
    transformRequest: (data: unknown) => data,
    validateStatus: () => true,
  })
  const backend = installFakeDb(client, { ...options, now, authorize: true })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    allowOrigins(response)
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end()
      return
    }
    const url = request.url ?? '/'
    const method = request.method ?? 'GET'
    const authorization = request.headers.authorization ?? ''
    const isOpen = (await findRoute({ method, url }))?.endpoint.needs === null
    if (!isOpen && !isAccessToken(authorization.replace(/^Bearer /, ''), now())) {
      response.setHeader('www-authenticate', 'Bearer')
      send(response, 401, { error: 'The access token is missing, expired or not valid.' })
      return
    }
    const body = await readBody(request)
    if (body === null) {
      send(response, 413, { error: 'The body is too large.' })
      return
    }
    const { status, data } = await client.request<unknown>({
      method,
      url,
      data: body === '' ? undefined : body,
      headers: new AxiosHeaders({ authorization }),
    })
    send(response, status, data)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => send(response, 500, { error: String(error) }))
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    reset: () => backend.reset(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
