import type { ApiError } from '@core/api/errors'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import type { TableRow, TableRowChange } from '@/redux/tables/datatables/schema'
import { updateRow } from '@/redux/tables/datatables/slice'
import { changeOf, editableText } from './cellChange'
import type { EditableKey } from './fields'

export function useCellWrite() {
  const { t } = useTranslation('datatables')
  const { write } = useWrite()

  return async (
    row: TableRow,
    field: EditableKey,
    change: TableRowChange,
    refused: (error: ApiError) => boolean = () => false,
  ) => {
    const before = changeOf(row, field, editableText(row, field))
    await write(updateRow, change, {
      success: t('toast.saved', { name: row.full_name }),
      undo: () => 'change' in before && write(updateRow, before.change),
      rejected: refused,
    })
  }
}
