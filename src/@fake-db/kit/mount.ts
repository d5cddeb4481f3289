import type { Contract, Endpoint } from '@core/api/endpoint'
import type { FoundEndpoint } from '@core/api/findEndpoint'
import { findEndpoint } from '@core/api/findEndpoint'
import type { Subject } from '@core/auth/ability'
import { isMissingFile } from '@core/lazy/fetchPart'
import type { AxiosInstance, AxiosRequestConfig, AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import { AxiosHeaders, getAdapter } from 'axios'
import MockAdapter from 'axios-mock-adapter'
import { copyBody } from './copy'
import type { Env } from './env'
import { createEnv } from './env'
import type { ErrorBody, Reply } from './reply'
import { badRequest, HttpError } from './reply'
import type { FakeRequest, WireValue } from './request'
import { parseBody } from './request'
import type { Store } from './rows'
import { createRows } from './rows'
import { sleep } from './sleep'

type AnyHandlers = Readonly<
  Record<string, (request: FakeRequest<Endpoint>) => Reply<unknown> | Promise<Reply<unknown>>>
>

export interface AnyImplementation {
  readonly contract: Contract
  readonly create: (env: Env) => AnyHandlers
}

export interface FakeModule {
  /** `<area>/<module>` */
  readonly key: string
  /** Path prefixes of its requests, such as `/apps/users`. */
  readonly paths: readonly string[]
  /** Ability subject of its requests under `authorize`; null if login is enough. */
  readonly subject: Subject | null
  readonly load: () => Promise<AnyImplementation>
}

export interface Route extends FoundEndpoint {
  readonly module: FakeModule
}

/** Wraps every request. The route is null if no module handles the request. */
export type Intercept = (
  route: Route | null,
  config: InternalAxiosRequestConfig,
  respond: (config: InternalAxiosRequestConfig) => Promise<AxiosResponse<unknown>>,
) => Promise<AxiosResponse<unknown>>

export interface MountOptions {
  readonly modules: readonly FakeModule[]
  readonly now: () => Date
  readonly random: () => number
  /** Milliseconds */
  readonly delay: () => number
  /** Base URL of `public`, with a trailing slash. Default: `/`. */
  readonly publicUrl?: string | undefined
  /** Whether `public` contains the pictures of people. Default: true. */
  readonly hasPortraits?: boolean | undefined
  /** Returns the account id of the sender, or null. Throws HttpError for forbidden requests. */
  readonly authorize?: (route: Route, authorization: string, env: Env) => number | null
  readonly tabs?: {
    readonly open: (onWritten: () => void) => Promise<Store>
    readonly onChange: () => void
    readonly onLost?: (() => void) | undefined
  }
  readonly intercept?: Intercept | undefined
}

export interface Mount {
  reset(): void
  uninstall(): void
}

/** Modules with a matching path prefix, longest first. */
function owners(modules: readonly FakeModule[], path: string): FakeModule[] {
  const isWithin = (start: string) => path === start || path.startsWith(`${start}/`)
  return modules
    .map((module) => ({ module, length: Math.max(0, ...module.paths.filter(isWithin).map((start) => start.length)) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)
    .map(({ module }) => module)
}

/**
 * Creates the function that finds the route of a request. It loads modules with a matching path prefix.
 * It returns null without a match. Absolute URLs never match.
 */
export function createRouter(modules: readonly FakeModule[]) {
  return async function find(config: AxiosRequestConfig): Promise<Route | null> {
    const method = (config.method ?? 'get').toUpperCase()
    const path = (config.url ?? '').replace(/[?#].*$/s, '')
    for (const module of owners(modules, path)) {
      const found = findEndpoint((await module.load()).contract, method, path)
      if (found) return { module, ...found }
    }
    return null
  }
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value
  return value instanceof Date ? value.toISOString() : JSON.stringify(value)
}

/** Reads the query from the URL and from `params`, as `URLSearchParams` or object. */
function readQuery({ url = '', params }: AxiosRequestConfig): Record<string, WireValue> {
  const query = new Map<string, string[]>()
  function add(written: string, value: string) {
    const name = written.replace(/\[\d*\]$/, '')
    const values = query.get(name)
    if (values) values.push(value)
    else query.set(name, [value])
  }
  new URLSearchParams(/\?([^#]*)/.exec(url)?.[1] ?? '').forEach((value, name) => add(name, value))
  const given: unknown = params
  if (given instanceof URLSearchParams) given.forEach((value, name) => add(name, value))
  else if (typeof given === 'object' && given !== null) {
    for (const [name, value] of Object.entries(given)) {
      if (value === undefined || value === null) continue
      const values: unknown[] = Array.isArray(value) ? value : [value]
      if (values.length === 0) add(name, '')
      for (const item of values) add(name, asText(item))
    }
  }
  return Object.fromEntries(query)
}

/** Parses JSON text. A bare word, such as a column id, is a valid body. Removes `publicUrl` from sample pictures. */
function readBody(data: unknown, publicUrl: string): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(publicUrl === '/' ? data : data.replaceAll(`"${publicUrl}images/`, '"/images/'))
  } catch {
    if (/^\s*[[{"]/.test(data)) throw badRequest('The body is not readable JSON.')
    return data
  }
}

/**
 * Installs the sample backend as axios adapter. This is the only use of axios-mock-adapter. It receives only requests
 * that a module handles; others reach the network adapter unchanged. Its history is cleared. Canceled requests stop
 * waiting and run no handler. Every failure becomes a response.
 */
export function mount(
  client: AxiosInstance,
  { modules, now, random, delay, publicUrl = '/', hasPortraits = true, authorize, tabs, intercept }: MountOptions,
): Mount {
  const find = createRouter(modules)
  const rows = createRows({ ...tabs, onReset: begin, onTaken: loadOwners })
  let env = createEnv(now, random, rows)
  let loaded = new Map<string, Promise<AnyHandlers>>()
  /** Avoids the slow JSON copy of axios-mock-adapter. */
  const bodies = new WeakMap<AxiosRequestConfig, unknown>()

  function handlersOf(module: FakeModule): Promise<AnyHandlers> {
    const known = loaded.get(module.key)
    if (known) return known
    const into = loaded
    const current = env
    const loading = module.load().then(({ create }) => create(current))
    into.set(module.key, loading)
    // The next request retries a failed load.
    loading.catch(() => into.delete(module.key))
    return loading
  }

  async function answer(config: AxiosRequestConfig): Promise<[number, unknown]> {
    mock.resetHistory()
    const ms = delay()
    await Promise.all([ms > 0 && sleep(ms, config.signal), rows.joined()])
    try {
      const route = await find(config)
      if (!route) throw new Error(`No handler for ${config.url ?? ''}`)
      const authorization = config.headers instanceof AxiosHeaders && config.headers.get('Authorization')
      const askedBy = authorize?.(route, typeof authorization === 'string' ? authorization : '', env) ?? null
      const handler = (await handlersOf(route.module))[route.name]
      if (!handler) throw new Error(`No handler for ${route.name}`)
      const { body: schema } = route.endpoint
      const sent = readBody(config.data, publicUrl)
      const body = schema ? parseBody(schema, sent) : sent
      const request = { query: readQuery(config), params: route.params, body, askedBy }
      const run = () => {
        if (config.signal?.aborted) throw new Error('The call was canceled.') // as in `sleep`
        return handler(request)
      }
      const reply = await (route.endpoint.method === 'GET' ? run() : rows.write(run))
      bodies.set(config, copyBody(reply.body, publicUrl, hasPortraits))
      return [reply.status, undefined]
    } catch (thrown) {
      if (isMissingFile(thrown)) throw thrown // no response, as without a connection
      const error: ErrorBody =
        thrown instanceof HttpError ? thrown.error : `The sample backend failed: ${String(thrown)}`
      return [thrown instanceof HttpError ? thrown.status : 500, { error }]
    }
  }

  function begin() {
    env = createEnv(now, random, rows)
    loaded = new Map()
  }

  /** A module's handlers count its badge ({@link createWaitingCount}). They may not be loaded yet. */
  function loadOwners(names: readonly string[]) {
    const owners = modules.filter(({ key }) => names.some((name) => name.startsWith(`${key}/`)))
    return Promise.allSettled(owners.map(handlersOf))
  }

  const network = client.defaults.adapter
  const mock = new MockAdapter(client, { onNoMatch: 'throwException' })
  mock.onAny().reply(answer)
  const sample = mock.adapter()
  async function respond(config: InternalAxiosRequestConfig): Promise<AxiosResponse<unknown>> {
    const response: AxiosResponse<unknown> = await sample(config)
    return bodies.has(config) ? { ...response, data: bodies.get(config) } : response
  }
  client.defaults.adapter = async (config) => {
    // A module that fails to load fails again in `answer`, which returns a response.
    const route = await find(config).catch(() => undefined)
    const reach = route === null ? getAdapter(network) : respond
    return intercept ? intercept(route ?? null, config, reach) : reach(config)
  }

  return {
    reset: rows.reset,
    uninstall() {
      rows.close()
      if (network === undefined) delete client.defaults.adapter
      else client.defaults.adapter = network
    },
  }
}
