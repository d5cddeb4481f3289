import type { Column } from '@core/components/data-table/column'
import type { Cell, ExportedTable } from '@core/export/table'
import { cellText } from '@core/export/table'
import type { z } from '@core/schema'
import type { ReactNode } from 'react'
import type { ListParamsRules, RangeKind, TypedKind } from './useListParams'

/** One of the values that rows can be filtered by. */
export interface Choice {
  readonly value: string
  readonly label: string
}

/** How a field is read from a file: with a schema as a text, and otherwise as one of its choices, by value or label. */
interface ImportRule<Context> {
  readonly schema?: z.ZodMiniType<string>
  /** Those of the filter, unless this says otherwise. */
  readonly choices?: (context: Context) => readonly Choice[]
  readonly isOptional?: boolean
  /** Whether no two rows may have the same. */
  readonly isUnique?: boolean
  /** The choice that rows get where a file has no column for it. */
  readonly fallback?: string
  /** An example for the template. */
  readonly sample: string
}

/**
 * All that a list has to know about a field of its rows: what is not said here can be neither seen nor sorted, filtered, exported or imported.
 * @typeParam Context what texts are made with, such as `t` and the formatters
 */
export interface Field<Row, Context> {
  /** As the address and the backend call it. */
  readonly key: string
  readonly label: (context: Context) => string
  /** As text: for exports, and for the cell unless there is `cell`. Without it, the field is not exported. */
  readonly text?: (row: Row, context: Context) => Cell
  readonly cell?: (row: Row, context: Context) => ReactNode
  /** `primary` names the row: it is always shown, and heads the card on phones. */
  readonly kind?: 'primary'
  readonly isNumeric?: boolean
  /** The first one that is sortable is what the rows are sorted by until one chooses. */
  readonly isSortable?: boolean
  /** What one can filter by, one or several at once. */
  readonly choices?: (context: Context) => readonly Choice[]
  /** The filter's name for the address and the backend, where it is not `key`. */
  readonly filter?: string
  /** One can filter by the least and the most of it: the filters are called `<key>From` and `<key>To`. */
  readonly range?: RangeKind
  /** Names of these filters, where they are others. */
  readonly ends?: readonly [from: string, to: string]
  /** Rows can be filtered by a part of its text. */
  readonly isSearchable?: boolean
  /** How a file brings it; without it, none can. */
  readonly imported?: ImportRule<Context>
  /** Whether it has a column: one that can be hidden, unless this says otherwise. */
  readonly column?: 'always' | 'hiddenAtFirst' | 'never'
}

interface Filter {
  readonly name: string
  readonly label: string
  readonly choices: readonly Choice[]
  /** Otherwise, links from elsewhere set it. */
  readonly isInToolbar: boolean
}

/** The columns of a table of these rows. */
export function columnsOf<Row, Context>(fields: readonly Field<Row, Context>[], context: Context): Column<Row>[] {
  return fields
    .filter(({ column }) => column !== 'never')
    .map(({ key, label, text, cell, kind, isSortable = false, isNumeric = false, column }) => ({
      key,
      header: label(context),
      cell: (row) => cell?.(row, context) ?? (text && cellText(text(row, context))),
      ...(kind && { kind }),
      isSortable,
      isNumeric,
      isHideable: kind !== 'primary' && column !== 'always',
    }))
}

/** What the address and the backend call the filter of a field. */
export function filterNameOf({ key, filter = key }: { readonly key: string; readonly filter?: string }): string {
  return filter
}

/** The filters, in the order of the fields. */
export function filtersOf<Row, Context>(fields: readonly Field<Row, Context>[], context: Context): Filter[] {
  return fields.flatMap((field) => {
    const { label, choices, column } = field
    if (!choices) return []
    return {
      name: filterNameOf(field),
      label: label(context),
      choices: choices(context),
      isInToolbar: column !== 'never',
    }
  })
}

/** A filter whose values are typed. */
interface TypedFilter {
  readonly kind: TypedKind
  readonly label: string
  /** Its names in the URL and for the backend: one of a text, two of a range. */
  readonly names: readonly string[]
}

/** The texts and ranges that rows can be filtered by, in the order of the fields. */
export function typedFiltersOf<Row, Context>(fields: readonly Field<Row, Context>[], context: Context): TypedFilter[] {
  return fields.flatMap(({ key, label, isSearchable, range, ends = [`${key}From`, `${key}To`] }) => {
    if (isSearchable) return { kind: 'text', label: label(context), names: [key] }
    return range ? { kind: range, label: label(context), names: ends } : []
  })
}

/** What the address of a list of these rows can hold. */
export function paramsRulesOf<Row, Context>(
  fields: readonly Field<Row, Context>[],
  context: Context,
  pageSizes: ListParamsRules<string, string>['pageSizes'],
): ListParamsRules<string, string> {
  const columns = fields.filter(({ isSortable }) => isSortable).map(({ key }) => key)
  const words = filtersOf(fields, context).map(
    ({ name, choices }) => [name, { anyOf: choices.map(({ value }) => value) }] as const,
  )
  const typed = typedFiltersOf(fields, context).flatMap(({ names, kind }) => names.map((name) => [name, kind] as const))
  const filters = { ...Object.fromEntries(words), ...Object.fromEntries(typed) }
  return { columns, defaultColumn: columns[0] ?? '', filters, pageSizes }
}

/** Rows as they leave the product. */
export function exportOf<Row, Context>(
  fields: readonly Field<Row, Context>[],
  context: Context,
  rows: readonly Row[],
): Pick<ExportedTable, 'head' | 'rows'> {
  const exported = fields.flatMap(({ label, text }) => (text ? [{ label, text }] : []))
  return {
    head: exported.map(({ label }) => label(context)),
    rows: rows.map((row) => exported.map(({ text }) => text(row, context))),
  }
}
