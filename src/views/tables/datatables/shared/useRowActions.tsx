import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import type { TableRow } from '@/redux/tables/datatables/schema'
import { removeRows, restoreRows } from '@/redux/tables/datatables/slice'
import { useRowMenu } from '@/views/shared/list/useRowMenu'

/** `name` is shown for a single id. */
export interface Removal {
  readonly ids: readonly number[]
  readonly name: string
}

/** No menu without permissions. */
export function useRowActions(onEdit: (row: TableRow) => void) {
  const { t } = useTranslation('datatables')
  const { write } = useWrite()

  async function remove({ ids, name }: Removal) {
    await write(removeRows, ids, {
      success: t('toast.removed', { count: ids.length, name }),
      undo: () => write(restoreRows, ids, { success: t('toast.restored', { count: ids.length, name }) }),
    })
  }

  const menuOf = useRowMenu<TableRow>('Data', [
    { key: 'edit', needs: 'update', label: t('action.edit'), icon: Pencil, onSelect: onEdit },
    {
      key: 'delete',
      needs: 'delete',
      label: t('action.delete'),
      icon: Trash2,
      onSelect: ({ id, full_name: name }) => remove({ ids: [id], name }),
    },
  ])

  return { remove, menuOf }
}
