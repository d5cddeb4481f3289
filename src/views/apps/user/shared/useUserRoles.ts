import { useMay } from '@core/auth/useMay'
import { useMemo } from 'react'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { shippedRoles, userRoleOf } from '@/redux/shell/roles/shipped'
import { fetchRoleAbilities, selectRoleAbilities } from '@/redux/shell/roles/slice'
import { useRoleName } from '@/redux/shell/roles/useRoleName'

const shipped = Object.entries(shippedRoles).map(([key, { name }]) => ({ key, name }))

/** The roles of a user to choose from, by what calls about users name them, and what each is called. */
export interface UserRoles {
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly nameOf: (userRole: string) => string
}

/** Until the roles are known, and for those who may not read them, these are the ones that come with the product. */
export function useUserRoles(): UserRoles {
  const may = useMay()
  const roleName = useRoleName()
  useRequest(fetchRoleAbilities, may('read', 'ACL') ? undefined : null)
  const { roles } = useAppSelector(selectRoleAbilities)
  return useMemo(() => {
    const known = roles.length > 0 ? roles : shipped
    const choices = known.map(({ key, name }) => ({ value: userRoleOf(key), label: roleName(name) }))
    const names = new Map(choices.map(({ value, label }) => [value, label]))
    return { choices, nameOf: (userRole) => names.get(userRole) ?? userRole }
  }, [roles, roleName])
}
