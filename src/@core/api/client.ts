import type { AxiosInstance, AxiosRequestConfig } from 'axios'
import type { AnswerOf, CallArgs, Endpoint } from './endpoint'
import { fillPath } from './endpoint'
import { isAxiosError } from './errors'

/** Where a call goes. */
type Target = Pick<Endpoint, 'method' | 'path' | 'timeout'>

export interface ApiClient {
  /**
   * Makes a declared call.
   * @param endpoint from a module's `contract.ts`
   * @param args the query, body and path parameters that the endpoint declares, and no others
   * @param signal aborts the call; it then rejects with axios' CanceledError
   * @returns the parsed body, which has been checked by the endpoint's schema
   * @throws what axios throws, or `WrongAnswerError`; `toApiError` reads both
   */
  call<E extends Endpoint>(endpoint: E, args: CallArgs<E>, signal?: AbortSignal): Promise<AnswerOf<E>>
  /**
   * Makes any call, for those who want to see what a backend answers, whatever it is.
   * @throws what axios throws where no answer came
   */
  exchange(target: Target, args: WireArgs): Promise<{ status: number; body: unknown }>
}

/** The wire knows parts only by name; which of them a call has is settled by the types of {@link ApiClient.call}. */
export interface WireArgs {
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

  async function send<Answer>(target: Target, { query, body, params }: WireArgs, config: AxiosRequestConfig) {
    const { method, path, timeout } = target
    Object.assign(config, { method, url: fillPath(path, params), params: query, data: body })
    if (timeout !== undefined) config.timeout = timeout
    return (await instance()).request<Answer>(config)
  }

  return {
    async call<E extends Endpoint>(endpoint: E, args: CallArgs<E> & WireArgs, signal?: AbortSignal) {
      return (await send<AnswerOf<E>>(endpoint, args, { endpoint, ...(signal && { signal }) })).data
    },

    async exchange(target, args) {
      try {
        const { status, data } = await send<unknown>(target, args, {})
        return { status, body: data }
      } catch (thrown) {
        if (!isAxiosError(thrown) || !thrown.response) throw thrown
        const { status, data } = thrown.response
        return { status, body: data }
      }
    },
  }
}
