import type { Column } from '@core/components/data-table/column'
import type { Description } from '@core/components/DescriptionList'
import type { Cell, ExportedTable } from '@core/export/table'
import type { z } from '@core/schema'
import type { ReactNode } from 'react'
import type { Choice, FilterKind, Kind } from './kinds'
import type { ListParamsRules, TypedKind } from './useListParams'

/** Import of a field: a choice by value or label, or text that matches the schema. */
interface ImportRule {
  readonly isRequired?: boolean
  /** Other column titles, in any language. */
  readonly aliases?: readonly string[]
  /** Titles of columns to join, such as first and last names, in their order. */
  readonly parts?: readonly (readonly string[])[]
  /** No two rows may have the same value. */
  readonly isUnique?: boolean
  /** Choice for files without a column for the field. */
  readonly fallback?: string
  readonly sample: string
}

export interface FieldTraits {
  /** Names the row: always visible, and the title of its card on phones. */
  readonly isPrimary?: true
  /** Default: true. The first sortable field is the default order. */
  readonly isSortable?: false
  /** Direction of the default order, if this is its field. Default: ascending. */
  readonly firstSort?: 'desc'
  /** Default: true. */
  readonly isExported?: false
  /** Default: a column that can be hidden. A filter without a column is not in the toolbar. */
  readonly column?: 'always' | 'hiddenAtFirst' | 'never'
  /** For wide tables: hidden at first on tablets, and left out of the rows on phones. */
  readonly isWide?: true
  /** Without it, the field is not imported. */
  readonly imported?: ImportRule
}

/** A field in the current language; see `defineFields`. */
export interface Field<Row> extends FieldTraits {
  /** Name in the URL and the API. */
  readonly key: string
  readonly label: string
  readonly kind: Pick<Kind<never>, 'isNumeric' | 'control'>
  /** Shown as a colored badge. */
  readonly isStatus: boolean
  readonly text: (row: Row) => Cell
  readonly cell: (row: Row) => ReactNode
  readonly choices: readonly Choice[]
  readonly schema: z.core.$ZodType | undefined
  /** With the names of the query parameters: two of a range, otherwise one. */
  readonly filter: { readonly kind: FilterKind; readonly names: readonly string[] } | undefined
}

export type Fields<Row, Key extends string = string> = Readonly<Record<Key, Field<Row>>>

export interface Filter {
  readonly name: string
  readonly label: string
  readonly choices: readonly Choice[]
  /** Filters outside the toolbar are set by links. */
  readonly isInToolbar: boolean
}

export function columnsOf<Row>(fields: Fields<Row>): Column<Row>[] {
  return Object.values(fields)
    .filter(({ column }) => column !== 'never')
    .map(({ key, label, kind, cell, isPrimary, isSortable = true, isStatus, isWide = false, column }) => ({
      key,
      header: label,
      cell,
      ...(isPrimary && { kind: 'primary' }),
      isSortable,
      isNumeric: kind.isNumeric ?? false,
      isHideable: !isPrimary && column !== 'always',
      isStatus,
      isWide,
    }))
}

export function filtersOf(fields: Fields<never>): Filter[] {
  return Object.values(fields).flatMap(({ label, choices, filter, column }) =>
    filter?.kind === 'choices'
      ? filter.names.map((name) => ({ name, label, choices, isInToolbar: column !== 'never' }))
      : [],
  )
}

export interface TypedFilter {
  readonly kind: TypedKind
  readonly label: string
  /** Query parameters: two of a range, one of a text. */
  readonly names: readonly string[]
}

export function typedFiltersOf(fields: Fields<never>): TypedFilter[] {
  return Object.values(fields).flatMap(({ label, filter }) =>
    filter && filter.kind !== 'choices' ? [{ label, kind: filter.kind, names: filter.names }] : [],
  )
}

/** Valid URL parameters of a list. */
export function paramsRulesOf(
  fields: Fields<never>,
  pageSizes: ListParamsRules<string, string>['pageSizes'],
): ListParamsRules<string, string> {
  const sortable = Object.values(fields).filter(({ isSortable = true }) => isSortable)
  const columns = sortable.map(({ key }) => key)
  const words = filtersOf(fields).map(
    ({ name, choices }) => [name, { anyOf: choices.map(({ value }) => value) }] as const,
  )
  const typed = typedFiltersOf(fields).flatMap(({ names, kind }) => names.map((name) => [name, kind] as const))
  const filters = { ...Object.fromEntries(words), ...Object.fromEntries(typed) }
  return { columns, defaultColumn: columns[0] ?? '', defaultSort: sortable[0]?.firstSort ?? 'asc', filters, pageSizes }
}

export function exportOf<Row>(fields: Fields<Row>, rows: readonly Row[]): Pick<ExportedTable, 'head' | 'rows'> {
  const exported = Object.values(fields).filter(({ isExported = true }) => isExported)
  return {
    head: exported.map(({ label }) => label),
    rows: rows.map((row) => exported.map(({ text }) => text(row))),
  }
}

/** Items of a `DescriptionList`. @param none replaces empty values */
export function factsOf<Row, Key extends string>(
  fields: Fields<Row, Key>,
  row: Row,
  keys: readonly Key[],
  none: ReactNode,
): Description[] {
  return keys.map((key) => ({ term: fields[key].label, value: fields[key].cell(row) ?? none }))
}
