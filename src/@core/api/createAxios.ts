import type { AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios'
import axios from 'axios'
import type { z } from '../schema'
import type { Endpoint } from './endpoint'
import { WrongAnswerError } from './errors'

declare module 'axios' {
  interface AxiosRequestConfig {
    /** The call whose response this is; without one, whatever comes is handed on. */
    endpoint?: Endpoint
  }
}

/** Milliseconds that a call has to be answered in unless its endpoint says otherwise. */
const usualTimeout = 30_000

/** Milliseconds after which somebody who waits for a call wonders whether anything still happens. */
const usualPatience = 6000

/** Writes an empty list as `name=`, so that "none" can be told from "not said" (docs/contract.md, "Requests"). */
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

/** What a screen cannot work with. Lengths, ranges and formats are the backend's business. */
const faults = new Set<string | undefined>(['invalid_type', 'invalid_value', 'invalid_union', 'invalid_key'])

/** @returns the path of the first value that is not as declared, such as `.products[3].price`; null where all is well */
function findFault(schema: z.ZodMiniType, answer: unknown): string | null {
  const issue = schema.safeParse(answer).error?.issues.find(({ code }) => faults.has(code))
  return issue?.path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('') ?? null
}

function checkAnswer(response: AxiosResponse<unknown>): AxiosResponse<unknown> {
  const { data, status, config } = response
  const { endpoint, url = '' } = config
  if (endpoint === undefined) return response
  // An answer that says no more than its status may be empty; a text is what axios could not read as JSON.
  if (typeof data === 'string' && data !== '')
    throw new WrongAnswerError(url, status, "answered with something that is not JSON. Is the API's address right?")
  const fault = endpoint.response ? findFault(endpoint.response, data) : null
  if (fault !== null) throw new WrongAnswerError(url, status, `gave an answer that is wrong at "answer${fault}".`)
  return response
}

/** Tells how many calls take longer than this, whenever that changes. */
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
 * Makes the instance that all of the app's calls go through. It is the product's own, never axios' global one.
 * @param baseURL the API's address; empty for the page's own origin
 * @param onLong told how many calls take long, whenever that changes
 * @param patience milliseconds after which a call takes long
 */
export function createAxios(baseURL = '', onLong?: (count: number) => void, patience = usualPatience): AxiosInstance {
  const client = axios.create({ baseURL, timeout: usualTimeout, paramsSerializer: { serialize: serializeParams } })
  client.interceptors.response.use(checkAnswer)
  if (onLong) watchLongCalls(client, onLong, patience)
  return client
}
