import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import { removeRows, restoreRows } from '@/redux/tables/datatables/slice'

/** What is deleted: ids, and the name of one of them, for where there is but one. */
interface Removal {
  readonly ids: number[]
  readonly name: string
}

/** Deletes rows at once and offers to bring them back. */
export function useRowActions() {
  const { t } = useTranslation('datatables')
  const { write } = useWrite()

  async function remove({ ids, name }: Removal) {
    await write(removeRows, ids, {
      done: t('toast.removed', { count: ids.length, name }),
      undo: () => write(restoreRows, ids, { done: t('toast.restored', { count: ids.length, name }) }),
    })
  }

  return { remove }
}
