import type { AxiosError } from 'axios'
import { isMissingFile } from '../lazy/fetchPart'

type ApiErrorKind =
  'aborted' | 'network' | 'timeout' | 'wrongAnswer' | 'invalid' | 'unauthorized' | 'forbidden' | 'notFound' | 'server'

/** A failed request as serializable data, for actions and state. */
export interface ApiError {
  readonly kind: ApiErrorKind
  /** HTTP status; 0 without a response. */
  readonly status: number
  /** The server's message, or a technical text in English. Screens show their own text for `kind`. */
  readonly message: string
  /** Codes or the server's sentences, by field. */
  readonly fields: Readonly<Record<string, readonly string[]>>
}

/** Detects axios errors by their flag. `axios.isAxiosError` would load axios before the first request. */
export function isAxiosError(thrown: unknown): thrown is AxiosError {
  return thrown instanceof Error && 'isAxiosError' in thrown && thrown.isAxiosError === true
}

/** A response does not match its endpoint, for example an HTML page instead of JSON. */
export class WrongAnswerError extends Error {
  override readonly name = 'WrongAnswerError'
  readonly status: number

  constructor(url: string, status: number, fault: string) {
    super(`${url} ${fault}`)
    this.status = status
  }
}

const kinds = new Map<number, ApiErrorKind>([
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'notFound'],
])

function kindOf(status: number): ApiErrorKind {
  return kinds.get(status) ?? (status >= 400 && status < 500 ? 'invalid' : 'server')
}

/** Reads the `error` member of a failed response, by field (docs/contract.md, "Refusals"). Empty entries are omitted. */
export function readFields(error: unknown): Record<string, string[]> {
  if (typeof error !== 'object' || error === null) return {}
  const fields: Record<string, string[]> = {}
  for (const [field, entry] of Object.entries(error)) {
    const texts = (Array.isArray(entry) ? entry : [entry]).filter(
      (text): text is string => typeof text === 'string' && text !== '',
    )
    if (texts.length > 0) fields[field] = texts
  }
  return fields
}

/** Maps any thrown value to an {@link ApiError}. Never throws. */
export function toApiError(thrown: unknown): ApiError {
  if (isAxiosError(thrown) && thrown.code === 'ERR_CANCELED')
    return { kind: 'aborted', status: 0, message: 'The call was canceled.', fields: {} }
  if (thrown instanceof WrongAnswerError)
    return { kind: 'wrongAnswer', status: thrown.status, message: thrown.message, fields: {} }
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  // The first request loads code, which may fail.
  if (isMissingFile(thrown)) return { kind: 'network', status: 0, message, fields: {} }
  if (!isAxiosError(thrown)) return { kind: 'server', status: 0, message, fields: {} }
  if (!thrown.response)
    return { kind: thrown.code === 'ECONNABORTED' ? 'timeout' : 'network', status: 0, message, fields: {} }
  const { status, data } = thrown.response
  const error: unknown = typeof data === 'object' && data !== null && 'error' in data ? data.error : undefined
  const fields = readFields(error)
  const text = typeof error === 'string' ? error : (Object.values(fields)[0]?.[0] ?? message)
  return { kind: kindOf(status), status, message: text, fields }
}
