import { Badge } from '@core/components/Badge'
import type { Tone } from '@core/components/tone'
import { dateOf } from '@core/zonedTime'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Permission } from '@/redux/apps/permissions/schema'
import { permissionSchema } from '@/redux/apps/permissions/schema'
import { areas } from '@/redux/shell/roles/areas'
import { closed, levelOf, rights } from '@/redux/shell/roles/schema'
import type { RoleKey } from '@/redux/shell/roles/shipped'
import { useNamedRoles } from '@/redux/shell/roles/useNamedRoles'
import type { Formatters } from '@/utility/format/formatters'
import { defineFields } from '@/views/shared/list/defineFields'
import styles from './permissions.module.scss'

export function usePermissionChoices() {
  const { t } = useTranslation('nav')
  const roles = useNamedRoles()
  return useMemo(
    () => ({
      allows: areas.map(({ subject, title }) => ({ value: subject, label: t(title) })),
      assignedTo: roles.map(({ key, name }) => ({ value: key, label: name })),
    }),
    [t, roles],
  )
}

/** Administrators have every permission: their badge stays quiet. */
const tones: Readonly<Record<string, Tone>> = {
  administrator: 'neutral',
  manager: 'primary',
  user: 'success',
  support: 'info',
  'restricted-user': 'warning',
} satisfies Record<RoleKey, Tone>

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Parses a backend time such as `24 Sep 2021, 5:45 PM` in the chosen zone. @returns ISO text; null if invalid */
export function isoOf(createdDate: string): string | null {
  const match = /^(\d{1,2}) (\w{3}) (\d{4}), (\d{1,2}):(\d{2}) (AM|PM)$/.exec(createdDate)
  if (!match) return null
  const [, day, month = '', year, hours, minutes, half] = match
  const hour = (Number(hours) % 12) + (half === 'PM' ? 12 : 0)
  const digits = (value: number | string = '') => String(value).padStart(2, '0')
  const date = dateOf(`${year}-${digits(months.indexOf(month) + 1)}-${digits(day)}T${digits(hour)}:${minutes}`)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

/** For example `Read and Edit`; `None` for permissions without rights. */
function rightsOf({ allows }: Permission, t: TFunction<'permissions'>, format: Formatters): string {
  const level = levelOf(allows ?? closed)
  return level === 'partial'
    ? format.list(rights.filter((right) => allows?.[right]).map((right) => t(`right.${right}`)))
    : t(`level.${level}`)
}

/** Not sortable: the backend returns a fixed order, newest first. */
export const permissionFields = defineFields('permissions', permissionSchema, {
  name: {
    isPrimary: true,
    isSortable: false,
    cell: ({ name, isCore }, { t }) => (
      <span className={`cluster ${styles.name}`}>
        <bdi>{name}</bdi>
        {isCore && <Badge>{t('core')}</Badge>}
      </span>
    ),
  },
  allows: {
    isSortable: false,
    text(permission, { t, format, labelOf }) {
      const allowed = rightsOf(permission, t, format)
      return permission.allows ? t('allowed', { area: labelOf(permission.allows.area), rights: allowed }) : allowed
    },
    cell: (permission, { t, format, labelOf }) => (
      <span className={styles.access}>
        {permission.allows && <bdi>{labelOf(permission.allows.area)}</bdi>}
        <span className="text-muted text-sm">{rightsOf(permission, t, format)}</span>
      </span>
    ),
  },
  assignedTo: {
    kind: 'choice',
    column: 'always',
    isSortable: false,
    text: ({ assignedTo }, { format, labelOf }) => format.list(assignedTo.map(labelOf)),
    cell: ({ assignedTo }, { labelOf }) => (
      <span className={styles.roles}>
        {assignedTo.map((key) => (
          <Badge key={key} tone={tones[key] ?? 'neutral'}>
            {labelOf(key)}
          </Badge>
        ))}
      </span>
    ),
  },
  createdDate: {
    column: 'always',
    isWide: true,
    isSortable: false,
    text({ createdDate }, { format }) {
      const iso = isoOf(createdDate)
      return iso === null ? createdDate : format.dateTime(iso)
    },
  },
})
