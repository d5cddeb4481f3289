import { useCan } from '@core/auth/useCan'
import { Button } from '@core/components/button/Button'
import { useConfirm } from '@core/components/overlay/confirmContext'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { PauseCircle, PlayCircle, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '@/redux/apps/user/schema'
import { ListExport } from '@/views/shared/list/ListExport'
import type { List } from '@/views/shared/list/useList'
import { useUserActions } from '../shared/useUserActions'
import { useUserFields } from './fields'

export function UserBulkActions({ list, users }: { list: List<User>; users: readonly User[] }) {
  const { t } = useTranslation('user')
  const confirm = useConfirm()
  const can = useCan()
  const { remove, change, isSelf } = useUserActions()
  const { choices } = useUserFields().role
  const hasOthers = list.selectedIds.length > 1 || users.some((user) => !isSelf(user))

  /** The user's own row may be selected, but is never changed. */
  function withOthers(act: (others: readonly User[]) => unknown) {
    return list.withSelected((selected) => act(selected.filter((user) => !isSelf(user))))
  }
  function changeAll(values: Parameters<typeof change>[1]) {
    void withOthers((others) => change(others, values))
  }
  async function removeAll(others: readonly User[]) {
    const agreed = await confirm({
      title: t('bulk.deleteTitle', { count: others.length }),
      body: t('bulk.deleteBody', { count: others.length, name: others[0]?.fullName ?? '' }),
      confirmLabel: t('action.delete'),
      isDanger: true,
    })
    if (agreed) await remove(others)
  }

  return (
    <>
      {can('update', 'User') && (
        <>
          <Button
            size="sm"
            icon={<PlayCircle aria-hidden="true" />}
            disabled={!hasOthers}
            onClick={() => changeAll({ status: 'active' })}
          >
            {t('action.activate')}
          </Button>
          <Button
            size="sm"
            icon={<PauseCircle aria-hidden="true" />}
            disabled={!hasOthers}
            onClick={() => changeAll({ status: 'inactive' })}
          >
            {t('action.suspend')}
          </Button>
          <MenuButton
            label={t('bulk.changeRole')}
            buttonProps={{ size: 'sm' }}
            items={choices.map(({ value: role, label }) => ({
              key: role,
              label,
              isDisabled: !hasOthers,
              onSelect: () => changeAll({ role }),
            }))}
          />
        </>
      )}
      <ListExport list={list} name={t('list.title')} isSelection />
      {can('delete', 'User') && (
        <Button
          size="sm"
          variant="outline-danger"
          icon={<Trash2 aria-hidden="true" />}
          disabled={!hasOthers}
          onClick={() => void withOthers(removeAll)}
        >
          {t('action.delete')}
        </Button>
      )}
    </>
  )
}
