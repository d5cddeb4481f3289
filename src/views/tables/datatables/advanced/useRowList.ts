import { useMemo } from 'react'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { usePageInRange } from '@/redux/app/usePageInRange'
import type { TableRowQuery } from '@/redux/tables/datatables/contract'
import { rowStatuses } from '@/redux/tables/datatables/schema'
import { rows as resource } from '@/redux/tables/datatables/slice'
import type { ListParamsRules } from '@/utility/hooks/useListParams'
import { sentParams, useListParams } from '@/utility/hooks/useListParams'
import { fields, isField, type FieldKey } from '../shared/fields'

/** The columns that can be filtered by; the day somebody began has two ends. */
export const filterKeys = ['full_name', 'post', 'email', 'city', 'salary', 'start_from', 'start_to', 'status'] as const

export type FilterKey = (typeof filterKeys)[number]

const text = /^.{1,60}$/
const day = /^\d{4}-\d{2}-\d{2}$/

const rules: ListParamsRules<FieldKey | 'id', FilterKey> = {
  columns: [...fields, 'id'],
  defaultColumn: 'id',
  filters: {
    full_name: text,
    post: text,
    email: text,
    city: text,
    salary: text,
    start_from: day,
    start_to: day,
    status: { anyOf: rowStatuses.map(String) },
  },
  pageSizes: [10, 25, 50, 100],
}

export const noFilters: Readonly<Record<FilterKey, string>> = {
  full_name: '',
  post: '',
  email: '',
  city: '',
  salary: '',
  start_from: '',
  start_to: '',
  status: '',
}

/** The table as the address describes it, and what the backend has of it. */
export function useRowList() {
  const [params, change] = useListParams(rules)
  const query = useMemo<TableRowQuery>(() => sentParams(params, rules.filters) as TableRowQuery, [params])
  const retry = useRequest(resource.fetch, query)
  const { rows, total, request } = useAppSelector(resource.select).page
  usePageInRange({ ...params, total, request }, change)

  function sortBy(column: string, sort: 'asc' | 'desc') {
    if (isField(column)) change({ sortColumn: column, sort })
  }

  const clearAll = () => change({ q: '', ...noFilters })
  const isFiltered = params.q !== '' || filterKeys.some((key) => params[key] !== '')
  return { params, change, sortBy, query, rows, total, request, retry, isFiltered, clearAll, isSortable: true }
}

export type RowListState = ReturnType<typeof useRowList>
