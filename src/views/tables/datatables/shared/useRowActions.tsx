import { useMay } from '@core/auth/useMay'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import type { TableRow } from '@/redux/tables/datatables/schema'
import { removeRows, restoreRows } from '@/redux/tables/datatables/slice'

/** What is deleted: ids, and the name of one of them, for where there is but one. */
export interface Removal {
  readonly ids: readonly number[]
  readonly name: string
}

/** What can be done with rows. There is no menu for those who may do nothing with them. */
export function useRowActions(onEdit: (row: TableRow) => void) {
  const { t } = useTranslation('datatables')
  const { write } = useWrite()
  const may = useMay()

  async function remove({ ids, name }: Removal) {
    await write(removeRows, ids, {
      done: t('toast.removed', { count: ids.length, name }),
      undo: () => write(restoreRows, ids, { done: t('toast.restored', { count: ids.length, name }) }),
    })
  }

  function menuOf(row: TableRow): MenuItem[] {
    const items: MenuItem[] = []
    if (may('update', 'Data')) {
      items.push({
        key: 'edit',
        label: t('action.edit'),
        icon: <Pencil aria-hidden="true" />,
        onSelect: () => onEdit(row),
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
    return items
  }

  return { remove, menuOf: may('update', 'Data') || may('delete', 'Data') ? menuOf : undefined }
}
