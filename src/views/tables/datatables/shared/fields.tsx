import { PersonCell } from '@core/components/PersonCell'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableRow } from '@/redux/tables/datatables/schema'
import { rowStatuses, tableRowSchema } from '@/redux/tables/datatables/schema'
import { defineFields, useFields } from '@/views/shared/list/defineFields'
import type { Choice } from '@/views/shared/list/kinds'

/** Locale keys of the statuses. */
const statusKeys = {
  1: 'applied',
  2: 'probation',
  3: 'employed',
  4: 'onLeave',
  5: 'left',
} as const satisfies Record<TableRow['status'], string>

export function statusChoices(t: TFunction<'datatables'>): Choice[] {
  return rowStatuses.map((status) => ({ value: String(status), label: t(`status.${statusKeys[status]}`) }))
}

export const rowFields = defineFields('datatables', tableRowSchema, {
  // The default order.
  id: { column: 'never', isExported: false },
  full_name: {
    isPrimary: true,
    filter: true,
    cell: ({ id, full_name, avatar }) => <PersonCell name={full_name} avatar={avatar} detail={`#${id}`} />,
  },
  post: { filter: true },
  email: { filter: true, column: 'hiddenAtFirst' },
  city: { filter: true, isWide: true },
  start_date: { kind: 'date', isWide: true, filter: { names: ['start_from', 'start_to'] } },
  salary: {
    kind: 'money',
    isWide: true,
    filter: { names: ['salary_from', 'salary_to'] },
    value: ({ salary }) => ({ cents: salary * 100 }),
  },
  age: { kind: 'number', column: 'hiddenAtFirst' },
  experience: {
    kind: 'number',
    column: 'hiddenAtFirst',
    text: ({ experience }, { t }) => ({ text: t('list.years', { count: experience }), number: experience }),
  },
  status: {
    kind: 'choice',
    tones: { 1: 'info', 2: 'primary', 3: 'success', 4: 'warning', 5: 'neutral' },
  },
})

/** Fields that can be edited in a cell. */
export type EditableKey = Exclude<keyof typeof rowFields.options, 'id' | 'full_name'>

export function useRowFields() {
  const { t } = useTranslation('datatables')
  const choices = useMemo(() => ({ status: statusChoices(t) }), [t])
  return useFields(rowFields, choices)
}
