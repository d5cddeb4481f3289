import type { Contract, Endpoint } from '@core/api/endpoint'
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

type AnyHandlers = Readonly<Record<string, (request: FakeRequest<Endpoint>) => Reply<unknown>>>

/** The implementation of a contract of which nothing is known. */
export interface AnyImplementation {
  readonly contract: Contract
  readonly create: (env: Env) => AnyHandlers
}

/** One module of the sample backend as the registry lists it. */
export interface FakeModule {
  /** `<area>/<module>` */
  readonly key: string
  /** What the paths of its calls begin with, such as `/apps/users`. */
  readonly paths: readonly string[]
  /** The subject of the ability that a call needs where `authorize` is on; null where being signed in is enough. */
  readonly subject: Subject | null
  /** Loads the contract, the handlers and, with them, the sample rows. */
  readonly load: () => Promise<AnyImplementation>
}

/** A call that a module answers. */
export interface Route {
  readonly module: FakeModule
  readonly name: string
  readonly endpoint: Endpoint
  readonly params: Readonly<Record<string, string>>
}

/** Stands between the client and the answers of backend and network. The route is null where no module answers. */
export type Intercept = (
  route: Route | null,
  config: InternalAxiosRequestConfig,
  respond: (config: InternalAxiosRequestConfig) => Promise<AxiosResponse<unknown>>,
) => Promise<AxiosResponse<unknown>>

export interface MountOptions {
  readonly modules: readonly FakeModule[]
  /** The clock. */
  readonly now: () => Date
  /** In [0, 1). */
  readonly random: () => number
  /** Milliseconds before each answer. */
  readonly delay: () => number
  /** Where the files of `public` stand, with a slash at its end; `/` unless given. */
  readonly publicUrl?: string | undefined
  /** Throws a HttpError for a call that its sender is not allowed, and tells the id of the sender's account, if there is one. */
  readonly authorize?: (route: Route, authorization: string, env: Env) => number | null
  /** Shares the rows with other tabs, and tells when one of them has changed something. */
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

/** The modules whose calls may have a path, those that name more of it first. */
function owners(modules: readonly FakeModule[], path: string): FakeModule[] {
  const isWithin = (start: string) => path === start || path.startsWith(`${start}/`)
  return modules
    .map((module) => ({ module, length: Math.max(0, ...module.paths.filter(isWithin).map((start) => start.length)) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)
    .map(({ module }) => module)
}

/** Finds a call by its method and path; an exact path before one with parameters. */
function findCall(module: FakeModule, contract: Contract, method: string, path: string): Route | null {
  const calls = Object.entries(contract).filter(([, endpoint]) => endpoint.method === method)
  const exact = calls.find(([, endpoint]) => endpoint.path === path)
  if (exact) return { module, name: exact[0], endpoint: exact[1], params: {} }
  for (const [name, endpoint] of calls) {
    const source = endpoint.path.replace(/\./g, '\\.').replace(/:(\w+)/g, '(?<$1>[^/]+)')
    const groups = new RegExp(`^${source}$`).exec(path)?.groups
    if (groups) return { module, name, endpoint, params: decodeParams(groups) }
  }
  return null
}

/**
 * Finds the routes of calls among those of all modules. No path of a module is an absolute address, so none of those is found.
 * @returns what gives the route of a request, or null where no module answers it. It loads modules that may.
 */
export function createRouter(modules: readonly FakeModule[]) {
  return async function find(config: AxiosRequestConfig): Promise<Route | null> {
    const method = (config.method ?? 'get').toUpperCase()
    const path = (config.url ?? '').replace(/[?#].*$/s, '')
    for (const module of owners(modules, path)) {
      const route = findCall(module, (await module.load()).contract, method, path)
      if (route) return route
    }
    return null
  }
}

function decodeParams(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).map(([name, value]) => {
      try {
        return [name, decodeURIComponent(value)]
      } catch {
        return [name, value]
      }
    }),
  )
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value
  return value instanceof Date ? value.toISOString() : JSON.stringify(value)
}

/** Query parameters wherever they stand: in the URL, as `URLSearchParams` or as an object with values of any type. */
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

/**
 * Axios has turned an object into JSON text by now. A bare word, such as a board's id, is a body of its own. Sample pictures that
 * come back are named as the rows name them.
 */
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
 * Puts the sample backend behind an axios instance. It owns the one use of axios-mock-adapter and keeps its quirks away: the
 * mock adapter sees only calls that a module answers, so that all others reach the network's adapter as they were sent; its
 * history is emptied; waiting ends when the call is cancelled, and the handler is then not run; a failure of any kind becomes
 * an answer.
 */
export function mount(
  client: AxiosInstance,
  { modules, now, random, delay, publicUrl = '/', authorize, tabs, intercept }: MountOptions,
): Mount {
  const find = createRouter(modules)
  const rows = createRows({ ...tabs, onReset: begin, onTaken: loadOwners })
  let env = createEnv(now, random, rows)
  let loaded = new Map<string, Promise<AnyHandlers>>()
  /** Copies of the bodies that the mock adapter would otherwise copy by writing and reading them as JSON. */
  const bodies = new WeakMap<AxiosRequestConfig, unknown>()

  function handlersOf(module: FakeModule): Promise<AnyHandlers> {
    const known = loaded.get(module.key)
    if (known) return known
    const into = loaded
    const current = env
    const loading = module.load().then(({ create }) => create(current))
    into.set(module.key, loading)
    // A part that could not be fetched is asked for again by the next call.
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
        if (config.signal?.aborted) throw new Error('The call was canceled.') // as above
        return handler(request)
      }
      const reply = await (route.endpoint.method === 'GET' ? run() : rows.write(run))
      bodies.set(config, copyBody(reply.body, publicUrl))
      return [reply.status, undefined]
    } catch (thrown) {
      if (isMissingFile(thrown)) throw thrown // no answer at all, as without a connection
      const error: ErrorBody =
        thrown instanceof HttpError ? thrown.error : `The sample backend failed: ${String(thrown)}`
      return [thrown instanceof HttpError ? thrown.status : 500, { error }]
    }
  }

  function begin() {
    env = createEnv(now, random, rows)
    loaded = new Map()
  }

  /** What has changed in a module is counted by its handlers ({@link createWaitingCount}), which may not be loaded yet. */
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
    // A module that fails to load fails in `answer` once more, which makes it an answer.
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
