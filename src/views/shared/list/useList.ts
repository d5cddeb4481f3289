import type { Column } from '@core/components/data-table/column'
import type { ExportedTable } from '@core/export/table'
import { useErrorText } from '@core/hooks/useErrorText'
import { useMediaQuery } from '@core/hooks/useMediaQuery'
import { toast } from '@core/toast/toast'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useAppDispatch, useAppSelector, useRequest } from '@/redux/app/hooks'
import type { ListResource } from '@/redux/app/listResource'
import type { AppThunk, RequestState } from '@/redux/app/thunks'
import type { Fields, Filter, TypedFilter } from './fields'
import { columnsOf, exportOf, filtersOf, paramsRulesOf, typedFiltersOf } from './fields'
import type { ListParams, ListParamsRules } from './useListParams'
import { searchOf, sentParams, useListParams, usePageInRange, wordsOf } from './useListParams'
import type { ListState, StoredViews } from './views/storedViews'
import { useStoredViews } from './views/storedViews'

interface ListOptions<Row extends { id: number }, Query extends object> {
  /** From the module's slice. */
  resource: ListResource<Row, Query>
  /** From `useFields`. */
  fields: Fields<Row>
  /** Fixed query parameters; must be the same object on every render. */
  scope?: Partial<Query>
  /** Choices of rows per page; the first is the default. */
  pageSizes?: ListParamsRules<string, string>['pageSizes']
}

export interface ListViews extends StoredViews {
  /** Current search, filters, order and columns. */
  state: ListState
  /** State of the list without a view. */
  first: ListState
}

/** A list as `ListPage` and `ListCard` show it. */
export interface List<Row extends { id: number }> {
  /** State in the URL: search, page, rows per page, order and filters. */
  params: ListParams<string, never>
  /** Query of the request. */
  query: object
  /** Rows of the page. */
  rows: readonly Row[]
  /** Number of rows on all pages. */
  total: number
  request: RequestState
  pageSizes: ListParamsRules<string, string>['pageSizes']
  /** Filters by choices, with the chosen values. */
  filters: readonly (Filter & { values: readonly string[] })[]
  /** Ranges and texts, with a value per name; `''` if not set. */
  typedFilters: readonly (TypedFilter & { values: readonly string[] })[]
  /** All columns, hidden ones included. */
  columns: Column<Row>[]
  /** Saved views and the initial view. */
  views: ListViews
  /** Keys of the hidden columns. */
  hidden: ReadonlySet<string>
  setHidden: (keys: ReadonlySet<string>) => void
  /** May include rows of other pages. */
  selectedIds: readonly number[]
  /** Whether any column can be sorted. */
  isSortable: boolean
  /** Whether a search or a filter is set. */
  isFiltered: boolean
  /** Repeats the request. */
  retry: () => void
  /** Changes the URL; anything but the page resets the page to 1. */
  change: (changed: Partial<ListParams<string, never>>) => void
  sortBy: (column: string, direction: 'asc' | 'desc') => void
  /** Sets filters by the names of their parameters; `''` removes one. */
  filterBy: (values: Readonly<Record<string, string>>) => void
  /** Adds a value to a filter by choices, or removes it. */
  toggleFilter: (name: string, value: string) => void
  clearFilters: () => void
  /** Clears filters and search. */
  clearAll: () => void
  /** Replaces the selection. */
  select: (ids: readonly number[]) => void
  /** Head and texts of rows for an export. */
  exported: (rows: readonly Row[]) => Pick<ExportedTable, 'head' | 'rows'>
  /** All rows that match; null after a failure, which shows a toast. */
  collect: () => Promise<readonly Row[] | null>
  /** The selected rows of all pages, ignoring filters; null after a failure, which shows a toast. */
  collectSelected: () => Promise<readonly Row[] | null>
  /** Runs an action with the selected rows of all pages, unless they fail to load. A double click runs it once. */
  withSelected: (act: (selected: readonly Row[]) => unknown) => Promise<void>
  /** Selects all rows that match, on all pages. */
  selectMatching: () => Promise<void>
}

const usualSizes: ListParamsRules<string, string>['pageSizes'] = [10, 25, 50]

/**
 * State and actions of a list: parameters from the URL, rows from the backend.
 * @example
 * const list = useList({ resource: users, fields: useFields(userFields) })
 * return <ListPage list={list} texts={texts} nameOf={({ fullName }) => fullName} add={add} />
 */
