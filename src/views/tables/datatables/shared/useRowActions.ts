import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import { removeRows, restoreRows } from '@/redux/tables/datatables/slice'

/** What is deleted: ids, and the name of one of them, for where there is but one. */
interface Removal {
  readonly ids: number[]
  readonly name: string
}

/** Deletes rows at once and offers to bring them back. */
export function useRowActions() {
  const { t } = useTranslation('datatables')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()

  async function restore({ ids, name }: Removal) {
    const result = await dispatch(restoreRows(ids))
    if (restoreRows.fulfilled.match(result)) toast.info(t('toast.restored', { count: ids.length, name }))
    else if (result.payload) toast.error(errorText(result.payload), { retry: () => void restore({ ids, name }) })
  }

  async function remove({ ids, name }: Removal) {
    const result = await dispatch(removeRows(ids))
    if (removeRows.fulfilled.match(result)) {
      toast.success(t('toast.removed', { count: ids.length, name }), { undo: () => void restore({ ids, name }) })
    } else if (result.payload) {
      toast.error(errorText(result.payload), { retry: () => void remove({ ids, name }) })
    }
  }

  return { remove }
}
