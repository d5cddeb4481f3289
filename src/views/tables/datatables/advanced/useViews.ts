import { useErrorText } from '@core/hooks/useErrorText'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { useWrite } from '@/redux/app/useWrite'
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
  const { write } = useWrite()
  const errorText = useErrorText()
  const [search] = useSearchParams()
  const retry = useRequest(fetchViews, undefined)
  const { data, request } = useAppSelector(selectViews)
  const current = viewOf(search)

  const views = useMemo(
    () =>
      (data?.views ?? []).map((view) => ({ ...view, isCurrent: viewOf(new URLSearchParams(view.search)) === current })),
    [data, current],
  )

  async function remove({ id, name }: TableView) {
    await write(removeView, id, { done: t('views.removed', { name }), undo: () => write(restoreView, id) })
  }

  /** @returns what is wrong with the name; null once the view is saved */
  async function save(name: string): Promise<string | null> {
    let problem: string | null = null
    await write(
      addView,
      { name, search: current },
      {
        done: t('views.saved', { name }),
        refused(error) {
          problem = error.fields.name?.[0] ?? errorText(error)
          return true
        },
      },
    )
    return problem
  }

  return { views, request, retry, remove, save }
}
