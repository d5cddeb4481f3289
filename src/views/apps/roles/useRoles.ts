import { useMemo } from 'react'
import { useAppSelector } from '@/redux/app/hooks'
import type { RoleCard } from '@/redux/apps/roles/schema'
import { selectRoles } from '@/redux/apps/roles/slice'
import { useRoleName } from '@/redux/shell/roles/useRoleName'

export function useRoles(): readonly RoleCard[] {
  const { roles } = useAppSelector(selectRoles)
  const roleName = useRoleName()
  return useMemo(() => roles.map((role) => ({ ...role, name: roleName(role.name) })), [roles, roleName])
}
