import { PersonCell } from '@core/components/PersonCell'
import type { TFunction } from 'i18next'
import type { TableRow } from '@/redux/tables/datatables/schema'
import type { Formatters } from '@/utility/format/formatters'
import type { Field } from '@/views/shared/list/fields'
import { StatusBadge } from './shared/StatusBadge'

interface RowTexts {
  t: TFunction<'datatables'>
  format: Formatters
}

/** Columns of the basic table, in the order of the backend, which sorts by none of them. */
export const basicFields: readonly Field<TableRow, RowTexts>[] = [
  {
    key: 'full_name',
    label: ({ t }) => t('field.fullName'),
    kind: 'primary',
    cell: ({ full_name, avatar, post }) => <PersonCell name={full_name} avatar={avatar} detail={post} />,
  },
  { key: 'email', label: ({ t }) => t('field.email'), column: 'always', cell: ({ email }) => <bdi>{email}</bdi> },
  {
    key: 'start_date',
    label: ({ t }) => t('field.startDate'),
    column: 'always',
    cell: ({ start_date }, { format }) => format.date(start_date),
  },
  {
    key: 'salary',
    label: ({ t }) => t('field.salary'),
    column: 'always',
    isNumeric: true,
    cell: ({ salary }, { format }) => format.money(salary * 100),
  },
  {
    key: 'status',
    label: ({ t }) => t('field.status'),
    column: 'always',
    cell: ({ status }) => <StatusBadge status={status} />,
  },
]
