import { useCan } from '@core/auth/useCan'
import { Button } from '@core/components/button/Button'
import { LinkButton } from '@core/components/button/LinkButton'
import { MenuButton } from '@core/components/overlay/MenuButton'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { useMediaQuery } from '@core/hooks/useMediaQuery'
import { lazyPart } from '@core/lazy/lazyPart'
import { Ellipsis, Eye, FileUp, Mail, MailX, PauseCircle, Pencil, PlayCircle, Trash2, UserPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import type { User } from '@/redux/apps/user/schema'
import { inviteUsersAgain, removeUsers, restoreUsers, users } from '@/redux/apps/user/slice'
import { ListPage } from '@/views/shared/list/ListPage'
import { useList } from '@/views/shared/list/useList'
import { useAskedByAddress } from '@/views/shared/useAskedByAddress'
import { UserBulkActions } from './list/UserBulkActions'
import { UserStats } from './list/UserStats'
import { useUserFields } from './list/fields'
import { paths } from './paths'
import { UserDrawer } from './shared/UserDrawer'
import { useUserActions } from './shared/useUserActions'

function useInvitations() {
  const { t } = useTranslation('user')
  const { write } = useWrite()

  /** Withdraws an invitation by deleting its user: the link in the email stops working. */
  async function withdraw(user: User): Promise<void> {
    const { id, email } = user
    await write(removeUsers, [id], {
      success: t('invite.withdrawn', { email }),
      undo: () => write(restoreUsers, [id], { success: t('toast.restored', { count: 1, name: user.fullName }) }),
    })
  }

  async function inviteAgain({ id, email }: User): Promise<void> {
    await write(inviteUsersAgain, [id], { success: t('invite.done', { count: 1, email }) })
  }

  return { inviteAgain, withdraw }
}

const InviteDialog = lazyPart(() => import('./list/InviteDialog').then(({ InviteDialog }) => InviteDialog))

/** `/apps/user/list` */
export function UserListPage() {
  const { t } = useTranslation('user')
  const can = useCan()
  const isPhone = useMediaQuery('(width < 576px)')
  const { remove, change, isSelf } = useUserActions()
  const { inviteAgain, withdraw } = useInvitations()
  const [editing, setEditing] = useState<null | 'new' | User>(null)
  const [isInviting, setInviting] = useState(false)
  useAskedByAddress('#new', () => can('create', 'User') && setEditing('new'))
  const list = useList({ resource: users, fields: useUserFields() })

  function menuOf(user: User): MenuItem[] {
    const isActive = user.status === 'active'
    const isOwn = isSelf(user)
    const isInvited = user.status === 'pending' && user.invitedAt !== undefined
    const items: MenuItem[] = [
      {
        kind: 'link',
        key: 'view',
        label: t('action.view'),
        icon: <Eye aria-hidden="true" />,
        to: paths.userView.href({ id: user.id }),
      },
    ]
    if (can('update', 'User')) {
      items.push(
        {
          key: 'edit',
          label: t('action.edit'),
          icon: <Pencil aria-hidden="true" />,
          onSelect: () => setEditing(user),
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
    if (can('create', 'User') && user.status === 'pending') {
      items.push({
        key: 'invite',
        label: t(isInvited ? 'invite.again' : 'invite.one'),
        icon: <Mail aria-hidden="true" />,
        onSelect: () => void inviteAgain(user),
      })
    }
    if (can('delete', 'User')) {
      items.push(
        { kind: 'separator', key: 'separator' },
        isInvited
          ? {
              key: 'withdraw',
              label: t('invite.withdraw'),
              icon: <MailX aria-hidden="true" />,
              isDanger: true,
              onSelect: () => void withdraw(user),
            }
          : {
              key: 'delete',
              label: t(isOwn ? 'action.deleteSelf' : 'action.delete'),
              icon: <Trash2 aria-hidden="true" />,
              isDanger: true,
              isDisabled: isOwn,
              onSelect: () => void remove([user]),
            },
      )
    }
    return items
  }

  return (
    <>
      <ListPage
        list={list}
        texts={{
          title: t('list.title'),
          search: t('list.search'),
          failed: t('list.failed'),
          none: t('list.none'),
          noneText: t('list.noneText'),
        }}
        nameOf={({ fullName }) => fullName}
        menuOf={menuOf}
        bulk={(selected) => <UserBulkActions list={list} users={selected} />}
        actions={
          can('create', 'User') &&
          (isPhone ? (
            <MenuButton
              label={t('list.more')}
              icon={<Ellipsis aria-hidden="true" />}
              align="end"
              items={[
                {
                  kind: 'link',
                  key: 'import',
                  label: t('import.label'),
                  icon: <FileUp aria-hidden="true" />,
                  to: paths.userImport.href(),
                },
                {
                  key: 'invite',
                  label: t('invite.label'),
                  icon: <Mail aria-hidden="true" />,
                  onSelect: () => setInviting(true),
                },
              ]}
            />
          ) : (
            <>
              <LinkButton to={paths.userImport.href()} icon={<FileUp aria-hidden="true" />}>
                {t('import.label')}
              </LinkButton>
              <Button icon={<Mail aria-hidden="true" />} onClick={() => setInviting(true)}>
                {t('invite.label')}
              </Button>
            </>
          ))
        }
        add={{ label: t('list.add'), subject: 'User', icon: UserPlus, onAdd: () => setEditing('new') }}
      >
        <UserStats />
      </ListPage>
      {isInviting && (
        <Suspense fallback={null}>
          <InviteDialog onClose={() => setInviting(false)} />
        </Suspense>
      )}
      {editing && <UserDrawer {...(editing !== 'new' && { user: editing })} onClose={() => setEditing(null)} />}
    </>
  )
}
