import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { RequestState } from '@/redux/app/thunks'

/** Ends of a range: days as ISO text, or amounts with a full stop before the decimals. */
type RangeKind = 'day' | 'amount'

/** Typed filter: an end of a range, or any text of up to 60 characters. */
export type TypedKind = RangeKind | 'text'

/** Allowed values: one word, several words, text that matches, or typed text. */
type FilterRule = readonly string[] | { readonly anyOf: readonly string[] } | RegExp | TypedKind

function isTyped(kind: TypedKind, text: string): boolean {
  if (kind === 'text') return text.length <= 60
  if (kind === 'amount') return /^-?\d{1,12}(\.\d{1,2})?$/.test(text)
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN
  // JavaScript parses 30 February as a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

const directions = ['asc', 'desc'] as const

/** Valid URL parameters of a list. */
export interface ListParamsRules<Column extends string, Filter extends string> {
  readonly columns: readonly Column[]
  readonly defaultColumn: NoInfer<Column>
  /** Default: ascending. */
  readonly defaultSort?: 'asc' | 'desc'
  readonly filters: Readonly<Record<Filter, FilterRule>>
  /** The first is the default. */
  readonly pageSizes: readonly [number, ...number[]]
}

/** Complete list state. Unset filters are `''`; several words are separated by commas. */
export type ListParams<Column extends string, Filter extends string> = {
  readonly q: string
  readonly page: number
  readonly perPage: number
  readonly sort: 'asc' | 'desc'
  readonly sortColumn: Column
} & Readonly<Record<Filter, string>>

export function wordsOf(value: string): string[] {
  return value === '' ? [] : value.split(',')
}

function readFilter(search: URLSearchParams, name: string, rule: FilterRule): string {
  const value = search.get(name) ?? ''
  if (typeof rule === 'string') return isTyped(rule, value) ? value : ''
  if ('anyOf' in rule) {
    const given = new Set(search.getAll(name).flatMap(wordsOf))
    return rule.anyOf.filter((word) => given.has(word)).join(',')
  }
  return (rule instanceof RegExp ? rule.test(value) : rule.includes(value)) ? value : ''
}

/** Reads search, filters, sort and page from the URL. Unknown or invalid values get their defaults. */
export function readListParams<Column extends string, Filter extends string>(
  search: URLSearchParams,
  { columns, defaultColumn, defaultSort = 'asc', filters, pageSizes }: ListParamsRules<Column, Filter>,
): ListParams<Column, Filter> {
  const wholeNumber = /^[1-9]\d{0,5}$/
  const page = search.get('page') ?? ''
  const filterValues = Object.entries<FilterRule>(filters).map(([name, rule]) => [name, readFilter(search, name, rule)])
  return {
    ...(Object.fromEntries(filterValues) as Record<Filter, string>), // has the keys of `filters`
    q: search.get('q') ?? '',
    page: wholeNumber.test(page) ? Number(page) : 1,
    perPage: pageSizes.find((size) => String(size) === search.get('perPage')) ?? pageSizes[0],
    sort: directions.find((direction) => direction === search.get('sort')) ?? defaultSort,
    sortColumn: columns.find((column) => column === search.get('sortColumn')) ?? defaultColumn,
  }
}

/** Query of the URL, without the page and without defaults. */
export function searchOf<Column extends string, Filter extends string>(
  params: ListParams<Column, Filter>,
  rules: ListParamsRules<Column, Filter>,
): string {
  const defaults: Readonly<Record<string, unknown>> = readListParams(new URLSearchParams(), rules)
  const set = Object.entries<string | number>(params).filter(
    ([name, value]) => name !== 'page' && value !== defaults[name],
  )
  return new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString()
}

/** Request parameters: without unset filters, several words as an array. */
export function sentParams<Column extends string, Filter extends string>(
  params: ListParams<Column, Filter>,
  filters: ListParamsRules<Column, Filter>['filters'],
): Partial<Omit<ListParams<Column, Filter>, Filter>> & Partial<Readonly<Record<Filter, string | readonly string[]>>> {
  const rules = Object.entries<FilterRule>(filters)
  const several = new Set(rules.flatMap(([name, rule]) => (typeof rule === 'object' && 'anyOf' in rule ? [name] : [])))
  const set = Object.entries<string | number>(params).filter(([, value]) => value !== '')
  const sent = set.map(([name, value]) => [name, several.has(name) ? wordsOf(String(value)) : value])
  return Object.fromEntries(sent) as ReturnType<typeof sentParams<Column, Filter>> // has the keys of `params`
}

/**
 * Stores the list state in the URL, so reload, Back, new tabs and shared links show the same rows.
 * Defaults are omitted. Changing anything but the page resets the page to 1.
 * @param rules must be the same object on every render
 * @returns the state, the same object until it changes, and `change`. Search input and changes
 * that keep the URL replace the history entry; others add an entry
 */
export function useListParams<Column extends string, Filter extends string>(
  rules: ListParamsRules<Column, Filter>,
): readonly [state: ListParams<Column, Filter>, change: (changed: Partial<ListParams<Column, Filter>>) => void] {
  const [search, setSearch] = useSearchParams()
  const params = useMemo(() => readListParams(search, rules), [search, rules])

  // Two changes may come before the next render: the second builds on the first.
  const wanted = useRef(search)
  useEffect(() => {
    wanted.current = search
  }, [search])
  const change = useCallback(
    (changed: Partial<ListParams<Column, Filter>>) => {
      const next = new URLSearchParams(wanted.current)
      const defaults: Readonly<Record<string, unknown>> = readListParams(new URLSearchParams(), rules)
      for (const [name, value] of Object.entries<string | number>({ page: 1, ...changed })) {
        if (value === defaults[name]) next.delete(name)
        else next.set(name, String(value))
      }
      const isCurrent = next.toString() === wanted.current.toString()
      wanted.current = next
      setSearch(next, { replace: isCurrent || 'q' in changed, preventScrollReset: true })
    },
    [setSearch, rules],
  )

  return [params, change]
}

interface PagedList {
  readonly page: number
  readonly perPage: number
  readonly total: number
  readonly request: RequestState
}

/**
 * Goes to the last page if the URL names a later page: rows may have been deleted, or the URL is old.
 * @param change `change` of `useListParams`
 */
export function usePageInRange(
  { page, perPage, total, request }: PagedList,
  change: (to: { page: number }) => void,
): void {
  const last = Math.max(1, Math.ceil(total / perPage))
  const isPastEnd = request.status === 'succeeded' && page > last
  useEffect(() => {
    if (isPastEnd) change({ page: last })
  }, [isPastEnd, last, change])
}
