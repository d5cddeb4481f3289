import { messageOf } from '@core/validation/validationMessage'
import type { ImportField } from './importFields'
import type { FileRow } from './readFile'

/** Where a field is taken from: a column of the file, counted from 0, or a choice that every row gets; null for nowhere. */
export type Source = number | string | null
export type Mapping = Readonly<Record<string, Source>>
/** By the keys of the fields. */
export type Texts = Readonly<Record<string, string>>
/** What is taken already, in small letters, by the keys of the fields that have to be unique. */
export type Taken = Readonly<Record<string, ReadonlySet<string>>>

/** What words of the file mean that are none of the choices, by the keys of the fields. */
export type Meanings = ReadonlyMap<string, ReadonlyMap<string, string>>

/** What is wrong with a field: a validation message, a server's words, or the row that has the same. */
export type Problem = string | { readonly sameAs: number }

/** A row of the file, as it would be taken. */
export interface ReviewedRow {
  /** As a spreadsheet counts. */
  readonly line: number
  readonly texts: Texts
  readonly values: Texts
  readonly problems: Readonly<Record<string, Problem>>
}

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Finds the columns by their titles, which are a field's label or key whatever its case and signs. */
export function guessMapping(head: readonly string[], fields: readonly ImportField[]): Mapping {
  return Object.fromEntries(
    fields.map(({ key, label, fallback }) => {
      const known = [bare(label), bare(key)]
      const column = head.findIndex((title) => known.includes(bare(title)))
      return [key, column === -1 ? (fallback ?? null) : column]
    }),
  )
}

/** The fields that every row needs and the file does not have. */
export function missingFields(fields: readonly ImportField[], mapping: Mapping): ImportField[] {
  return fields.filter(({ key, isOptional }) => !isOptional && mapping[key] === null)
}

/** The choice that a text names, by its value or what it is called. */
function choiceOf({ choices = [] }: ImportField, text: string): string | undefined {
  return choices.find(({ value, label }) => [bare(value), bare(label)].includes(bare(text)))?.value
}

/** By what a text of the file is known among {@link Meanings}; null for what needs no other meaning. */
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

/**
 * Looks at a row by itself.
 * @param edits what was corrected in it
 */
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
 * Finds what rows have in common with others, or with what is there already. The first that can be taken keeps it: one that cannot,
 * takes nothing from those below it.
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
