import { useMemo } from 'react'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { usePastEnd } from '@/redux/app/usePastEnd'
import type { RoleHolderQuery } from '@/redux/apps/roles/contract'
import type { RoleCard } from '@/redux/apps/roles/schema'
import { fetchRoleUsers, selectRoleUsers } from '@/redux/apps/roles/slice'
import { sentParams, useListParams } from '@/utility/hooks/useListParams'

const sortable = ['fullName', 'company', 'role', 'status'] as const
const pageSizes = [10, 25, 50] as const

/** The table below the roles as the address describes it, and what the backend has of it. */
export function useHolderList(roles: readonly RoleCard[]) {
  const keys = roles.map(({ key }) => key).join(' ')
  const rules = useMemo(
    () => ({
      columns: sortable,
      defaultColumn: 'fullName' as const,
      filters: { role: keys.split(' ') },
      pageSizes,
    }),
    [keys],
  )
  const [params, change] = useListParams(rules)
  const query = useMemo<RoleHolderQuery>(() => sentParams(params), [params])
  const retry = useRequest(fetchRoleUsers, query)
  const { users, total, request } = useAppSelector(selectRoleUsers)
  usePastEnd({ ...params, total, request }, change)

  function sortBy(column: string, sort: 'asc' | 'desc') {
    const sortColumn = sortable.find((name) => name === column)
    if (sortColumn) change({ sortColumn, sort })
  }

  return { params, change, sortBy, users, total, request, retry }
}

export type HolderListState = ReturnType<typeof useHolderList>
