import { useMemo } from 'react'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { usePastEnd } from '@/redux/app/usePastEnd'
import type { UserColumn, UserListQuery } from '@/redux/apps/user/contract'
import { plans, roles, statuses } from '@/redux/apps/user/schema'
import { fetchUsers, selectList } from '@/redux/apps/user/slice'
import type { ListParamsRules } from '@/utility/hooks/useListParams'
import { sentParams, useListParams } from '@/utility/hooks/useListParams'

type UserFilter = 'role' | 'currentPlan' | 'status'

/** The columns that the list can be sorted by. */
const sortable = [
  'fullName',
  'email',
  'company',
  'role',
  'currentPlan',
  'billing',
  'country',
  'contact',
  'status',
] as const

const rules: ListParamsRules<(typeof sortable)[number] & UserColumn, UserFilter> = {
  columns: sortable,
  defaultColumn: 'fullName',
  filters: { role: roles, currentPlan: plans, status: statuses },
  pageSizes: [10, 25, 50],
}

/** The list as the address describes it, and what the backend has of it. */
export function useUserList() {
  const [params, change] = useListParams(rules)
  const query = useMemo<UserListQuery>(() => sentParams(params), [params])
  const retry = useRequest(fetchUsers, query)
  const { users, total, request } = useAppSelector(selectList)
  usePastEnd({ ...params, total, request }, change)

  function sortBy(column: string, sort: 'asc' | 'desc') {
    const sortColumn = sortable.find((name) => name === column)
    if (sortColumn) change({ sortColumn, sort })
  }

  return { params, change, sortBy, query, users, total, request, retry }
}

export type UserListState = ReturnType<typeof useUserList>
