import { useMay } from '@core/auth/useMay'
import { Badge } from '@core/components/Badge'
import type { Column } from '@core/components/data-table/column'
import { MenuButton } from '@core/components/overlay/MenuButton'
import type { MenuItem } from '@core/components/overlay/menuItems'
import type { Tone } from '@core/components/tone'
import { MoreVertical, Pencil, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Permission } from '@/redux/apps/permissions/schema'
import type { RoleKey } from '@/redux/shell/roles/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { isoOf } from './createdDate'
import { usePermissionActions } from './usePermissionActions'

const tones: Readonly<Record<RoleKey, Tone>> = {
  administrator: 'primary',
  manager: 'warning',
  user: 'success',
  support: 'info',
  'restricted-user': 'danger',
}

interface PermissionMenuProps {
  permission: Permission
  onRename: (permission: Permission) => void
}

function PermissionMenu({ permission, onRename }: PermissionMenuProps) {
  const { t } = useTranslation('permissions')
  const may = useMay()
  const { remove } = usePermissionActions()
  const items: MenuItem[] = []
  if (may('update', 'ACL')) {
    items.push({
      key: 'rename',
      label: t('action.rename'),
      icon: <Pencil aria-hidden="true" />,
      onSelect: () => onRename(permission),
    })
  }
  if (may('delete', 'ACL')) {
    items.push({
      key: 'delete',
      label: t(permission.isCore ? 'action.deleteCore' : 'action.delete'),
      icon: <Trash2 aria-hidden="true" />,
      isDanger: true,
      isDisabled: permission.isCore === true,
      onSelect: () => void remove(permission),
    })
  }
  return (
    <MenuButton
      label={t('actionsFor', { name: permission.name })}
      icon={<MoreVertical aria-hidden="true" />}
      look={{ size: 'sm', variant: 'ghost' }}
      align="end"
      items={items}
    />
  )
}

export function usePermissionColumns(
  nameOf: (key: string) => string,
  onRename: (permission: Permission) => void,
): Column<Permission>[] {
  const { t } = useTranslation('permissions')
  const format = useFormat()
  const may = useMay()
  const hasActions = may('update', 'ACL') || may('delete', 'ACL')

  return useMemo(() => {
    const columns: Column<Permission>[] = [
      {
        key: 'name',
        header: t('field.name'),
        kind: 'primary',
        cell: ({ name, isCore }) => (
          <span className="cluster">
            <bdi>{name}</bdi>
            {isCore && <Badge>{t('core')}</Badge>}
          </span>
        ),
      },
      {
        key: 'assignedTo',
        header: t('field.assignedTo'),
        cell: ({ assignedTo }) => (
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
        header: t('field.created'),
        cell: ({ createdDate }) => {
          const iso = isoOf(createdDate)
          return <span className="tabular">{iso === null ? createdDate : format.dateTime(iso)}</span>
        },
      },
    ]
    if (hasActions) {
      columns.push({
        key: 'actions',
        header: t('field.actions'),
        kind: 'actions',
        cell: (permission) => <PermissionMenu permission={permission} onRename={onRename} />,
      })
    }
    return columns
  }, [t, format, hasActions, nameOf, onRename])
}
