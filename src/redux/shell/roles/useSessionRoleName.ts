import { useTranslation } from 'react-i18next'
import type { RoleKey } from './shipped'

/** What sessions call the roles that come with the product (docs/api.md), as long as nobody has renamed them. */
const keys = new Map<string, RoleKey>([
  ['admin', 'administrator'],
  ['client', 'restricted-user'],
  ['Manager', 'manager'],
  ['User', 'user'],
  ['Support', 'support'],
])

/** What the role of a session is called. One of a backend's own is shown as it is called there. */
export function useSessionRoleName(): (role: string) => string {
  const { t } = useTranslation('shell')
  return (role) => {
    const key = keys.get(role)
    return key ? t(`roles.${key}`) : role
  }
}
