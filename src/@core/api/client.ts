import type { AxiosInstance, AxiosRequestConfig } from 'axios'
import axios from 'axios'
import type { AnswerOf, CallArgs, Endpoint } from './endpoint'
import { fillPath } from './endpoint'
import { NotJsonError } from './errors'

export interface ApiClient {
  readonly axios: AxiosInstance
  /**
   * Makes a declared call.
   * @param endpoint from a module's `contract.ts`
   * @param args the query, body and path parameters that the endpoint declares, and no others
   * @param signal aborts the call; it then rejects with axios' CanceledError
   * @returns the parsed body; an empty one is `{}`
   * @throws what axios throws, or {@link NotJsonError}; `toApiError` reads both
   */
  call<E extends Endpoint>(endpoint: E, args: CallArgs<E>, signal?: AbortSignal): Promise<AnswerOf<E>>
}

/** Writes an empty list as `name=`, so that "none" can be told from "not said" (contract, "Rules for every call"). */
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

/**
 * Makes the instance that all of the app's calls go through. It is the product's own, never axios' global one.
 * @param baseURL the API's address; empty for the page's own origin
 */
export function createAxios(baseURL = ''): AxiosInstance {
  return axios.create({ baseURL, paramsSerializer: { serialize: serializeParams } })
}

/** The wire knows parts only by name; which of them a call has is settled by the types of {@link ApiClient.call}. */
interface WireArgs {
  query?: unknown
  body?: unknown
  params?: Record<string, string | number>
}

/**
 * Wraps an instance in the typed way to call.
 * @param instance from {@link createAxios}
 * @param prepare awaited before each call; where the sample backend is used, it loads it
 */
export function createApiClient(
  instance: AxiosInstance,
  prepare: () => Promise<void> = () => Promise.resolve(),
): ApiClient {
  return {
    axios: instance,
    async call<E extends Endpoint>(endpoint: E, args: CallArgs<E> & WireArgs, signal?: AbortSignal) {
      const { query, body, params } = args
      const url = fillPath(endpoint.path, params)
      const config: AxiosRequestConfig = { method: endpoint.method, url, params: query, data: body }
      if (signal) config.signal = signal
      await prepare()
      const response = await instance.request<AnswerOf<E>>(config)
      if (typeof response.data !== 'string') return response.data
      if (response.data !== '') throw new NotJsonError(url, response.status)
      return {} as AnswerOf<E>
    },
  }
}
