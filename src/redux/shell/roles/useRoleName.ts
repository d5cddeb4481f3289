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
