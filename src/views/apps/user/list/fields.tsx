import { Badge } from '@core/components/Badge'
import { PersonCell } from '@core/components/PersonCell'
import type { TFunction } from 'i18next'
import type { User } from '@/redux/apps/user/schema'
import { billings, plans, statuses, userSchema } from '@/redux/apps/user/schema'
import { countryName } from '@/utility/format/countryName'
import type { Formatters } from '@/utility/format/formatters'
import type { Field } from '@/views/shared/list/fields'
import { paths } from '../paths'
import type { UserRoles } from '../shared/useUserRoles'
import { billingKeys, statusTones } from '../shared/userLabels'

const { shape } = userSchema

export interface UserTexts {
  t: TFunction<'user'>
  roles: UserRoles
  format: Formatters
}

export const userFields: readonly Field<User, UserTexts>[] = [
  {
    key: 'fullName',
    label: ({ t }) => t('field.fullName'),
    kind: 'primary',
    isSortable: true,
    imported: { schema: shape.fullName, sample: 'Rosa Blum' },
    text: ({ fullName }) => fullName,
    cell: ({ id, fullName, avatar, email }) => (
      <PersonCell name={fullName} avatar={avatar} detail={email} to={paths.userView.href({ id })} />
    ),
  },
  {
    key: 'username',
    label: ({ t }) => t('field.username'),
    column: 'never',
    imported: { schema: shape.username, isOptional: true, isUnique: true, sample: 'rosa.blum' },
    text: ({ username }) => username,
  },
  {
    key: 'email',
    label: ({ t }) => t('field.email'),
    column: 'never',
    isSortable: true,
    imported: { schema: shape.email, isUnique: true, sample: 'rosa.blum@example.com' },
    text: ({ email }) => email,
  },
  {
    key: 'role',
    label: ({ t }) => t('field.role'),
    isSortable: true,
    choices: ({ roles }) => roles.choices,
    imported: { fallback: 'subscriber', sample: 'author' },
    text: ({ role }, { roles }) => roles.nameOf(role),
  },
  {
    key: 'currentPlan',
    label: ({ t }) => t('field.currentPlan'),
    isSortable: true,
    choices: ({ t }) => plans.map((value) => ({ value, label: t(`plan.${value}`) })),
    imported: { isOptional: true, sample: 'team' },
    text: ({ currentPlan }, { t }) => t(`plan.${currentPlan}`),
  },
  {
    key: 'billing',
    label: ({ t }) => t('field.billing'),
    isSortable: true,
    imported: {
      choices: ({ t }) => billings.map((value) => ({ value, label: t(`billing.${billingKeys[value]}`) })),
      isOptional: true,
      sample: 'Auto Debit',
    },
    text: ({ billing }, { t }) => t(`billing.${billingKeys[billing]}`),
  },
  {
    key: 'company',
    label: ({ t }) => t('field.company'),
    isSortable: true,
    imported: { schema: shape.company, isOptional: true, sample: 'Tidewater Insurance' },
    text: ({ company }) => company,
  },
  {
    key: 'country',
    label: ({ t }) => t('field.country'),
    isSortable: true,
    column: 'hiddenAtFirst',
    imported: { schema: shape.country, isOptional: true, sample: 'Germany' },
    text: ({ country }, { format }) => countryName(country, format.language),
  },
  {
    key: 'contact',
    label: ({ t }) => t('field.contact'),
    isSortable: true,
    column: 'hiddenAtFirst',
    imported: { schema: shape.contact, isOptional: true, sample: '+49 30 555 0142' },
    text: ({ contact }) => contact,
    cell: ({ contact }) => <bdi className="tabular">{contact}</bdi>,
  },
  {
    key: 'status',
    label: ({ t }) => t('field.status'),
    isSortable: true,
    choices: ({ t }) => statuses.map((value) => ({ value, label: t(`status.${value}`) })),
    imported: { isOptional: true, sample: 'active' },
    text: ({ status }, { t }) => t(`status.${status}`),
    cell: ({ status }, { t }) => <Badge tone={statusTones[status]}>{t(`status.${status}`)}</Badge>,
  },
]
