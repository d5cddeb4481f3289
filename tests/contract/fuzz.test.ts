import { createApiClient } from '@core/api/client'
import { fillPath } from '@core/api/endpoint'
import { installFakeDb } from '@fake-db/index'
import axios from 'axios'
import { describe, expect, it } from 'vitest'
import type { DescribedModule, RequestArgs } from '../../scripts/openapi/operations'
import { callsOf, modules } from '../../scripts/openapi/operations'
import { now } from '../support/backend'
import { createRandom } from '../support/random'
import { spoilRequest } from './garbage'

const requestsOfACall = 40

type Call = ReturnType<typeof callsOf>[number]

function start() {
  const client = axios.create({ validateStatus: () => true })
  const backend = installFakeDb(client, { now, random: () => 0.5 })
  const api = createApiClient(() => Promise.resolve(client))

  async function send({ endpoint: { method, path } }: Call, { query, params, body }: RequestArgs): Promise<number> {
    const url = fillPath(path, params)
    const { status } = await client.request<unknown>({ method, url, params: query, data: body })
    return status
  }

  async function rowsOf(module: DescribedModule): Promise<unknown[]> {
    const rows = []
    for (const { endpoint, operation } of callsOf(module)) {
      if (endpoint.method !== 'GET' || typeof operation.example === 'function') continue
      const { query, params } = operation.example
      rows.push((await client.request<unknown>({ url: fillPath(endpoint.path, params), params: query })).data)
    }
    return rows
  }

  return { api, backend, send, rowsOf }
}

/** Generates the same garbage in every run. */
async function garbageFor(call: Call, seed: number): Promise<RequestArgs[]> {
  const { api } = start()
  const { example } = call.operation
  const good = typeof example === 'function' ? await example(api) : example
  const random = createRandom(seed)
  return Array.from({ length: requestsOfACall }, () => spoilRequest(random, good))
}

describe.each(modules.map((module) => [module.title, module] as const))('%s', (_, module) => {
  it.each(
    callsOf(module).map((call, index) => [`${call.endpoint.method} ${call.endpoint.path}`, call, index] as const),
  )('%s withstands garbage, and changes nothing when it rejects', async (_path, call, index) => {
    const { backend, send, rowsOf } = start()
    let requests = await garbageFor(call, index + 1)
    for (;;) {
      backend.reset()
      await rowsOf(module) // reading may mark rows as read
      const before = await rowsOf(module)
      const refused: RequestArgs[] = []
      for (const request of requests) {
        const status = await send(call, request)
        expect([200, 201, 400, 401, 404, 409], JSON.stringify(request).slice(0, 500)).toContain(status)
        if (status >= 400) refused.push(request)
      }
      // Accepted requests may have changed rows: repeat without them.
      if (refused.length === requests.length) {
        expect(await rowsOf(module)).toEqual(before)
        return
      }
      requests = refused
    }
  })
})
