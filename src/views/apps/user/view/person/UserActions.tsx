import { useCan } from '@core/auth/useCan'
import { Button } from '@core/components/button/Button'
import { ButtonWithReason } from '@core/components/button/ButtonWithReason'
import { useConfirm } from '@core/components/overlay/confirmContext'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { lazyPart } from '@core/lazy/lazyPart'
import { CirclePause, CirclePlay, MoreVertical, Pencil, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { User } from '@/redux/apps/user/schema'
import { paths } from '../../paths'
import { useUserActions } from '../../shared/useUserActions'

const UserDrawer = lazyPart(() => import('../../shared/UserDrawer').then(({ UserDrawer }) => UserDrawer))

export function UserActions({ user }: { user: User }) {
  const { t } = useTranslation(['user', 'kit'])
  const navigate = useNavigate()
  const confirm = useConfirm()
  const can = useCan()
  const { remove, change, isSelf } = useUserActions()
  const [isEditing, setEditing] = useState(false)
  const isActive = user.status === 'active'
  const isOwn = isSelf(user)

  async function switchStatus() {
    const name = user.fullName
    const isWanted =
      !isActive ||
      (await confirm({
        title: t('view.suspend.title', { name }),
        body: t('view.suspend.body', { name }),
        confirmLabel: t('action.suspend'),
        isDanger: true,
      }))
    if (isWanted) await change([user], { status: isActive ? 'inactive' : 'active' })
  }

  async function removeAndLeave() {
    if (await remove([user])) await navigate(paths.userList.href())
  }

  return (
    <>
      {can('update', 'User') && (
        <>
          <ButtonWithReason
            icon={isActive ? <CirclePause aria-hidden="true" /> : <CirclePlay aria-hidden="true" />}
            reason={isOwn ? t('view.suspend.self') : undefined}
            onClick={() => void switchStatus()}
          >
            {t(isActive ? 'action.suspend' : 'action.activate')}
          </ButtonWithReason>
          <Button variant="primary" icon={<Pencil aria-hidden="true" />} onClick={() => setEditing(true)}>
            {t('action.edit')}
          </Button>
        </>
      )}
      {can('delete', 'User') && (
        <MenuButton
          label={t('kit:list.actionsFor', { name: user.fullName })}
          icon={<MoreVertical aria-hidden="true" />}
          buttonProps={{ variant: 'outline-secondary' }}
          align="end"
          items={[
            {
              key: 'delete',
              label: t(isOwn ? 'action.deleteSelf' : 'action.delete'),
              icon: <Trash2 aria-hidden="true" />,
              isDanger: true,
              isDisabled: isOwn,
              onSelect: () => void removeAndLeave(),
            },
          ]}
        />
      )}
      <Suspense>{isEditing && <UserDrawer user={user} onClose={() => setEditing(false)} />}</Suspense>
    </>
  )
}
