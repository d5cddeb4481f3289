import { useCan } from '@core/auth/useCan'
import { useUser } from '@core/auth/user'
import { ButtonWithReason } from '@core/components/button/ButtonWithReason'
import { PersonCell } from '@core/components/PersonCell'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type RoleHolder, roleHolderSchema } from '@/redux/apps/roles/schema'
import { defineFields } from '@/views/shared/list/defineFields'
import { useRoleActions } from '../useRoleActions'
import { useRoles } from '../useRoles'
import { RoleMenu } from './RoleMenu'

function HeldRole({ user }: { user: RoleHolder }) {
  const { t } = useTranslation('roles')
  const can = useCan()
  const { assign } = useRoleActions()
  const roles = useRoles()
  const isSelf = useUser()?.email === user.email
  const name = roles.find(({ key }) => key === user.role)?.name ?? user.role

  if (!can('update', 'ACL')) return <bdi>{name}</bdi>
  if (isSelf) {
    return (
      <ButtonWithReason size="sm" reason={t('people.self')}>
        {name}
      </ButtonWithReason>
    )
  }
  return (
    <RoleMenu
      label={t('people.change', { name: user.fullName, role: name })}
      buttonProps={{ size: 'sm' }}
      current={user.role}
      onChoose={(role) => void assign([user], role)}
    >
      {name}
      <ChevronDown className="btn-chevron" aria-hidden="true" />
    </RoleMenu>
  )
}

export const holderFields = defineFields('roles', roleHolderSchema, {
  fullName: {
    isPrimary: true,
    cell: ({ fullName, email, avatar }) => <PersonCell name={fullName} avatar={avatar} detail={email} />,
  },
  company: { column: 'always' },
  role: { kind: 'choice', column: 'always', cell: (user) => <HeldRole user={user} /> },
  status: {
    kind: 'choice',
    filter: false,
    column: 'always',
    tones: { active: 'success', pending: 'warning', inactive: 'neutral' },
  },
})
