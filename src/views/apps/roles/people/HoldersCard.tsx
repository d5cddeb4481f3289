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

/** All users with the role that each holds, to be changed for one or for many. */
export function HoldersCard({ roles }: { roles: readonly RoleCard[] }) {
  const { t } = useTranslation('roles')
  const can = useCan()
  const { assign } = useRoleActions()
  const ownEmail = useUser()?.email
  const choices = useMemo(() => ({ role: roles.map(({ key, name }) => ({ value: key, label: name })) }), [roles])
  const list = useList({ resource: roleHolders, fields: useFields(holderFields, choices) })

  function assignAll(users: readonly RoleHolder[], role: RoleCard) {
    // One's own row may be selected, but stays as it is.
    const others = users.filter(({ email }) => email !== ownEmail)
    if (others.length > 0) void assign(others, role)
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
          ? (selected) => (
              <RoleMenu
                label={t('people.changeMany')}
                look={{ size: 'sm' }}
                onChoose={(role) => assignAll(selected, role)}
              />
            )
          : undefined
      }
    />
  )
}
