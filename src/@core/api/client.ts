import type { AxiosInstance, AxiosRequestConfig } from 'axios'
import type { AnswerOf, CallArgs, Endpoint } from './endpoint'
import { fillPath } from './endpoint'
import { NotJsonError } from './errors'

export interface ApiClient {
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

/** The wire knows parts only by name; which of them a call has is settled by the types of {@link ApiClient.call}. */
interface WireArgs {
  query?: unknown
  body?: unknown
  params?: Record<string, string | number>
}

/**
 * Makes the typed way to call.
 * @param connect gives the instance that makes the calls. It is asked at the first call and, as long as that fails, at the
 *   next one again, so that what it takes to make calls is loaded no sooner
 */
export function createApiClient(connect: () => Promise<AxiosInstance>): ApiClient {
  let connected: Promise<AxiosInstance> | undefined

  function instance(): Promise<AxiosInstance> {
    connected ??= connect()
    connected.catch(() => {
      connected = undefined
    })
    return connected
  }

  return {
    async call<E extends Endpoint>(endpoint: E, args: CallArgs<E> & WireArgs, signal?: AbortSignal) {
      const { query, body, params } = args
      const url = fillPath(endpoint.path, params)
      const config: AxiosRequestConfig = { method: endpoint.method, url, params: query, data: body }
      if (signal) config.signal = signal
      const response = await (await instance()).request<AnswerOf<E>>(config)
      if (typeof response.data !== 'string') return response.data
      if (response.data !== '') throw new NotJsonError(url, response.status)
      return {} as AnswerOf<E>
    },
  }
}
