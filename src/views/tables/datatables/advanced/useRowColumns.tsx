import { useMay } from '@core/auth/useMay'
import type { Column } from '@core/components/data-table/column'
import { PersonCell } from '@core/components/PersonCell'
import { useTranslation } from 'react-i18next'
import type { TableRow } from '@/redux/tables/datatables/schema'
import { RowMenu } from '../shared/RowMenu'
import { StatusBadge } from '../shared/StatusBadge'
import { fieldKeys } from '../shared/rowLabels'
import { EditableCell } from './EditableCell'
import { fields } from './fields'
import { useFieldText } from './useFieldText'

/** The columns of the advanced table that are not hidden. */
export function useRowColumns(hidden: ReadonlySet<string>, onEdit: (row: TableRow) => void): Column<TableRow>[] {
  const { t } = useTranslation('datatables')
  const may = useMay()
  const textOf = useFieldText()
  const isEditable = may('update', 'Data')
  const shown = fields.filter((field) => !hidden.has(field))
  return [
    ...shown.map((field): Column<TableRow> => {
      const column = { key: field, header: t(`field.${fieldKeys[field]}`), isSortable: true }
      if (field === 'full_name') {
        return {
          ...column,
          kind: 'primary',
          cell: ({ id, full_name, avatar }) => <PersonCell name={full_name} avatar={avatar} detail={`#${id}`} />,
        }
      }
      return {
        ...column,
        isNumeric: field === 'salary' || field === 'age' || field === 'experience',
        cell(row) {
          const text = textOf(row, field)
          const content = field === 'status' ? <StatusBadge status={row.status} /> : <bdi>{text}</bdi>
          if (!isEditable) return content
          return (
            <EditableCell key={row.id} row={row} field={field} text={text}>
              {content}
            </EditableCell>
          )
        },
      }
    }),
    {
      key: 'actions',
      header: t('list.actions'),
      kind: 'actions',
      cell: (row) => <RowMenu row={row} onEdit={onEdit} />,
    },
  ]
}
