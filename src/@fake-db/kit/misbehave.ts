import type { Fault, Rule } from '@core/lab/rules'
import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import { AxiosError } from 'axios'
import { sleep } from './sleep'

declare module 'axios' {
  // Repeats the declaration in `@core/api/auth`, which may be missing in apps that copy a module.
  interface AxiosRequestConfig {
    retried?: boolean
  }
}

const many = 1000
/** Reported total of a paged list. */
const manyInPages = 100_000

export type Respond = (config: InternalAxiosRequestConfig) => Promise<AxiosResponse<unknown>>

interface Row {
  readonly id: unknown
}

function answerOf(config: InternalAxiosRequestConfig, status: number, data: unknown): AxiosResponse<unknown> {
  return { data, status, statusText: '', headers: {}, config }
}

function refuse(config: InternalAxiosRequestConfig, status: number): never {
  const code = status < 500 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE
  const response = answerOf(config, status, { error: `The lab answers this call with ${status}.` })
  throw new AxiosError(`Request failed with status code ${status}`, code, config, null, response)
}

function timeOut(config: InternalAxiosRequestConfig): never {
  throw new AxiosError('The call took too long.', AxiosError.ECONNABORTED, config)
}

function isRows(value: unknown): value is readonly Row[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'object' && entry !== null && 'id' in entry)
}

/** Replaces the lists of rows in a response, and `total`. Other fields stay. */
function changeRows(data: unknown, change: (rows: readonly Row[]) => readonly Row[], total: number): unknown {
  if (isRows(data)) return change(data)
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data
  const entries = Object.entries(data)
  const isPaged = entries.some(([name, value]) => name === 'total' && typeof value === 'number')
  return Object.fromEntries(
    entries.map(([name, value]: [string, unknown]) => {
      if (name === 'total' && isPaged) return [name, total]
      return [name, isRows(value) && !(isPaged && total > 0) ? change(value) : value]
    }),
  )
}

/** Repeats the rows, each with a unique id. */
function multiply(rows: readonly Row[]): readonly Row[] {
  const highest = Math.max(0, ...rows.map(({ id }) => (typeof id === 'number' ? id : 0)))
  const [first] = rows
  if (!first) return rows
  return Array.from({ length: Math.max(many, rows.length) }, (_, index) => {
    const row = rows[index % rows.length] ?? first
    const round = Math.floor(index / rows.length)
    if (round === 0) return row
    return { ...row, id: typeof row.id === 'number' ? row.id + highest * round : `${String(row.id)}-${round}` }
  })
}

/** Beyond the last page, returns the first page again. */
async function respondInPages(config: InternalAxiosRequestConfig, respond: Respond) {
  const response = await respond(config)
  const { data } = response
  const isBeyond =
    typeof data === 'object' &&
    data !== null &&
    Object.values(data).some((value) => isRows(value) && value.length === 0)
  const params: unknown = config.params
  if (!isBeyond || typeof params !== 'object' || params === null || !('page' in params)) return response
  return respond({ ...config, params: { ...params, page: 1 } })
}

async function answerWith(fault: Fault, config: InternalAxiosRequestConfig, respond: Respond) {
  const isRead = config.method === 'get'
  switch (fault) {
    case 'offline':
      throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)
    case 'timeout':
      return timeOut(config)
    case 'expired':
      // After a token refresh, the retried request has a new token.
      return config.headers.has('Authorization') && !config.retried ? refuse(config, 401) : respond(config)
    case 'html':
      return answerOf(config, 200, '<!doctype html><title>Gateway</title><p>Please log in to the network.</p>')
    case 'blank':
      return answerOf(config, 200, '')
    case 'wrongShape': {
      const response = await respond(config)
      return { ...response, data: Array.isArray(response.data) ? { rows: response.data } : [response.data] }
    }
    case 'noRows': {
      const response = await respond(config)
      return isRead ? { ...response, data: changeRows(response.data, () => [], 0) } : response
    }
    case 'manyRows': {
      if (!isRead) return respond(config)
      const response = await respondInPages(config, respond)
      return { ...response, data: changeRows(response.data, multiply, manyInPages) }
    }
    default:
      return refuse(config, Number(fault))
  }
}

/**
 * Responds late, with an error, or never. Requests that do not reach the backend change no rows.
 * @param random in [0, 1): selects the requests that fail
 */
export async function misbehave(
  { latency, fault, rate = 100 }: Omit<Rule, 'target'>,
  config: InternalAxiosRequestConfig,
  respond: Respond,
  random: () => number,
): Promise<AxiosResponse<unknown>> {
  const patience = config.timeout ?? 0
  const isHit = fault !== undefined && random() * 100 < rate
  // Simulated timeouts last as long as real timeouts, unless `latency` is set.
  const wait = latency ?? (isHit && fault === 'timeout' ? patience : 0)
  if (wait > 0) await sleep(patience > 0 ? Math.min(wait, patience) : wait, config.signal)
  if (patience > 0 && wait >= patience) timeOut(config)
  return isHit ? answerWith(fault, config, respond) : respond(config)
}
