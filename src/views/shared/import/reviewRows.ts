import { messageOf } from '@core/validation/validationMessage'
import type { ImportField } from './importFields'
import type { FileRow } from './readFile'

/** Column of the file, counted from 0, columns to join, or a choice for every row; null for none of them. */
export type Source = number | readonly number[] | string | null
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

const bare = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

function columnsByTitle(titles: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const columns = new Map<string, number[]>()
  for (const [column, title] of titles.map(bare).entries()) {
    const known = columns.get(title)
    if (known) known.push(column)
    else if (title !== '') columns.set(title, [column])
  }
  return columns
}

/**
 * Matches columns to fields by label or key, then by parts and aliases, ignoring case, accents and punctuation.
 * @param rows below the titles; of several matching columns, the first with values wins
 */
export function guessMapping(
  head: readonly string[],
  fields: readonly ImportField[],
  rows: readonly FileRow[] = [],
): Mapping {
  const titles = columnsByTitle(head)
  // `E-mail (work)`, `Firm / club`
  const shortTitles = columnsByTitle(head.map((title) => /^[^(/]*/.exec(title)?.[0] ?? ''))
  const isFilled = (column: number) => rows.some(({ cells }) => cells[column]?.trim())

  function columnOf(names: readonly string[]): number | undefined {
    const columns = [titles, shortTitles].flatMap((known) => names.flatMap((name) => known.get(bare(name)) ?? []))
    return columns.find(isFilled) ?? columns[0]
  }

  function sourceOf({ key, label, aliases = [], parts = [], fallback }: ImportField): Source {
    const own = columnOf([label, key])
    const found = new Set(parts.map(columnOf).filter((column) => column !== undefined))
    // In some files, "Name" beside "First name" is the last name.
    if (own !== undefined && !(found.size > 1 && found.has(own))) return own
    const [part] = found
    return found.size > 1 ? [...found] : (columnOf(aliases) ?? part ?? fallback ?? null)
  }
  return Object.fromEntries(fields.map((field) => [field.key, sourceOf(field)]))
}

/** Rows that may be the titles. */
export const mostTitleRows = 30

/** @returns index of the row that names most fields; without two of them, the first row with most cells filled */
export function guessTitleRow(rows: readonly FileRow[], fields: readonly ImportField[]): number {
  const first = rows.slice(0, Math.min(mostTitleRows, rows.length - 1))
  const matches = first.map(
    ({ cells }) =>
      Object.values(guessMapping(cells, fields)).filter((source) => typeof source === 'number' || Array.isArray(source))
        .length,
  )
  const most = Math.max(...matches)
  if (most > 1) return matches.indexOf(most)
  const filled = rows.slice(0, mostTitleRows).map(({ cells }) => cells.filter((cell) => cell.trim() !== '').length)
  return Math.max(
    filled.findIndex((count) => count * 2 > Math.max(...filled)),
    0,
  )
}

/** Text of a source in a row, on one line. Joined columns are separated by spaces. */
export function sourceText(source: Source, cells: readonly string[]): string {
  if (source === null || typeof source === 'string') return source ?? ''
  return [source]
    .flat()
    .flatMap((column) => (cells[column] ?? '').split('\n'))
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ')
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
    const text = edits[key] ?? sourceText(mapping[key] ?? null, cells)
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
