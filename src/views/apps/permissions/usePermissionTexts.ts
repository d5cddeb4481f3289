import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { areas } from '@/redux/shell/roles/areas'
import { useNamedRoles } from '@/redux/shell/roles/useNamedRoles'
import { useFormat } from '@/utility/hooks/useFormat'
import type { PermissionTexts } from './fields'

/** What the fields are written with. */
export function usePermissionTexts(): PermissionTexts {
  const { t } = useTranslation(['permissions', 'nav'])
  const format = useFormat()
  const roles = useNamedRoles()
  return useMemo(
    () => ({
      t,
      format,
      roles,
      areas: areas.map(({ subject, title }) => ({ key: subject, name: t(title, { ns: 'nav' }) })),
    }),
    [t, format, roles],
  )
}
