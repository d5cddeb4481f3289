import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { RoleKey } from './shipped'
import { roleKeys, shippedRoles } from './shipped'

const keys = new Map<string, RoleKey>(roleKeys.map((key) => [shippedRoles[key].name, key]))

/** What a role is called: in the reader's language where it has the name that it came with, else as somebody has named it. */
export function useRoleName(): (name: string) => string {
  const { t } = useTranslation('shell')
  return useCallback(
    (name) => {
      const key = keys.get(name)
      return key ? t(`roles.${key}`) : name
    },
    [t],
  )
}

/** What sessions call two of the roles (docs/contract.md). */
const sessionRoles = new Map<string, string>([
  ['admin', shippedRoles.administrator.name],
  ['client', shippedRoles['restricted-user'].name],
])

/** What the role of a session is called. One of a backend's own is shown as it is called there. */
export function useSessionRoleName(): (role: string) => string {
  const roleName = useRoleName()
  return (role) => roleName(sessionRoles.get(role) ?? role)
}
