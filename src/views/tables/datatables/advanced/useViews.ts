import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useAppDispatch, useAppSelector, useRequest } from '@/redux/app/hooks'
import type { TableView } from '@/redux/tables/datatables/schema'
import { addView, fetchViews, removeView, restoreView, selectViews } from '@/redux/tables/datatables/slice'

/** The parts of an address that make a view, in one order; the page one is on is no part of it. */
function viewOf(search: URLSearchParams): string {
  const view = new URLSearchParams(search)
  view.delete('page')
  view.sort()
  return view.toString()
}

/** Saved views: the address's query under a name, kept by the backend. */
export function useViews() {
  const { t } = useTranslation('datatables')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const [search] = useSearchParams()
  const retry = useRequest(fetchViews, undefined)
  const { rows, request } = useAppSelector(selectViews)
  const current = viewOf(search)

  const views = useMemo(
    () => rows.map((view) => ({ ...view, isCurrent: viewOf(new URLSearchParams(view.search)) === current })),
    [rows, current],
  )

  async function restore(view: TableView) {
    const result = await dispatch(restoreView(view.id))
    if (restoreView.rejected.match(result) && result.payload) toast.error(errorText(result.payload))
  }

  async function remove(view: TableView) {
    const result = await dispatch(removeView(view.id))
    if (removeView.fulfilled.match(result)) {
      toast.success(t('views.removed', { name: view.name }), { undo: () => void restore(view) })
    } else if (result.payload) {
      toast.error(errorText(result.payload), { retry: () => void remove(view) })
    }
  }

  /** @returns what is wrong with the name; null once the view is saved */
  async function save(name: string): Promise<string | null> {
    const result = await dispatch(addView({ name, search: current }))
    if (addView.fulfilled.match(result)) {
      toast.success(t('views.saved', { name }))
      return null
    }
    if (!result.payload) return null
    // The backend says why in English; the one reason that people meet has words of ours.
    if (result.payload.fields.name) return t(name.trim() === '' ? 'views.needsName' : 'views.taken')
    return errorText(result.payload)
  }

  return { views, request, retry, remove, save }
}