export function useList<Row extends { id: number }, Query extends object>({
  resource,
  fields,
  scope,
  pageSizes = usualSizes,
}: ListOptions<Row, Query>): List<Row> {
  const dispatch = useAppDispatch()
  const errorText = useErrorText()

  // Same object in every language: a new object would refetch the rows.
  const rulesText = JSON.stringify(paramsRulesOf(fields, pageSizes))
  const rules = useMemo(() => JSON.parse(rulesText) as ListParamsRules<string, never>, [rulesText])
  const [params, change] = useListParams(rules)
  // Filter values are strings; TypeScript does not know their names.
  const chosen = params as unknown as Readonly<Record<string, string>>
  const query = useMemo(() => {
    const { sort, ...others } = sentParams(params, rules.filters)
    // A test of each list compares the fields with the contract.
    return { ...scope, ...others, ...(rules.columns.length > 0 && { sort }) } as unknown as Query
  }, [scope, params, rules])
  const retry = useRequest(resource.fetch, query)
  const { page, selectedIds } = useAppSelector(resource.select)
  const { rows, total, request } = page
  usePageInRange({ page: params.page, perPage: params.perPage, total, request }, change)

  useEffect(() => {
    if (!resource.selectsAcrossPages) return undefined
    return () => {
      dispatch(resource.rowsSelected([]))
    }
  }, [dispatch, resource])

  const columns = useMemo(() => columnsOf(fields), [fields])
  const isNarrow = useMediaQuery('(width < 992px)')
  const hiddenAtFirst = Object.values(fields)
    .filter(({ column, isWide }) => column === 'hiddenAtFirst' || (isNarrow && isWide && column !== 'always'))
    .map(({ key }) => key)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => new Set(hiddenAtFirst))
  const state: ListState = { search: searchOf(params, rules), hidden: [...hidden] }
  const views = useStoredViews(resource.name, (keys) => {
    const hideable = columns.filter(({ isHideable }) => isHideable).map(({ key }) => key)
    setHidden(new Set(keys.filter((key) => hideable.includes(key))))
  })
  const filters = useMemo(() => filtersOf(fields), [fields])
  const typedFilters = useMemo(() => typedFiltersOf(fields), [fields])
  const names = [...filters.map(({ name }) => name), ...typedFilters.flatMap((filter) => filter.names)]
  const noFilters = Object.fromEntries(names.map((name) => [name, '']))
  const filterBy = (values: Readonly<Record<string, string>>) => change(values)

  async function collect(wanted: object): Promise<readonly Row[] | null> {
    const result = await dispatch((resource.collect as AppThunk<unknown, unknown>)(wanted))
    if (resource.collect.fulfilled.match(result)) return result.payload.rows
    if (resource.collect.rejected.match(result) && result.payload) toast.error(errorText(result.payload))
    return null
  }

  async function collectMatching() {
    return collect({ ...query, page: 1, perPage: Math.max(1, total) })
  }

  async function collectSelected(): Promise<readonly Row[] | null> {
    const isSelected = ({ id }: Row) => selectedIds.includes(id)
    const { sort, sortColumn } = params
    const shown = rows.filter(isSelected)
    if (shown.length === selectedIds.length) return shown
    // A page has no upper limit.
    const all = await collect({ ...scope, sort, sortColumn, page: 1, perPage: 100_000 })
    return all?.filter(isSelected) ?? null
  }

  const isCollecting = useRef(false)

  return {
    params,
    query,
    rows,
    total,
    request,
    pageSizes,
    filters: filters.map((filter) => ({ ...filter, values: wordsOf(chosen[filter.name] ?? '') })),
    typedFilters: typedFilters.map((filter) => ({ ...filter, values: filter.names.map((name) => chosen[name] ?? '') })),
    columns,
    views: { ...views, state, first: { search: '', hidden: hiddenAtFirst } },
    hidden,
    setHidden,
    selectedIds,
    isSortable: rules.columns.length > 0,
    isFiltered: params.q !== '' || names.some((name) => chosen[name] !== ''),
    retry,
    change,
    sortBy: (sortColumn: string, sort: 'asc' | 'desc') => change({ sortColumn, sort }),
    filterBy,
    toggleFilter(name: string, value: string) {
      const values = wordsOf(chosen[name] ?? '')
      const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
      filterBy({ [name]: next.join(',') })
    },
    clearFilters: () => change(noFilters),
    clearAll: () => change({ ...noFilters, q: '' }),
    select: (ids: readonly number[]) => dispatch(resource.rowsSelected(ids)),
    exported: (exportedRows: readonly Row[]) => exportOf(fields, exportedRows),
    collect: collectMatching,
    collectSelected,
    async withSelected(act) {
      if (isCollecting.current) return
      isCollecting.current = true
      const selected = await collectSelected()
      isCollecting.current = false
      if (selected) await act(selected)
    },
    async selectMatching() {
      const matching = await collectMatching()
      if (matching) dispatch(resource.rowsSelected(matching.map(({ id }) => id)))
    },
  }
}
