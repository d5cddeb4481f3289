import type { AxiosInstance, AxiosRequestConfig } from 'axios'
import type { AnswerOf, CallArgs, Endpoint } from './endpoint'
import { fillPath } from './endpoint'
import { isAxiosError } from './errors'

type Target = Pick<Endpoint, 'method' | 'path' | 'timeout'>

export interface ApiClient {
  /**
   * Sends a declared request. After `signal` aborts, it rejects with axios' `CanceledError`.
   * @returns the parsed body, validated by the endpoint's schema
   * @throws axios' errors or `WrongAnswerError`; `toApiError` maps both
   */
  call<E extends Endpoint>(endpoint: E, args: CallArgs<E>, signal?: AbortSignal): Promise<AnswerOf<E>>
  /** Sends any request and returns even an error response. @throws axios' error if no response arrives */
  exchange(target: Target, args: WireArgs): Promise<{ status: number; body: unknown }>
}

export interface WireArgs {
  query?: unknown
  body?: unknown
  params?: Record<string, string | number>
}

/** @param connect creates the axios instance, at the first request and again after a failure, so that its code loads late */
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
