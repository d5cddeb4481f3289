import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { RoleKey } from './shipped'
import { roleKeys, shippedRoles } from './shipped'

const namedKeys = new Map<string, RoleKey>(roleKeys.map((key) => [shippedRoles[key].name, key]))

/** What a role is called: in the reader's language where it has the name that it came with, else as somebody has named it. */
export function useRoleName(): (name: string) => string {
  const { t } = useTranslation('shell')
  return useCallback(
    (name) => {
      const key = namedKeys.get(name)
      return key ? t(`roles.${key}`) : name
    },
    [t],
  )
}

/** Session names of the roles that come with the product (docs/api.md), unless they were renamed. */
const sessionKeys = new Map<string, RoleKey>([
  ['admin', 'administrator'],
  ['client', 'restricted-user'],
  ['Manager', 'manager'],
  ['User', 'user'],
  ['Support', 'support'],
])

/** The name of a session's role. A backend's own roles keep their names. */
export function useSessionRoleName(): (role: string) => string {
  const { t } = useTranslation('shell')
  return (role) => {
    const key = sessionKeys.get(role)
    return key ? t(`roles.${key}`) : role
  }
}
