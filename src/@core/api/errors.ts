import type { AxiosError } from 'axios'
import { isMissingFile } from '../lazy/fetchPart'

/** What went wrong, in the few kinds a screen can answer differently. */
type ApiErrorKind =
  'aborted' | 'network' | 'timeout' | 'wrongAnswer' | 'invalid' | 'unauthorized' | 'forbidden' | 'notFound' | 'server'

/** A failed call as plain, serialisable data, so that it can travel in actions and state. */
export interface ApiError {
  readonly kind: ApiErrorKind
  /** HTTP status, 0 where no answer came. */
  readonly status: number
  /** What the server said, or a technical text in English; screens show their own text for `kind`. */
  readonly message: string
  /** By field, where the server named fields, what is wrong with it: codes, or sentences of the server's own. */
  readonly fields: Readonly<Record<string, readonly string[]>>
}

/**
 * Tells an error of axios by the mark that it carries. Axios' own test would load axios, which a page needs no sooner than its
 * first call.
 */
export function isAxiosError(thrown: unknown): thrown is AxiosError {
  return thrown instanceof Error && 'isAxiosError' in thrown && thrown.isAxiosError === true
}

/** Thrown where an answer is not what the call is declared to give, such as a host's HTML page in place of JSON. */
export class WrongAnswerError extends Error {
  override readonly name = 'WrongAnswerError'
  readonly status: number

  /** @param fault what is wrong with it, in English, for the backend's developers */
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

/**
 * Reads the `error` member of a failed answer, a text or an object with an entry for each wrong field (docs/contract.md,
 * "Refusals"). An entry is a text or a list of texts; entries that hold nothing are left out.
 */
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

/**
 * Maps anything a call can throw to an {@link ApiError}. Never throws.
 * @param thrown an axios error, a cancellation, a {@link WrongAnswerError} or any other value
 */
export function toApiError(thrown: unknown): ApiError {
  if (isAxiosError(thrown) && thrown.code === 'ERR_CANCELED')
    return { kind: 'aborted', status: 0, message: 'The call was canceled.', fields: {} }
  if (thrown instanceof WrongAnswerError)
    return { kind: 'wrongAnswer', status: thrown.status, message: thrown.message, fields: {} }
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  // Some of what makes calls is fetched by the first one.
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
