import { useCan } from '@core/auth/useCan'
import { Button } from '@core/components/button/Button'
import { BulkBar } from '@core/components/data-table/BulkBar'
import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import { rows as resource } from '@/redux/tables/datatables/slice'
import type { Removal } from '../shared/useRowActions'
import type { useRowSelection } from '../shared/useRowSelection'
import type { RowListState } from './useRowList'

export interface SelectionBarProps {
  list: RowListState
  selection: ReturnType<typeof useRowSelection>
  onRemove: (removal: Removal) => unknown
}

/** What can be done with the selected rows; once a page is selected, all that match can be. */
export function SelectionBar({ list, selection, onRemove }: SelectionBarProps) {
  const { t } = useTranslation('datatables')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const can = useCan()
  const isPageSelected = list.rows.length > 0 && list.rows.every(({ id }) => selection.selected.has(id))

  async function selectMatching() {
    const result = await dispatch(resource.collect({ ...list.query, page: 1, perPage: Math.max(1, list.total) }))
    if (resource.collect.fulfilled.match(result))
      dispatch(resource.rowsSelected(result.payload.rows.map(({ id }) => id)))
    else if (result.payload) toast.error(errorText(result.payload))
  }

  return (
    <BulkBar count={selection.ids.length} onClear={selection.clear}>
      {isPageSelected && selection.ids.length < list.total && (
        <Button size="sm" onClick={() => void selectMatching()}>
          {t('bulk.selectMatching', { count: list.total })}
        </Button>
      )}
      {can('delete', 'Data') && (
        <Button
          size="sm"
          variant="outline-danger"
          icon={<Trash2 aria-hidden="true" />}
          onClick={() =>
            void onRemove({
              ids: selection.ids,
              name: list.rows.find(({ id }) => selection.selected.has(id))?.full_name ?? t('list.onePerson'),
            })
          }
        >
          {t('action.delete')}
        </Button>
      )}
    </BulkBar>
  )
}
