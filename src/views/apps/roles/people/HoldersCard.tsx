import { useCan } from '@core/auth/useCan'
import { useUser } from '@core/auth/user'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { RoleCard, RoleHolder } from '@/redux/apps/roles/schema'
import { roleHolders } from '@/redux/apps/roles/slice'
import { useFields } from '@/views/shared/list/defineFields'
import { ListCard } from '@/views/shared/list/ListCard'
import { useList } from '@/views/shared/list/useList'
import { useRoleActions } from '../useRoleActions'
import { holderFields } from './fields'
import { RoleMenu } from './RoleMenu'

export function HoldersCard({ roles }: { roles: readonly RoleCard[] }) {
  const { t } = useTranslation('roles')
  const can = useCan()
  const { assign } = useRoleActions()
  const ownEmail = useUser()?.email
  const choices = useMemo(() => ({ role: roles.map(({ key, name }) => ({ value: key, label: name })) }), [roles])
  const list = useList({ resource: roleHolders, fields: useFields(holderFields, choices) })

  function assignAll(users: readonly RoleHolder[], role: RoleCard) {
    // The user's own row may be selected, but keeps its role.
    const others = users.filter(({ email }) => email !== ownEmail)
    return others.length > 0 && assign(others, role)
  }

  return (
    <ListCard
      list={list}
      title={t('people.title')}
      texts={{
        title: t('people.title'),
        search: t('people.search'),
        failed: t('people.failed'),
        none: t('people.none'),
      }}
      nameOf={({ fullName }) => fullName}
      bulk={
        can('update', 'ACL')
          ? () => (
              <RoleMenu
                label={t('people.changeMany')}
                buttonProps={{ size: 'sm' }}
                onChoose={(role) => void list.withSelected((selected) => assignAll(selected, role))}
              />
            )
          : undefined
      }
    />
  )
}
