import type { Column } from '@core/components/data-table/column'
import { PersonCell } from '@core/components/PersonCell'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableRow } from '@/redux/tables/datatables/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { RowMenu } from '../shared/RowMenu'
import { StatusBadge } from '../shared/StatusBadge'

/** The columns of the basic table, in the order of the backend. */
export function useBasicColumns(onEdit: (row: TableRow) => void): Column<TableRow>[] {
  const { t } = useTranslation('datatables')
  const format = useFormat()
  return useMemo(
    () => [
      {
        key: 'full_name',
        header: t('field.fullName'),
        kind: 'primary',
        cell: ({ full_name, avatar, post }) => <PersonCell name={full_name} avatar={avatar} detail={post} />,
      },
      { key: 'email', header: t('field.email'), cell: ({ email }) => <bdi>{email}</bdi> },
      { key: 'start_date', header: t('field.startDate'), cell: ({ start_date }) => format.date(start_date) },
      {
        key: 'salary',
        header: t('field.salary'),
        isNumeric: true,
        cell: ({ salary }) => format.money(salary * 100),
      },
      { key: 'status', header: t('field.status'), cell: ({ status }) => <StatusBadge status={status} /> },
      {
        key: 'actions',
        header: t('list.actions'),
        kind: 'actions',
        cell: (row) => <RowMenu row={row} onEdit={onEdit} />,
      },
    ],
    [t, format, onEdit],
  )
}
