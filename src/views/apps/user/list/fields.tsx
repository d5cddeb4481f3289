import { Badge } from '@core/components/Badge'
import { PersonCell } from '@core/components/PersonCell'
import type { TFunction } from 'i18next'
import type { User } from '@/redux/apps/user/schema'
import { plans, statuses } from '@/redux/apps/user/schema'
import { countryName } from '@/utility/format/countryName'
import type { Field } from '@/views/shared/list/fields'
import { paths } from '../paths'
import type { UserRoles } from '../shared/useUserRoles'
import { billingKeys, statusTones } from '../shared/userLabels'

export interface UserTexts {
  t: TFunction<'user'>
  roles: UserRoles
  /** That of the page, as a BCP 47 tag. */
  language: string
}

export const userFields: readonly Field<User, UserTexts>[] = [
  {
    key: 'fullName',
    label: ({ t }) => t('field.fullName'),
    kind: 'primary',
    isSortable: true,
    text: ({ fullName }) => fullName,
    cell: ({ id, fullName, avatar, email }) => (
      <PersonCell name={fullName} avatar={avatar} detail={email} to={paths.userView.href({ id })} />
    ),
  },
  { key: 'username', label: ({ t }) => t('field.username'), column: 'never', text: ({ username }) => username },
  {
    key: 'email',
    label: ({ t }) => t('field.email'),
    column: 'never',
    isSortable: true,
    text: ({ email }) => email,
  },
  {
    key: 'role',
    label: ({ t }) => t('field.role'),
    isSortable: true,
    choices: ({ roles }) => roles.choices,
    text: ({ role }, { roles }) => roles.nameOf(role),
  },
  {
    key: 'currentPlan',
    label: ({ t }) => t('field.currentPlan'),
    isSortable: true,
    choices: ({ t }) => plans.map((value) => ({ value, label: t(`plan.${value}`) })),
    text: ({ currentPlan }, { t }) => t(`plan.${currentPlan}`),
  },
  {
    key: 'billing',
    label: ({ t }) => t('field.billing'),
    isSortable: true,
    text: ({ billing }, { t }) => t(`billing.${billingKeys[billing]}`),
  },
  { key: 'company', label: ({ t }) => t('field.company'), isSortable: true, text: ({ company }) => company },
  {
    key: 'country',
    label: ({ t }) => t('field.country'),
    isSortable: true,
    column: 'hiddenAtFirst',
    text: ({ country }, { language }) => countryName(country, language),
  },
  {
    key: 'contact',
    label: ({ t }) => t('field.contact'),
    isSortable: true,
    column: 'hiddenAtFirst',
    text: ({ contact }) => contact,
    cell: ({ contact }) => <bdi className="tabular">{contact}</bdi>,
  },
  {
    key: 'status',
    label: ({ t }) => t('field.status'),
    isSortable: true,
    choices: ({ t }) => statuses.map((value) => ({ value, label: t(`status.${value}`) })),
    text: ({ status }, { t }) => t(`status.${status}`),
    cell: ({ status }, { t }) => <Badge tone={statusTones[status]}>{t(`status.${status}`)}</Badge>,
  },
]
