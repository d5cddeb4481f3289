import { useCan } from '@core/auth/useCan'
import { useUser } from '@core/auth/user'
import { Badge } from '@core/components/Badge'
import { ButtonWithReason } from '@core/components/button/ButtonWithReason'
import { PersonCell } from '@core/components/PersonCell'
import type { Tone } from '@core/components/tone'
import type { TFunction } from 'i18next'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { RoleCard, RoleHolder } from '@/redux/apps/roles/schema'
import type { Field } from '@/views/shared/list/fields'
import { useRoleActions } from '../useRoleActions'
import { useRoles } from '../useRoles'
import { RoleMenu } from './RoleMenu'

interface HolderTexts {
  t: TFunction<'roles'>
  roles: readonly RoleCard[]
}

const statusTones: Readonly<Record<RoleHolder['status'], Tone>> = {
  active: 'success',
  pending: 'warning',
  inactive: 'neutral',
}

/** Somebody's role: one that can be changed is a menu. */
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
      look={{ size: 'sm' }}
      current={user.role}
      onChoose={(role) => void assign([user], role)}
    >
      {name}
      <ChevronDown className="btn-chevron" aria-hidden="true" />
    </RoleMenu>
  )
}

export const holderFields: readonly Field<RoleHolder, HolderTexts>[] = [
  {
    key: 'fullName',
    label: ({ t }) => t('people.user'),
    kind: 'primary',
    isSortable: true,
    cell: ({ fullName, email, avatar }) => <PersonCell name={fullName} avatar={avatar} detail={email} />,
  },
  {
    key: 'company',
    label: ({ t }) => t('people.company'),
    isSortable: true,
    column: 'always',
    cell: ({ company }) => <bdi>{company}</bdi>,
  },
  {
    key: 'role',
    label: ({ t }) => t('people.role'),
    isSortable: true,
    column: 'always',
    choices: ({ roles }) => roles.map(({ key, name }) => ({ value: key, label: name })),
    cell: (user) => <HeldRole user={user} />,
  },
  {
    key: 'status',
    label: ({ t }) => t('people.status'),
    isSortable: true,
    column: 'always',
    cell: ({ status }, { t }) => <Badge tone={statusTones[status]}>{t(`status.${status}`)}</Badge>,
  },
]
