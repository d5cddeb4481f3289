import type { BodyOf, Endpoint, QueryOf } from '@core/api/endpoint'
import { dateTextSchema, isDay } from '@core/dateText'
import { z } from '@core/schema'
import { messageOf } from '@core/validation/validationMessage'
import { dateOf } from '@core/zonedTime'
import { badRequest, HttpError } from './reply'

/** Query parameter: one text per occurrence. Handlers also accept a single string. */
export type WireValue = string | readonly string[] | undefined

/** Query as received: every value is text, and any may be missing. */
export type WireQuery<Query> = { readonly [Name in keyof NonNullable<Query>]?: WireValue }

export interface FakeRequest<E extends Endpoint> {
  readonly query: WireQuery<QueryOf<E>>
  readonly params: Readonly<Record<string, string>>
  /** Validated by the endpoint's schema; unchecked without a schema. */
  readonly body: BodyOf<E>
  /** Account id of the request's token; null without a token or without `authorize`. */
  readonly askedBy: number | null
}

/** Reads a text parameter. Returns trimmed text, the last of several values, or `''` when missing. */
export function text(value: WireValue): string {
  return (typeof value === 'string' ? value : (value?.at(-1) ?? '')).trim()
}

/** Reads a filter. Returns a function that accepts rows with any of its values; without values, all rows. */
export function anyOf(wanted: WireValue): (...values: readonly string[]) => boolean {
  const given = typeof wanted === 'string' ? [wanted] : (wanted ?? [])
  const passing = new Set(given.map((value) => value.trim()).filter((value) => value !== ''))
  return (...values) => passing.size === 0 || values.some((value) => passing.has(value))
}

/** Reads a whole number from 1, such as `page`. Returns the fallback when missing. @throws HttpError 400 */
export function count(value: WireValue, fallback: number, name: string): number {
  const given = text(value)
  if (given === '') return fallback
  if (!/^\d{1,9}$/.test(given)) throw badRequest({ [name]: 'integer' })
  if (Number(given) < 1) throw badRequest({ [name]: 'min?min=1' })
  return Number(given)
}

/** Reads an ISO 8601 day, such as the end of a range. Undefined when missing. @throws HttpError 400 */
export function day(value: WireValue, name: string): string | undefined {
  const given = text(value)
  if (given !== '' && !isDay(given)) throw badRequest({ [name]: 'date' })
  return given === '' ? undefined : given
}

/** Reads a day or time, such as the end of a range. @throws HttpError 400 */
export function moment(value: WireValue, name: string): Date {
  const given = text(value)
  if (!dateTextSchema.safeParse(given).success) throw badRequest({ [name]: 'date' })
  return dateOf(given)
}

/** Reads an amount, such as the end of a range. Undefined when missing. @throws HttpError 400 */
export function amount(value: WireValue, name: string): number | undefined {
  const given = text(value)
  if (given !== '' && !/^-?\d{1,12}(\.\d{1,2})?$/.test(given)) throw badRequest({ [name]: 'number' })
  return given === '' ? undefined : Number(given)
}

/** Reads a choice parameter. Returns the fallback when missing. @throws HttpError 400 for an unknown word */
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

/** Reads an id, as number or text. Returns NaN for other values, which no row has. @throws HttpError 400 if missing */
export function id(value: unknown, name = 'id'): number {
  const given: unknown = Array.isArray(value) ? value.at(-1) : value
  if (given === undefined || given === null || given === '') throw badRequest({ [name]: 'required' })
  if (typeof given === 'number') return Number.isInteger(given) ? given : NaN
  return typeof given === 'string' && /^\s*-?\d{1,15}\s*$/.test(given) ? Number(given) : NaN
}

/**
 * Loads the texts of a `language` parameter; undefined for a language without a file.
 * @param files by path, such as `./texts/de.ts`
 */
export async function textsIn<Texts>(
  files: Readonly<Record<string, () => Promise<Texts>>>,
  language: WireValue,
): Promise<Texts | undefined> {
  const [code = ''] = text(language).toLowerCase().split('-')
  return files[`./texts/${code}.ts`]?.()
}

/** Detects a body that only wraps an entity, such as `{"task": {...}}`. */
function isEnvelope(schema: z.ZodMiniType): boolean {
  if (!(schema instanceof z.ZodMiniObject)) return false
  const parts: unknown[] = Object.values(schema.shape)
  return parts.length === 1 && parts[0] instanceof z.ZodMiniObject
}

/** Returns the parsed body. @throws HttpError 400 with codes by field, or a text if the whole body is unusable */
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
