import type { AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios'
import axios from 'axios'
import type { z } from '../schema'
import type { Endpoint } from './endpoint'
import { WrongAnswerError } from './errors'

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Endpoint of the request. Without it, the response is not validated. */
    endpoint?: Endpoint
  }
}

/** Default timeout in milliseconds. */
const usualTimeout = 30_000

/** Milliseconds after which a request counts as slow. */
const usualPatience = 6000

/** Writes an empty list as `name=`, to distinguish it from a missing parameter (docs/contract.md, "Requests"). */
function serializeParams(params: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === null) continue
    const values: unknown[] = Array.isArray(value) ? value : [value]
    if (values.length === 0) search.append(name, '')
    for (const item of values) search.append(name, String(item))
  }
  return search.toString()
}

/** Issues that break a screen. Lengths, ranges and formats are the backend's responsibility. */
const faults = new Set<string | undefined>(['invalid_type', 'invalid_value', 'invalid_union', 'invalid_key'])

/** @returns the path of the first invalid value, such as `.products[3].price`; null if all values are valid */
function findFault(schema: z.ZodMiniType, answer: unknown): string | null {
  const issue = schema.safeParse(answer).error?.issues.find(({ code }) => faults.has(code))
  return issue?.path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('') ?? null
}

function checkAnswer(response: AxiosResponse<unknown>): AxiosResponse<unknown> {
  const { data, status, config } = response
  const { endpoint, url = '' } = config
  if (endpoint === undefined) return response
  // Without a response schema, the body may be empty. A string is a body that axios could not parse as JSON.
  if (typeof data === 'string' && data !== '')
    throw new WrongAnswerError(url, status, "answered with something that is not JSON. Is the API's address right?")
  const fault = endpoint.response ? findFault(endpoint.response, data) : null
  if (fault !== null) throw new WrongAnswerError(url, status, `gave an answer that is wrong at "answer${fault}".`)
  return response
}

function watchLongCalls(client: AxiosInstance, onLong: (count: number) => void, patience: number): void {
  const request = client.request.bind(client)
  let long = 0
  Object.assign(client, {
    request(config: AxiosRequestConfig) {
      let isLong = false
      const timer = setTimeout(() => {
        isLong = true
        onLong((long += 1))
      }, patience)
      return request(config).finally(() => {
        clearTimeout(timer)
        if (isLong) onLong((long -= 1))
      })
    },
  })
}

/**
 * @param baseURL the API's URL; empty for the page's origin
 * @param onLong called with the number of slow requests whenever it changes
 * @param patience milliseconds after which a request counts as slow
 */
export function createAxios(baseURL = '', onLong?: (count: number) => void, patience = usualPatience): AxiosInstance {
  const client = axios.create({ baseURL, timeout: usualTimeout, paramsSerializer: { serialize: serializeParams } })
  client.interceptors.response.use(checkAnswer)
  if (onLong) watchLongCalls(client, onLong, patience)
  return client
}
