import { search, searchable } from '@core/search'
import type { WireValue } from './request'
import { count, oneOf, text } from './request'

/** The parameters that every list call takes (docs/contract.md, "Lists"). */
export interface ListWireQuery {
  readonly q?: WireValue
  readonly page?: WireValue
  readonly perPage?: WireValue
  readonly sort?: WireValue
  readonly sortColumn?: WireValue
}

export interface ListRules<Row, Column extends string> {
  /** The texts that `q` is looked for in ({@link search}). */
  readonly searched: (row: Row) => readonly string[]
  /** Every field that `sortColumn` may name, with the value to sort by; money and dates in texts as numbers. */
  readonly columns: Readonly<Record<Column, (row: Row) => string | number>>
  readonly defaultColumn: NoInfer<Column>
  /** 10 unless told otherwise. */
  readonly perPage?: number
  /** The call's own filters. */
  readonly filter?: (row: Row) => boolean
}

type SortedBy<Row> = Readonly<Record<keyof Row & string, (row: Row) => string | number>>

/** The fields that are no text or number, by which nothing can be sorted as they are. */
type OddField<Row> = { [Name in keyof Row]-?: Row[Name] extends string | number ? never : Name }[keyof Row] & string

type Otherwise<Row> = Partial<SortedBy<Row>> & Pick<SortedBy<Row>, OddField<Row>>

/**
 * Every field of a row, to sort by: by its own value, unless told otherwise.
 * @param schema that of the row
 * @param otherwise what to sort by in place of a field's value, such as the time that a text says
 */
export function columnsOf<Row extends object>(
  schema: { readonly shape: Readonly<Record<keyof Row & string, unknown>> },
  ...[otherwise]: [OddField<Row>] extends [never] ? [otherwise?: Otherwise<Row>] : [otherwise: Otherwise<Row>]
): SortedBy<Row> {
  const own = Object.keys(schema.shape).map((name) => [
    name,
    (row: Row) => {
      const value: unknown = row[name as keyof Row]
      return typeof value === 'number' ? value : String(value)
    },
  ])
  return { ...(Object.fromEntries(own) as SortedBy<Row>), ...otherwise }
}

/** One locale, so that every browser sorts alike. */
const collator = new Intl.Collator('en')

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
}

/**
 * Tells whether one of the texts contains the query, without regard to case.
 * @param q an empty one is contained in everything
 */
export function contains(texts: readonly string[], q: string): boolean {
  return searchable(texts).includes(searchable([q]).trim())
}

/**
 * Searches, filters, sorts and pages a list (docs/contract.md, "Lists"). The sort is stable; a page past the end is empty.
 * @param rows are left as they are
 * @returns the page, and the number of rows that match before paging
 * @throws HttpError 400 for an unknown `sort` or `sortColumn`, or a `page` or `perPage` that is no whole number from 1
 */
export function listQuery<Row, Column extends string>(
  rows: readonly Row[],
  query: ListWireQuery,
  { searched, columns, defaultColumn, perPage: pageSize = 10, filter }: ListRules<Row, Column>,
): { rows: Row[]; total: number } {
  const page = count(query.page, 1, 'page')
  const perPage = count(query.perPage, pageSize, 'perPage')
  const direction = oneOf(query.sort, ['asc', 'desc'], 'asc', 'sort') === 'asc' ? 1 : -1
  const names = Object.keys(columns).filter((name): name is Column => name in columns)
  const valueOf = columns[oneOf(query.sortColumn, names, defaultColumn, 'sortColumn')]
  const matching = search(filter ? rows.filter(filter) : rows, text(query.q), searched)
  const sorted = matching
    .map((row) => ({ row, value: valueOf(row) }))
    .sort((a, b) => direction * compare(a.value, b.value))
  const start = (page - 1) * perPage
  return { rows: sorted.slice(start, start + perPage).map(({ row }) => row), total: matching.length }
}
