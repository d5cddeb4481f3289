import { useMemo } from 'react'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { usePastEnd } from '@/redux/app/usePastEnd'
import type { TablePageQuery } from '@/redux/tables/datatables/contract'
import { fetchPage, selectRowList } from '@/redux/tables/datatables/slice'
import type { ListParamsRules } from '@/utility/hooks/useListParams'
import { useListParams } from '@/utility/hooks/useListParams'

/** The call sorts by nothing, so there is one order only. */
const rules: ListParamsRules<'id', never> = {
  columns: ['id'],
  defaultColumn: 'id',
  filters: {},
  pageSizes: [10, 25, 50],
}

/** The table as the address describes it, and what the backend has of it. */
export function useBasicList() {
  const [params, change] = useListParams(rules)
  const { q, page, perPage } = params
  const query = useMemo<TablePageQuery>(() => ({ ...(q !== '' && { q }), page, perPage }), [q, page, perPage])
  const retry = useRequest(fetchPage, query)
  const { rows, total, request } = useAppSelector(selectRowList)
  usePastEnd({ page, perPage, total, request }, change)
  return { params, change, rows, total, retry }
}
