import { useMemo } from 'react'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { usePastEnd } from '@/redux/app/usePastEnd'
import type { PermissionListQuery } from '@/redux/apps/permissions/contract'
import { fetchPermissions, selectPermissionList } from '@/redux/apps/permissions/slice'
import { roleKeys } from '@/redux/shell/roles/schema'
import type { ListParamsRules } from '@/utility/hooks/useListParams'
import { useListParams } from '@/utility/hooks/useListParams'

/** The backend keeps its own order: the newest on top. */
const rules: ListParamsRules<'place', 'assignedTo'> = {
  columns: ['place'],
  defaultColumn: 'place',
  filters: { assignedTo: roleKeys },
  pageSizes: [10, 25, 50],
}

/** The list as the address describes it, and what the backend has of it. */
export function usePermissionList() {
  const [params, change] = useListParams(rules)
  const query = useMemo<PermissionListQuery>(
    () => ({
      page: params.page,
      perPage: params.perPage,
      // An empty filter need not be sent.
      ...(params.q !== '' && { q: params.q }),
      ...(params.assignedTo !== '' && { assignedTo: params.assignedTo }),
    }),
    [params],
  )
  const retry = useRequest(fetchPermissions, query)
  const { permissions, total, request } = useAppSelector(selectPermissionList)
  usePastEnd({ ...params, total, request }, change)

  return { params, change, permissions, total, request, retry }
}

export type PermissionListState = ReturnType<typeof usePermissionList>
