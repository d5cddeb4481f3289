import { Badge } from '@core/components/Badge'
import type { Tone } from '@core/components/tone'
import type { TFunction } from 'i18next'
import type { Permission } from '@/redux/apps/permissions/schema'
import type { RoleKey } from '@/redux/shell/roles/shipped'
import { roleKeys } from '@/redux/shell/roles/shipped'
import type { Formatters } from '@/utility/format/formatters'
import type { Field } from '@/views/shared/list/fields'

export interface PermissionTexts {
  t: TFunction<'permissions'>
  format: Formatters
  /** What a role is called. */
  nameOf: (role: string) => string
}

const tones: Readonly<Record<RoleKey, Tone>> = {
  administrator: 'primary',
  manager: 'warning',
  user: 'success',
  support: 'info',
  'restricted-user': 'danger',
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * Reads a time as the backend writes it, such as `24 Sep 2021, 5:45 PM`, in local time.
 * @returns an ISO text, or null for anything else
 */
export function isoOf(createdDate: string): string | null {
  const match = /^(\d{1,2}) (\w{3}) (\d{4}), (\d{1,2}):(\d{2}) (AM|PM)$/.exec(createdDate)
  if (!match) return null
  const [, day, month = '', year, hours, minutes, half] = match
  const hour = (Number(hours) % 12) + (half === 'PM' ? 12 : 0)
  const date = new Date(Number(year), months.indexOf(month), Number(day), hour, Number(minutes))
  return months.includes(month) ? date.toISOString() : null
}

/** None can be sorted by: the backend keeps its own order, the newest on top. */
export const permissionFields: readonly Field<Permission, PermissionTexts>[] = [
  {
    key: 'name',
    label: ({ t }) => t('field.name'),
    kind: 'primary',
    text: ({ name }) => name,
    cell: ({ name, isCore }, { t }) => (
      <span className="cluster">
        <bdi>{name}</bdi>
        {isCore && <Badge>{t('core')}</Badge>}
      </span>
    ),
  },
  {
    key: 'assignedTo',
    label: ({ t }) => t('field.assignedTo'),
    column: 'always',
    choices: ({ nameOf }) => roleKeys.map((value) => ({ value, label: nameOf(value) })),
    text: ({ assignedTo }, { format, nameOf }) => format.list(assignedTo.map(nameOf)),
    cell: ({ assignedTo }, { nameOf }) => (
      <span className="cluster">
        {assignedTo.map((key) => (
          <Badge key={key} tone={tones[key]}>
            {nameOf(key)}
          </Badge>
        ))}
      </span>
    ),
  },
  {
    key: 'createdDate',
    label: ({ t }) => t('field.created'),
    column: 'always',
    text: ({ createdDate }, { format }) => {
      const iso = isoOf(createdDate)
      return iso === null ? createdDate : format.dateTime(iso)
    },
  },
]
