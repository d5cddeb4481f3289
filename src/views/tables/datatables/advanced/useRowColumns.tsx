import { useCan } from '@core/auth/useCan'
import type { Column } from '@core/components/data-table/column'
import { MenuButton } from '@core/components/overlay/MenuButton'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { PersonCell } from '@core/components/PersonCell'
import { MoreVertical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TableRow } from '@/redux/tables/datatables/schema'
import { StatusBadge } from '../shared/StatusBadge'
import { fieldKeys } from '../shared/rowLabels'
import { EditableCell } from './EditableCell'
import { fields } from '../shared/fields'
import { useFieldText } from '../shared/useFieldText'

/** The columns of the advanced table that are not hidden. */
export function useRowColumns(
  hidden: ReadonlySet<string>,
  menuOf: ((row: TableRow) => MenuItem[]) | undefined,
): Column<TableRow>[] {
  const { t } = useTranslation(['datatables', 'kit'])
  const can = useCan()
  const fieldText = useFieldText()
  const isEditable = can('update', 'Data')
  const shown = fields.filter((field) => !hidden.has(field))
  const columns = shown.map((field): Column<TableRow> => {
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
        const text = fieldText(row, field)
        const content = field === 'status' ? <StatusBadge status={row.status} /> : <bdi>{text}</bdi>
        if (!isEditable) return content
        return (
          <EditableCell key={row.id} row={row} field={field} text={text}>
            {content}
          </EditableCell>
        )
      },
    }
  })
  if (menuOf) {
    columns.push({
      key: 'actions',
      header: t('kit:list.actions'),
      kind: 'actions',
      cell: (row) => (
        <MenuButton
          label={t('kit:list.actionsFor', { name: row.full_name })}
          icon={<MoreVertical aria-hidden="true" />}
          look={{ size: 'sm', variant: 'ghost' }}
          align="end"
          items={menuOf(row)}
        />
      ),
    })
  }
  return columns
}
