import type { AxiosAdapter, AxiosInstance, AxiosResponse, InternalAxiosRequestConfig as Config } from 'axios'
import { AxiosError, AxiosHeaders, getAdapter } from 'axios'
import type { WireArgs } from './client'
import type { AnswerOf, Call, CallArgs, Contract, Endpoint } from './endpoint'
import { fillPath } from './endpoint'
import { WrongAnswerError } from './errors'
import { findEndpoint } from './findEndpoint'

/** An error response in the contract's form (docs/contract.md, "Refusals"); adapters throw it. */
export class ErrorResponse extends Error {
  override readonly name = 'ErrorResponse'
  readonly status: number
  readonly error: string | Readonly<Record<string, string>>

  constructor(status: number, error: ErrorResponse['error']) {
    super(typeof error === 'string' ? error : JSON.stringify(error))
    this.status = status
    this.error = error
  }
}

/** Answers a request of the contract. `call` sends requests to the other API, with the credentials of the first. */
type Handler<E> = (args: CallArgs<E>, call: Call) => Promise<AnswerOf<E>>
type AnyHandler = (args: WireArgs, call: Call) => Promise<unknown>

export interface Adapter {
  install(client: AxiosInstance): void
}

function parse(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * Connects a contract with an API of other paths and shapes (docs/backend.md, "If your API differs").
 * @param handlers by name of the endpoint; requests of other endpoints are sent unchanged
 * @param toErrorResponse maps an error response of the other API
 */
export function defineAdapter<C extends Contract>(
  contract: C,
  handlers: { readonly [Name in keyof C]?: Handler<C[Name]> },
  toErrorResponse: (status: number, body: unknown) => ErrorResponse,
): Adapter {
  async function send(network: AxiosAdapter, config: Config, endpoint: Endpoint, { params, query, body }: WireArgs) {
    const { method, path, response } = endpoint
    const url = fillPath(path, params)
    const headers = new AxiosHeaders(config.headers).setContentType(body === undefined ? null : 'application/json')
    const data = body === undefined ? undefined : JSON.stringify(body)
    const answer = await network({ ...config, method, url, headers, params: query, data, validateStatus: null })
    const { status } = answer
    const received = parse(answer.data)
    // Not from the API, but the page of a firewall or proxy.
    if (status >= 400 && typeof received === 'string')
      throw new AxiosError(`${url} responded with ${status}.`, undefined, config, undefined, { ...answer, config })
    if (status >= 400) throw toErrorResponse(status, received)
    const { data: value, error } = response?.safeParse(received) ?? { data: {} }
    if (error) throw new WrongAnswerError(url, status, `gave a wrong answer: ${error.message}`)
    return value
  }

  async function answer(handler: AnyHandler, args: WireArgs, call: Call, config: Config): Promise<AxiosResponse> {
    const response = { config, statusText: '', headers: new AxiosHeaders({ 'content-type': 'application/json' }) }
    try {
      return { ...response, status: 200, data: await handler(args, call) }
    } catch (thrown) {
      if (!(thrown instanceof ErrorResponse)) throw thrown
      const { message, status, error } = thrown
      const refused = { ...response, status, data: { error } }
      if (config.validateStatus?.(status)) return refused
      throw new AxiosError(message, AxiosError.ERR_BAD_REQUEST, config, undefined, refused)
    }
  }

  // By name at run time, a handler is only known to take the arguments of its endpoint.
  const byName = new Map(Object.entries(handlers) as [string, AnyHandler][])
  return {
    install(client) {
      const network = getAdapter(client.defaults.adapter)
      client.defaults.adapter = async (config) => {
        const { method = 'get', url = '' } = config
        const found = findEndpoint(contract, method.toUpperCase(), url.replace(/[?#].*$/s, ''))
        const handler = byName.get(found?.name ?? '')
        if (!found || !handler) return network(config)
        const call = ((endpoint, args) => send(network, config, endpoint, args)) as Call
        const query: unknown = config.params
        return answer(handler, { params: found.params, query, body: parse(config.data) }, call, config)
      }
    },
  }
}
