import { useCan } from '@core/auth/useCan'
import type { CellEdit, LoadedColumn } from '@core/components/loaded-table/loadedColumn'
import { useMediaQuery } from '@core/hooks/useMediaQuery'
import { MenuButton } from '@core/components/overlay/MenuButton'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { cellText } from '@core/export/table'
import { PersonCell } from '@core/components/PersonCell'
import { MoreVertical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TableRow } from '@/redux/tables/datatables/schema'
import { changeOf, editableText } from '../shared/cellChange'
import type { EditableKey } from '../shared/fields'
import { useRowFields } from '../shared/fields'
import { useCellWrite } from '../shared/useCellWrite'

const cells = [
  { key: 'email', kind: 'email', value: ({ email }) => email },
  { key: 'start_date', kind: 'date', value: ({ start_date }) => Date.parse(start_date) },
  { key: 'salary', kind: 'number', value: ({ salary }) => salary },
  { key: 'status', kind: 'select', value: ({ status }) => status },
] as const satisfies readonly {
  key: EditableKey
  kind: CellEdit<TableRow>['kind']
  value: (row: TableRow) => string | number
}[]

/** Allows a line break after the @. */
function EmailAddress({ email }: Pick<TableRow, 'email'>) {
  const end = email.indexOf('@') + 1
  return (
    <bdi>
      {email.slice(0, end)}
      <wbr />
      {email.slice(end)}
    </bdi>
  )
}

export function useBasicColumns(menuOf: ((row: TableRow) => MenuItem[]) | undefined): LoadedColumn<TableRow>[] {
  const { t } = useTranslation(['datatables', 'kit'])
  const can = useCan()
  const fields = useRowFields()
  const write = useCellWrite()
  const isEditable = can('update', 'Data')
  const isTablet = useMediaQuery('(768px <= width < 992px)')

  function editOf(key: EditableKey, kind: CellEdit<TableRow>['kind']): CellEdit<TableRow> {
    const { label: field, text } = fields[key]
    return {
      kind,
      options: [...fields.status.choices],
      text: (row) => editableText(row, key),
      labels: (row) => ({
        open: t('edit.open', { field, value: cellText(text(row)) }),
        control: t('edit.cell', { field, name: row.full_name }),
      }),
      check(row, typed) {
        const asked = changeOf(row, key, typed)
        return 'error' in asked ? asked.error : undefined
      },
      save(row, typed) {
        const asked = changeOf(row, key, typed)
        if ('change' in asked) void write(row, key, asked.change)
      },
    }
  }

  const columns: LoadedColumn<TableRow>[] = [
    {
      key: 'full_name',
      header: t('field.full_name'),
      kind: 'primary',
      value: ({ full_name }) => full_name,
      cell: ({ full_name, avatar, post }) => <PersonCell name={full_name} avatar={avatar} detail={post} />,
    },
    ...cells.map(({ key, kind, value }) => ({
      key,
      header: fields[key].label,
      isNumeric: kind === 'number',
      isStatus: key === 'status',
      isWide: key === 'email' || key === 'start_date',
      share: key === 'email' ? 2 : 1,
      value,
      cell: (row: TableRow) => (key === 'email' ? <EmailAddress email={row.email} /> : fields[key].cell(row)),
      ...(isEditable && { edit: editOf(key, kind) }),
    })),
  ]
  if (menuOf) {
    columns.push({
      key: 'actions',
      header: t('kit:list.actions'),
      kind: 'actions',
      cell: (row) => (
        <MenuButton
          label={t('kit:list.actionsFor', { name: row.full_name })}
          icon={<MoreVertical aria-hidden="true" />}
          buttonProps={{ size: 'sm', variant: 'ghost' }}
          align="end"
          items={menuOf(row)}
        />
      ),
    })
  }
  return columns.filter(({ isWide }) => !isTablet || !isWide)
}
