import { search, searchable } from '@core/search'
import type { WireValue } from './request'
import { count, oneOf, text } from './request'

/** Parameters of every list request (docs/contract.md, "Lists"). */
export interface ListWireQuery {
  readonly q?: WireValue
  readonly page?: WireValue
  readonly perPage?: WireValue
  readonly sort?: WireValue
  readonly sortColumn?: WireValue
}

export interface ListRules<Row, Column extends string> {
  /** Texts that `q` searches ({@link search}). */
  readonly searched: (row: Row) => readonly string[]
  /** Sort value of every column. Money and dates in texts become numbers. */
  readonly columns: Readonly<Record<Column, (row: Row) => string | number>>
  readonly defaultColumn: NoInfer<Column>
  /** Default: 10. */
  readonly perPage?: number
  readonly filter?: (row: Row) => boolean
}

type SortedBy<Row> = Readonly<Record<keyof Row & string, (row: Row) => string | number>>

/** Fields that are neither text nor number. They have no default sort value. */
type OddField<Row> = { [Name in keyof Row]-?: Row[Name] extends string | number ? never : Name }[keyof Row] & string

type Otherwise<Row> = Partial<SortedBy<Row>> & Pick<SortedBy<Row>, OddField<Row>>

/**
 * Returns the sort values of a row's fields: by default, the field's value.
 * @param otherwise overrides by field, such as the time that a text contains
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

/** A fixed locale makes every browser sort alike. */
const collator = new Intl.Collator('en')

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
}

/** Checks if any text contains the query, ignoring case. An empty query matches everything. */
export function contains(texts: readonly string[], q: string): boolean {
  return searchable(texts).includes(searchable([q]).trim())
}

/**
 * Searches, filters, sorts (stable) and pages a list (docs/contract.md, "Lists"). A page past the end is empty.
 * `total` is the number of matching rows.
 * @throws HttpError 400 for an unknown `sort` or `sortColumn`, or a `page` or `perPage` below 1
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
