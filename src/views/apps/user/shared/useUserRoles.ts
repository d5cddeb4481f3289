import { useMemo } from 'react'
import { userRoleOf } from '@/redux/shell/roles/shipped'
import { useNamedRoles } from '@/redux/shell/roles/useNamedRoles'

/** The roles of a user to choose from, by what calls about users name them, and what each is called. */
export interface UserRoles {
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly nameOf: (userRole: string) => string
}

export function useUserRoles(): UserRoles {
  const roles = useNamedRoles()
  return useMemo(() => {
    const choices = roles.map(({ key, name }) => ({ value: userRoleOf(key), label: name }))
    const names = new Map(choices.map(({ value, label }) => [value, label]))
    return { choices, nameOf: (userRole) => names.get(userRole) ?? userRole }
  }, [roles])
}
