import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

/** What the two ends of a range are: a day as ISO text, or an amount with a full stop before its decimals. */
export type RangeKind = 'day' | 'amount'

function isEnd(kind: RangeKind, text: string): boolean {
  if (kind === 'amount') return /^-?\d{1,12}(\.\d{1,2})?$/.test(text)
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN
  // 30 February is no day, though JavaScript makes one of it.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** What the address of a list can hold. */
export interface ListParamsRules<Column extends string, Filter extends string> {
  readonly columns: readonly Column[]
  readonly defaultColumn: NoInfer<Column>
  /** The words that each filter can be set to, or what its texts look like. */
  readonly filters: Readonly<Record<Filter, readonly string[] | RegExp | RangeKind>>
  /** The first is the default. */
  readonly pageSizes: readonly [number, ...number[]]
}

/** A list's state, complete. A filter that is not set is `''`. */
export type ListParams<Column extends string, Filter extends string> = {
  readonly q: string
  readonly page: number
  readonly perPage: number
  readonly sort: 'asc' | 'desc'
  readonly sortColumn: Column
} & Readonly<Record<Filter, string>>

/**
 * Reads a list's search, filters, sort and page from the address. What is unknown or unreadable falls back to its default.
 * @param search the query part of the address
 */
export function readListParams<Column extends string, Filter extends string>(
  search: URLSearchParams,
  { columns, defaultColumn, filters, pageSizes }: ListParamsRules<Column, Filter>,
): ListParams<Column, Filter> {
  const wholeNumber = /^[1-9]\d{0,5}$/
  const page = search.get('page') ?? ''
  const filterValues = Object.entries<readonly string[] | RegExp | RangeKind>(filters).map(([name, allowed]) => {
    const value = search.get(name) ?? ''
    const isAllowed =
      typeof allowed === 'string'
        ? isEnd(allowed, value)
        : allowed instanceof RegExp
          ? allowed.test(value)
          : allowed.includes(value)
    return [name, isAllowed ? value : '']
  })
  return {
    ...(Object.fromEntries(filterValues) as Record<Filter, string>), // the keys are those of `filters`
    q: search.get('q') ?? '',
    page: wholeNumber.test(page) ? Number(page) : 1,
    perPage: pageSizes.find((size) => String(size) === search.get('perPage')) ?? pageSizes[0],
    sort: search.get('sort') === 'desc' ? 'desc' : 'asc',
    sortColumn: columns.find((column) => column === search.get('sortColumn')) ?? defaultColumn,
  }
}

/** What is sent of a list's state: a filter or a search that is not set need not be. */
export function sentParams<Params extends object>(params: Params): Partial<Params> {
  const set = Object.entries(params).filter(([, value]) => value !== '')
  return Object.fromEntries(set) as Partial<Params> // the keys are those of `params`
}

/**
 * Keeps a list's state in the address, so that reload, Back, a new tab and a shared link show the same rows. Defaults are left
 * out of it; any change but that of the page goes back to page 1.
 * @param rules must be the same object on every render
 * @returns the state, the same object until it changes, and `change`. A search being typed replaces the history entry, anything
 *   else adds one
 */
export function useListParams<Column extends string, Filter extends string>(rules: ListParamsRules<Column, Filter>) {
  const [search, setSearch] = useSearchParams()
  const params = useMemo(() => readListParams(search, rules), [search, rules])

  const change = useCallback(
    (changed: Partial<ListParams<Column, Filter>>) => {
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          const defaults: Readonly<Record<string, unknown>> = readListParams(new URLSearchParams(), rules)
          for (const [name, value] of Object.entries<string | number>({ page: 1, ...changed })) {
            if (value === defaults[name]) next.delete(name)
            else next.set(name, String(value))
          }
          return next
        },
        { replace: 'q' in changed, preventScrollReset: true },
      )
    },
    [setSearch, rules],
  )

  return [params, change] as const
}
