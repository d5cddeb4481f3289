import { Badge } from '@core/components/Badge'
import type { Tone } from '@core/components/tone'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Permission } from '@/redux/apps/permissions/schema'
import { areas } from '@/redux/shell/roles/areas'
import { rights } from '@/redux/shell/roles/schema'
import type { RoleKey } from '@/redux/shell/roles/shipped'
import { useNamedRoles } from '@/redux/shell/roles/useNamedRoles'
import type { Formatters } from '@/utility/format/formatters'
import { useFormat } from '@/utility/hooks/useFormat'
import type { Field } from '@/views/shared/list/fields'

interface Named {
  readonly key: string
  readonly name: string
}

export interface PermissionTexts {
  t: TFunction<['permissions', 'nav']>
  format: Formatters
  /** The roles and areas that there are, by the names that they are shown by. */
  roles: readonly Named[]
  areas: readonly Named[]
}

/** The formatters and texts that the fields need. */
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

const tones = new Map<string, Tone>(
  Object.entries({
    administrator: 'primary',
    manager: 'warning',
    user: 'success',
    support: 'info',
    'restricted-user': 'danger',
  } satisfies Record<RoleKey, Tone>),
)

/** What one of them is called; until that is known, its key stands for it. */
function nameIn(named: readonly Named[], wanted: string): string {
  return named.find(({ key }) => key === wanted)?.name ?? wanted
}

/** Such as `Users: Read, Create`; nothing for a permission that is no more than a name. */
function allowedText({ allows }: Permission, { t, format, areas }: PermissionTexts): string {
  const allowed = rights.filter((right) => allows?.[right]).map((right) => t(`right.${right}`))
  if (!allows || allowed.length === 0) return ''
  return t('allowed', { area: nameIn(areas, allows.area), rights: format.list(allowed) })
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
    key: 'allows',
    label: ({ t }) => t('field.allows'),
    text: allowedText,
  },
  {
    key: 'assignedTo',
    label: ({ t }) => t('field.assignedTo'),
    column: 'always',
    choices: ({ roles }) => roles.map(({ key, name }) => ({ value: key, label: name })),
    text: ({ assignedTo }, { format, roles }) => format.list(assignedTo.map((key) => nameIn(roles, key))),
    cell: ({ assignedTo }, { roles }) => (
      <span className="cluster">
        {assignedTo.map((key) => (
          <Badge key={key} tone={tones.get(key) ?? 'neutral'}>
            {nameIn(roles, key)}
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
