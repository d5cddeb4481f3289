import { useMay } from '@core/auth/useMay'
import { MenuButton } from '@core/components/overlay/MenuButton'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { MoreVertical, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TableRow } from '@/redux/tables/datatables/schema'
import { useRowActions } from './useRowActions'

/** What can be done with one row. */
export function RowMenu({ row, onEdit }: { row: TableRow; onEdit: (row: TableRow) => void }) {
  const { t } = useTranslation('datatables')
  const may = useMay()
  const { remove } = useRowActions()

  const items: MenuItem[] = []
  if (may('update', 'Data')) {
    items.push({
      key: 'edit',
      label: t('action.edit'),
      icon: <Pencil aria-hidden="true" />,
      onSelect: () => {
        onEdit(row)
      },
    })
  }
  if (may('delete', 'Data')) {
    items.push({
      key: 'delete',
      label: t('action.delete'),
      icon: <Trash2 aria-hidden="true" />,
      isDanger: true,
      onSelect: () => void remove({ ids: [row.id], name: row.full_name }),
    })
  }
  if (items.length === 0) return null
  return (
    <MenuButton
      label={t('list.actionsFor', { name: row.full_name })}
      icon={<MoreVertical aria-hidden="true" />}
      look={{ size: 'sm', variant: 'ghost' }}
      align="end"
      items={items}
    />
  )
}
