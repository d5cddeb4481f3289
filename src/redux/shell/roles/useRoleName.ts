import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { RoleKey } from './shipped'
import { roleKeys, shippedRoles } from './shipped'

const namedKeys = new Map<string, RoleKey>(roleKeys.map((key) => [shippedRoles[key].name, key]))

/** Translates names of built-in roles. Renamed and custom roles keep their names. */
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

/** Session names of the built-in roles (docs/api.md), unless renamed. */
const sessionKeys = new Map<string, RoleKey>([
  ['admin', 'administrator'],
  ['client', 'restricted-user'],
  ['Manager', 'manager'],
  ['User', 'user'],
  ['Support', 'support'],
])

/** Like {@link useRoleName}, for the role of a session. */
export function useSessionRoleName(): (role: string) => string {
  const { t } = useTranslation('shell')
  return (role) => {
    const key = sessionKeys.get(role)
    return key ? t(`roles.${key}`) : role
  }
}
