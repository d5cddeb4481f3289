import { Badge } from '@core/components/Badge'
import { PersonCell } from '@core/components/PersonCell'
import type { Column } from '@core/components/data-table/column'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/navigation/paths'
import type { User } from '@/redux/apps/user/schema'
import { billingKeys, statusTones } from '../shared/userLabels'
import { UserMenu } from './UserMenu'

/** The columns of the list; the keys are the fields that the backend sorts by. */
export function useUserColumns(onEdit: (user: User) => void): Column<User>[] {
  const { t } = useTranslation('user')
  return useMemo(
    () => [
      {
        key: 'fullName',
        header: t('field.user'),
        kind: 'primary',
        isSortable: true,
        cell: ({ id, fullName, avatar, email }) => (
          <PersonCell name={fullName} avatar={avatar} detail={email} to={paths.userView.href({ id })} />
        ),
      },
      {
        key: 'role',
        header: t('field.role'),
        isSortable: true,
        isHideable: true,
        cell: ({ role }) => t(`role.${role}`),
      },
      {
        key: 'currentPlan',
        header: t('field.currentPlan'),
        isSortable: true,
        isHideable: true,
        cell: ({ currentPlan }) => t(`plan.${currentPlan}`),
      },
      {
        key: 'billing',
        header: t('field.billing'),
        isSortable: true,
        isHideable: true,
        cell: ({ billing }) => t(`billing.${billingKeys[billing]}`),
      },
      {
        key: 'company',
        header: t('field.company'),
        isSortable: true,
        isHideable: true,
        cell: ({ company }) => company,
      },
      {
        key: 'country',
        header: t('field.country'),
        isSortable: true,
        isHideable: true,
        cell: ({ country }) => country,
      },
      {
        key: 'contact',
        header: t('field.contact'),
        isSortable: true,
        isHideable: true,
        cell: ({ contact }) => <bdi className="tabular">{contact}</bdi>,
      },
      {
        key: 'status',
        header: t('field.status'),
        isSortable: true,
        isHideable: true,
        cell: ({ status }) => <Badge tone={statusTones[status]}>{t(`status.${status}`)}</Badge>,
      },
      {
        key: 'actions',
        header: t('list.actions'),
        kind: 'actions',
        cell: (user) => <UserMenu user={user} onEdit={onEdit} />,
      },
    ],
    [t, onEdit],
  )
}
