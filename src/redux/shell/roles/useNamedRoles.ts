import { useCan } from '@core/auth/useCan'
import { useMemo } from 'react'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { Role } from './schema'
import { shippedRoles } from './shipped'
import { fetchRoleAbilities, selectRoleAbilities } from './slice'
import { useRoleName } from './useRoleName'

const shipped = Object.entries(shippedRoles).map(([key, { name }]) => ({ key, name }))

/** All roles with display names. Falls back to the built-in roles while loading, or if the user may not read roles. */
export function useNamedRoles(): readonly Pick<Role, 'key' | 'name'>[] {
  const can = useCan()
  const roleName = useRoleName()
  useRequest(fetchRoleAbilities, can('read', 'ACL') ? undefined : null)
  const { roles } = useAppSelector(selectRoleAbilities)
  return useMemo(
    () => (roles.length > 0 ? roles : shipped).map(({ key, name }) => ({ key, name: roleName(name) })),
    [roles, roleName],
  )
}
