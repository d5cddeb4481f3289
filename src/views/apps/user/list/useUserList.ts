import { useEffect, useMemo } from 'react'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { UserColumn, UserListQuery } from '@/redux/apps/user/contract'
import { plans, roles, statuses } from '@/redux/apps/user/schema'
import { fetchUsers, selectList } from '@/redux/apps/user/slice'
import type { ListParamsRules } from '@/utility/hooks/useListParams'
import { useListParams } from '@/utility/hooks/useListParams'

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
  const query = useMemo<UserListQuery>(
    // An empty filter need not be sent.
    () => Object.fromEntries(Object.entries(params).filter(([, value]) => value !== '')),
    [params],
  )
  const retry = useRequest(fetchUsers, query)
  const { users, total, request } = useAppSelector(selectList)

  // The last rows of a page may have been deleted, or the address may be an old one.
  const lastPage = Math.max(1, Math.ceil(total / params.perPage))
  const isPastEnd = request.status === 'succeeded' && params.page > lastPage
  useEffect(() => {
    if (isPastEnd) change({ page: lastPage })
  }, [isPastEnd, lastPage, change])

  function sortBy(column: string, sort: 'asc' | 'desc') {
    const sortColumn = sortable.find((name) => name === column)
    if (sortColumn) change({ sortColumn, sort })
  }

  return { params, change, sortBy, query, users, total, request, retry }
}

export type UserListState = ReturnType<typeof useUserList>
