import { useMay } from '@core/auth/useMay'
import { MenuButton } from '@core/components/overlay/MenuButton'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { Eye, MoreVertical, PauseCircle, Pencil, PlayCircle, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/navigation/paths'
import type { User } from '@/redux/apps/user/schema'
import { useUserActions } from '../shared/useUserActions'

/** What can be done with one row. */
export function UserMenu({ user, onEdit }: { user: User; onEdit: (user: User) => void }) {
  const { t } = useTranslation('user')
  const { remove, change, isSelf } = useUserActions()
  const may = useMay()
  const isActive = user.status === 'active'
  const isOwn = isSelf(user)

  const items: MenuItem[] = [
    {
      kind: 'link',
      key: 'view',
      label: t('action.view'),
      icon: <Eye aria-hidden="true" />,
      to: paths.userView.href({ id: user.id }),
    },
  ]
  if (may('update', 'User')) {
    items.push(
      {
        key: 'edit',
        label: t('action.edit'),
        icon: <Pencil aria-hidden="true" />,
        onSelect: () => {
          onEdit(user)
        },
      },
      {
        key: 'status',
        label: t(isActive ? 'action.suspend' : 'action.activate'),
        icon: isActive ? <PauseCircle aria-hidden="true" /> : <PlayCircle aria-hidden="true" />,
        isDisabled: isOwn,
        onSelect: () => void change([user], { status: isActive ? 'inactive' : 'active' }),
      },
    )
  }
  if (may('delete', 'User')) {
    items.push(
      { kind: 'separator', key: 'separator' },
      {
        key: 'delete',
        label: t(isOwn ? 'action.deleteSelf' : 'action.delete'),
        icon: <Trash2 aria-hidden="true" />,
        isDanger: true,
        isDisabled: isOwn,
        onSelect: () => void remove([user]),
      },
    )
  }

  return (
    <MenuButton
      label={t('list.actionsFor', { name: user.fullName })}
      icon={<MoreVertical aria-hidden="true" />}
      look={{ size: 'sm', variant: 'ghost' }}
      align="end"
      items={items}
    />
  )
}
