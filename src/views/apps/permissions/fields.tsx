import { Badge } from '@core/components/Badge'
import type { Tone } from '@core/components/tone'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { permissionSchema } from '@/redux/apps/permissions/schema'
import { areas } from '@/redux/shell/roles/areas'
import { rights } from '@/redux/shell/roles/schema'
import type { RoleKey } from '@/redux/shell/roles/shipped'
import { useNamedRoles } from '@/redux/shell/roles/useNamedRoles'
import { defineFields } from '@/views/shared/list/defineFields'

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

const tones: Readonly<Record<string, Tone>> = {
  administrator: 'primary',
  manager: 'warning',
  user: 'success',
  support: 'info',
  'restricted-user': 'danger',
} satisfies Record<RoleKey, Tone>

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Parses a backend time such as `24 Sep 2021, 5:45 PM` as local time. @returns ISO text; null if invalid */
export function isoOf(createdDate: string): string | null {
  const match = /^(\d{1,2}) (\w{3}) (\d{4}), (\d{1,2}):(\d{2}) (AM|PM)$/.exec(createdDate)
  if (!match) return null
  const [, day, month = '', year, hours, minutes, half] = match
  const hour = (Number(hours) % 12) + (half === 'PM' ? 12 : 0)
  const date = new Date(Number(year), months.indexOf(month), Number(day), hour, Number(minutes))
  return months.includes(month) ? date.toISOString() : null
}

/** Not sortable: the backend returns a fixed order, newest first. */
export const permissionFields = defineFields('permissions', permissionSchema, {
  name: {
    isPrimary: true,
    isSortable: false,
    cell: ({ name, isCore }, { t }) => (
      <span className="cluster">
        <bdi>{name}</bdi>
        {isCore && <Badge>{t('core')}</Badge>}
      </span>
    ),
  },
  allows: {
    isSortable: false,
    /** For example `Users: Read, Create`; empty for permissions without rights. */
    text({ allows }, { t, format, labelOf }) {
      const allowed = rights.filter((right) => allows?.[right]).map((right) => t(`right.${right}`))
      if (!allows || allowed.length === 0) return ''
      return t('allowed', { area: labelOf(allows.area), rights: format.list(allowed) })
    },
  },
  assignedTo: {
    kind: 'choice',
    column: 'always',
    isSortable: false,
    text: ({ assignedTo }, { format, labelOf }) => format.list(assignedTo.map(labelOf)),
    cell: ({ assignedTo }, { labelOf }) => (
      <span className="cluster">
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
    isSortable: false,
    text({ createdDate }, { format }) {
      const iso = isoOf(createdDate)
      return iso === null ? createdDate : format.dateTime(iso)
    },
  },
})
