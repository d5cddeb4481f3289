import { messageOf } from '@core/validation/validationMessage'
import type { ImportField } from './importFields'
import type { FileRow } from './readFile'

/** Column of the file, counted from 0, or a choice for every row; null for neither. */
export type Source = number | string | null
export type Mapping = Readonly<Record<string, Source>>
export type Texts = Readonly<Record<string, string>>
/** Values in use, in lower case, by the keys of unique fields. */
export type Taken = Readonly<Record<string, ReadonlySet<string>>>

/** Choices that the user assigned to unknown words of the file, by field key. */
export type Meanings = ReadonlyMap<string, ReadonlyMap<string, string>>

/** A validation message, a server message, or the line of the duplicate. */
export type Problem = string | { readonly sameAs: number }

export interface ReviewedRow {
  readonly line: number
  readonly texts: Texts
  readonly values: Texts
  readonly problems: Readonly<Record<string, Problem>>
}

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Matches columns to fields by label or key, then by alias, ignoring case and punctuation. */
export function guessMapping(head: readonly string[], fields: readonly ImportField[]): Mapping {
  return Object.fromEntries(
    fields.map(({ key, label, aliases = [], fallback }) => {
      const columnOf = (names: readonly string[]) => head.findIndex((title) => names.map(bare).includes(bare(title)))
      const column = [columnOf([label, key]), columnOf(aliases)].find((found) => found !== -1)
      return [key, column ?? fallback ?? null]
    }),
  )
}

export function missingFields(fields: readonly ImportField[], mapping: Mapping): ImportField[] {
  return fields.filter(({ key, isOptional }) => !isOptional && mapping[key] === null)
}

function choiceOf({ choices = [] }: ImportField, text: string): string | undefined {
  return choices.find(({ value, label }) => [bare(value), bare(label)].includes(bare(text)))?.value
}

/** Key of an unknown word in {@link Meanings}; null for known choices. */
export function wordOf(field: ImportField, text: string): string | null {
  return field.choices && text !== '' && choiceOf(field, text) === undefined ? bare(text) : null
}

function readField(
  field: ImportField,
  text: string,
  meanings: Meanings,
): { readonly value: string } | { readonly problem: string } {
  const { key, choices, schema, isOptional } = field
  if (text === '') return isOptional ? { value: '' } : { problem: 'required' }
  if (choices) {
    const value = choiceOf(field, text) ?? meanings.get(key)?.get(bare(text))
    return value === undefined ? { problem: 'choice' } : { value }
  }
  const result = schema?.safeParse(text, { error: messageOf })
  if (!result) return { value: text }
  return result.success ? { value: result.data } : { problem: result.error.issues[0]?.message ?? 'format' }
}

/** Validates a row, without comparing it to others. @param edits the user's corrections */
export function reviewRow(
  { line, cells }: FileRow,
  fields: readonly ImportField[],
  mapping: Mapping,
  edits: Texts = {},
  meanings: Meanings = new Map(),
): ReviewedRow {
  const texts: Record<string, string> = {}
  const values: Record<string, string> = {}
  const problems: Record<string, Problem> = {}
  for (const field of fields) {
    const { key } = field
    const source = mapping[key] ?? null
    const inFile = typeof source === 'number' ? (cells[source] ?? '') : (source ?? '')
    const text = edits[key] ?? inFile.trim()
    texts[key] = text
    const read = readField(field, text.trim(), meanings)
    if ('problem' in read) problems[key] = read.problem
    else if (read.value !== '') values[key] = read.value
  }
  return { line, texts, values, problems }
}

/**
 * Marks duplicates of other rows or of existing values.
 * The first valid row keeps a value; invalid rows claim none.
 */
export function withDuplicates(
  rows: readonly ReviewedRow[],
  fields: readonly ImportField[],
  taken: Taken,
): ReviewedRow[] {
  const unique = fields.filter(({ isUnique }) => isUnique).map(({ key }) => ({ key, lines: new Map<string, number>() }))
  return rows.map((row) => {
    const problems = { ...row.problems }
    for (const { key, lines } of unique) {
      const value = row.values[key]?.toLowerCase()
      if (value === undefined || problems[key] !== undefined) continue
      const sameAs = lines.get(value)
      if (taken[key]?.has(value)) problems[key] = 'taken'
      else if (sameAs !== undefined) problems[key] = { sameAs }
    }
    if (Object.keys(problems).length > 0) return { ...row, problems }
    for (const { key, lines } of unique) {
      const value = row.values[key]?.toLowerCase()
      if (value !== undefined) lines.set(value, row.line)
    }
    return row
  })
}
