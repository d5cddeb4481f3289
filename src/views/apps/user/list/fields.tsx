import { PersonCell } from '@core/components/PersonCell'
import { useMemo } from 'react'
import { userSchema } from '@/redux/apps/user/schema'
import { userRoleOf } from '@/redux/shell/roles/shipped'
import { useNamedRoles } from '@/redux/shell/roles/useNamedRoles'
import { countryName } from '@/utility/format/countryName'
import { defineFields, useFields } from '@/views/shared/list/defineFields'
import { contactTitles } from '@/views/shared/import/contactTitles'
import { paths } from '../paths'

export const statusTones = { active: 'success', pending: 'warning', inactive: 'neutral' } as const

export const userFields = defineFields('user', userSchema, {
  fullName: {
    isPrimary: true,
    cell: ({ id, fullName, avatar, email }) => (
      <PersonCell name={fullName} avatar={avatar} detail={email} to={paths.userView.href({ id })} />
    ),
    imported: {
      isRequired: true,
      aliases: contactTitles.name,
      parts: contactTitles.nameParts,
      sample: 'Rosa Blum',
    },
  },
  username: { column: 'never', imported: { isUnique: true, aliases: contactTitles.username, sample: 'rosa.blum' } },
  email: {
    kind: 'email',
    column: 'never',
    imported: { isRequired: true, isUnique: true, aliases: contactTitles.email, sample: 'rosa.blum@example.com' },
  },
  role: {
    kind: 'choice',
    imported: { isRequired: true, aliases: contactTitles.role, fallback: 'subscriber', sample: 'author' },
  },
  currentPlan: { kind: 'choice', imported: { sample: 'team' } },
  billing: {
    kind: 'choice',
    filter: false,
    isWide: true,
    cell: ({ billing }, { labelOf }) => <span className="text-nowrap">{labelOf(billing)}</span>,
    imported: { sample: 'Auto Debit' },
  },
  company: {
    isWide: true,
    imported: {
      aliases: contactTitles.company,
      sample: 'Tidewater Insurance',
    },
  },
  country: {
    column: 'hiddenAtFirst',
    text: ({ country }, { format }) => countryName(country, format.language),
    imported: { aliases: contactTitles.country, sample: 'Germany' },
  },
  contact: {
    kind: 'phone',
    column: 'hiddenAtFirst',
    imported: { aliases: contactTitles.phone, sample: '+49 30 555 0142' },
  },
  status: {
    kind: 'choice',
    tones: statusTones,
    imported: { sample: 'active' },
  },
  joinedAt: { kind: 'date', filter: false, isWide: true },
})

export function useUserFields() {
  const roles = useNamedRoles()
  const choices = useMemo(
    () => ({ role: roles.map(({ key, name }) => ({ value: userRoleOf(key), label: name })) }),
    [roles],
  )
  return useFields(userFields, choices)
}
