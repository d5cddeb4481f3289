import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import type { TaskListQuery } from '@/redux/apps/todo/contract'
import type { Tag, TaskSorting } from '@/redux/apps/todo/schema'
import { filters, sortings, tags } from '@/redux/apps/todo/schema'
import { paths } from '../paths'
import { toSearchWords } from '../shared/searchWords'

const lists = ['all', ...filters] as const

/** What the list shows: all tasks that are not deleted, those of a filter, or those with a tag. */
export type TaskView =
  { readonly filter: (typeof lists)[number]; readonly tag?: never } | { readonly tag: Tag; readonly filter?: never }

/** Whose form is open. */
export type OpenForm = 'new' | number

interface Arrangement {
  q?: string | undefined
  sort?: string | undefined
  group?: string | undefined
}

function readView(filter: string | undefined, tag: string | undefined): TaskView | null {
  if (tag !== undefined) {
    const known = tags.find((name) => name === tag)
    return known ? { tag: known } : null
  }
  const known = lists.find((name) => name === (filter ?? 'all'))
  return known ? { filter: known } : null
}

/** An id that is no number is nobody's, and the form says so. */
function readOpen(id: string | undefined): OpenForm | null {
  if (id === undefined) return null
  return id === 'new' ? 'new' : /^\d{1,15}$/.test(id) ? Number(id) : NaN
}

/** The address of a list, or of a form over it. `/apps/todo` has all tasks. */
export function hrefOf(view: TaskView, open?: OpenForm, arrangement: Arrangement = {}): string {
  const form = open !== undefined && { id: open }
  if (view.tag) return paths.todoTag.href({ tag: view.tag, ...form }, { ...arrangement })
  const isPlain = view.filter === 'all' && open === undefined
  return paths.todo.href(isPlain ? {} : { filter: view.filter, ...form }, { ...arrangement })
}

/** Everything that the address says: which tasks in which order, what is searched for, and whose form is open. */
export function useTodoUrl() {
  const params = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { i18n } = useTranslation('todo')

  const view = useMemo(() => readView(params.filter, params.tag), [params.filter, params.tag])
  const open = readOpen(params.id)
  const q = search.get('q') ?? ''
  const sort: TaskSorting = sortings.find((name) => name === search.get('sort')) ?? 'manual'
  const isGrouped = search.get('group') === 'due'

  const query = useMemo<TaskListQuery | null>(() => {
    if (!view) return null
    const words = toSearchWords(q, i18n.language)
    return {
      ...(view.tag && { tag: view.tag }),
      ...(view.filter && view.filter !== 'all' && { filter: view.filter }),
      ...(words !== '' && { q: words }),
      sortBy: sort,
    }
  }, [view, q, sort, i18n.language])

  const hrefTo = useCallback(
    (form?: OpenForm, changed: Arrangement = {}) =>
      hrefOf(view ?? { filter: 'all' }, form, {
        q,
        sort: sort === 'manual' ? undefined : sort,
        group: isGrouped ? 'due' : undefined,
        ...changed,
      }),
    [view, q, sort, isGrouped],
  )
  const go = useCallback((form?: OpenForm) => void navigate(hrefTo(form)), [navigate, hrefTo])

  /** What is typed replaces the entry of the history, anything else adds one. */
  function arrange(changed: Arrangement) {
    void navigate(hrefTo(open ?? undefined, changed), { replace: 'q' in changed, preventScrollReset: true })
  }

  return { view, open, q, sort, isGrouped, query, hrefTo, go, arrange }
}

export type TodoUrl = ReturnType<typeof useTodoUrl>
