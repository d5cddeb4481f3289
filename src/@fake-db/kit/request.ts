import type { BodyOf, Endpoint, QueryOf } from '@core/api/endpoint'
import { isDay } from '@core/dateText'
import { z } from '@core/schema'
import { messageOf } from '@core/validation/validationMessage'
import { badRequest, HttpError } from './reply'

/** One query parameter as it arrives: a text for each time that it stands in the query. A handler may be given the one. */
export type WireValue = string | readonly string[] | undefined

/** A query on the wire: whatever its type says, every value is text, and any may be missing. */
export type WireQuery<Query> = { readonly [Name in keyof NonNullable<Query>]?: WireValue }

/** A request as handlers see it, free of axios. */
export interface FakeRequest<E extends Endpoint> {
  readonly query: WireQuery<QueryOf<E>>
  /** The values of the path's `:names`, decoded. */
  readonly params: Readonly<Record<string, string>>
  /** Checked by the endpoint's schema; where it has none, whatever was sent. */
  readonly body: BodyOf<E>
  /** Id of the account whose token came with the call; null where there is none, and always where `authorize` is off. */
  readonly askedBy: number | null
}

/**
 * Reads a text parameter.
 * @returns the trimmed text, `''` where it is missing; of several values the last
 */
export function text(value: WireValue): string {
  return (typeof value === 'string' ? value : (value?.at(-1) ?? '')).trim()
}

/**
 * Reads a filter that may be set to several values, of which one is enough.
 * @returns whether one of a row's values passes; where none is wanted, every row does
 */
export function anyOf(wanted: WireValue): (...values: readonly string[]) => boolean {
  const given = typeof wanted === 'string' ? [wanted] : (wanted ?? [])
  const passing = new Set(given.map((value) => value.trim()).filter((value) => value !== ''))
  return (...values) => passing.size === 0 || values.some((value) => passing.has(value))
}

/**
 * Reads a whole number from 1, such as `page`.
 * @param name names the parameter in the refusal
 * @throws HttpError 400 for anything else
 */
export function count(value: WireValue, fallback: number, name: string): number {
  const given = text(value)
  if (given === '') return fallback
  if (!/^\d{1,9}$/.test(given)) throw badRequest({ [name]: 'integer' })
  if (Number(given) < 1) throw badRequest({ [name]: 'min?min=1' })
  return Number(given)
}

/**
 * Reads a day, such as one end of a range.
 * @param name names the parameter in the refusal
 * @returns an ISO text; undefined where it is missing
 * @throws HttpError 400 for what is no day
 */
export function day(value: WireValue, name: string): string | undefined {
  const given = text(value)
  if (given !== '' && !isDay(given)) throw badRequest({ [name]: 'date' })
  return given === '' ? undefined : given
}

/**
 * Reads an amount, such as one end of a range.
 * @param name names the parameter in the refusal
 * @returns undefined where it is missing
 * @throws HttpError 400 for what is no number
 */
export function amount(value: WireValue, name: string): number | undefined {
  const given = text(value)
  if (given !== '' && !/^-?\d{1,12}(\.\d{1,2})?$/.test(given)) throw badRequest({ [name]: 'number' })
  return given === '' ? undefined : Number(given)
}

/**
 * Reads a parameter that must be one of a few words.
 * @param name names the parameter in the refusal
 * @throws HttpError 400 for any other word
 */
export function oneOf<Word extends string>(
  value: WireValue,
  words: readonly Word[],
  fallback: Word,
  name: string,
): Word {
  const given = text(value)
  if (given === '') return fallback
  const word = words.find((candidate) => candidate === given)
  if (word === undefined) throw badRequest({ [name]: 'choice' })
  return word
}

/**
 * Reads an id that may arrive as a number or as numeric text.
 * @param name names the parameter in the refusal
 * @returns NaN for what is no whole number, so that no row has it
 * @throws HttpError 400 where it is missing
 */
export function id(value: unknown, name = 'id'): number {
  const given: unknown = Array.isArray(value) ? value.at(-1) : value
  if (given === undefined || given === null || given === '') throw badRequest({ [name]: 'required' })
  if (typeof given === 'number') return Number.isInteger(given) ? given : NaN
  return typeof given === 'string' && /^\s*-?\d{1,15}\s*$/.test(given) ? Number(given) : NaN
}

/** Whether a body only wraps an entity, such as `{"task": {...}}`. */
function isEnvelope(schema: z.ZodMiniType): boolean {
  if (!(schema instanceof z.ZodMiniObject)) return false
  const parts: unknown[] = Object.values(schema.shape)
  return parts.length === 1 && parts[0] instanceof z.ZodMiniObject
}

/**
 * Checks a body against its schema.
 * @returns the parsed body
 * @throws HttpError 400 with the code of what is wrong for each wrong field of the entity, or with a text where the body as a whole
 *   cannot be used
 */
export function parseBody<Body>(schema: z.ZodMiniType<Body>, body: unknown): Body {
  const result = schema.safeParse(body, { error: messageOf })
  if (result.success) return result.data
  const fields: Record<string, string> = {}
  const depth = isEnvelope(schema) ? 1 : 0
  for (const issue of result.error.issues) {
    const field = issue.path.slice(depth).join('.')
    if (field === '') throw badRequest('The body must be a JSON object with the fields of this call.')
    fields[field] ??= issue.message
  }
  throw new HttpError(400, fields)
}
