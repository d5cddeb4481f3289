import { dayFrom, dayTextOf } from '@core/zonedTime'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import type { TaskListQuery } from '@/redux/apps/todo/contract'
import type { TaskSorting } from '@/redux/apps/todo/schema'
import { filters, sortings, tags } from '@/redux/apps/todo/schema'
import { readId } from '@/utility/hooks/useIdParam'
import { useLinkNavigate } from '@/utility/hooks/useLinkNavigate'
import { paths } from '../paths'
import { toSearchWords } from '../shared/calendarWords'

const lists = ['all', ...filters] as const

/** A filter, a tag or a project. `all` excludes deleted tasks. */
export type TaskView =
  | { readonly filter: (typeof lists)[number]; readonly tag?: never; readonly project?: never }
  | { readonly tag: string; readonly filter?: never; readonly project?: never }
  | { readonly project: string; readonly filter?: never; readonly tag?: never }

export type OpenForm = 'new' | number

interface Arrangement {
  q?: string
  /** Undefined for the list's default order. */
  sort?: TaskSorting | undefined
  isGrouped?: boolean
}

/** Own tags and projects are validated after they load. */
const ownTag = /^tag-[1-9]\d{0,8}$/
const ownProject = /^project-[1-9]\d{0,8}$/

function readView(filter: string | undefined, tag: string | undefined): TaskView | null {
  if (tag !== undefined) {
    return tags.some((name) => name === tag) || ownTag.test(tag) ? { tag } : null
  }
  if (filter !== undefined && ownProject.test(filter)) return { project: filter }
  const known = lists.find((name) => name === (filter ?? 'all'))
  return known ? { filter: known } : null
}

/** The form reports an invalid id as missing. */
function readOpen(id: string | undefined): OpenForm | null {
  if (id === undefined) return null
  return id === 'new' ? 'new' : (readId(id) ?? NaN)
}

/** `/apps/todo` shows all tasks. */
export function hrefOf(
  view: TaskView,
  open?: OpenForm,
  search: Readonly<Record<string, string | undefined>> = {},
): string {
  const form = open !== undefined && { id: open }
  if (view.tag !== undefined) return paths.todoTag.href({ tag: view.tag, ...form }, search)
  const isPlain = view.filter === 'all' && open === undefined
  return paths.todo.href(isPlain ? {} : { filter: view.filter ?? view.project, ...form }, search)
}

export function useTodoUrl() {
  const params = useParams()
  const [search] = useSearchParams()
  const navigate = useLinkNavigate()
  const { i18n } = useTranslation('todo')

  const view = useMemo(() => readView(params.filter, params.tag), [params.filter, params.tag])
  const open = readOpen(params.id)
  const q = search.get('q') ?? ''
  // Lists by date are grouped by default.
  const isDated = view?.filter === 'today' || view?.filter === 'upcoming'
  const usualSort: TaskSorting = isDated ? 'due-date' : 'manual'
  const sort: TaskSorting = sortings.find((name) => name === search.get('sort')) ?? usualSort
  const isGrouped = isDated ? search.get('group') !== 'none' : search.get('group') === 'due'

  const query = useMemo<TaskListQuery | null>(() => {
    if (!view) return null
    const words = toSearchWords(q, i18n.language)
    return {
      ...(view.tag !== undefined && { tag: view.tag }),
      ...(view.project !== undefined && { project: view.project }),
      ...(view.filter && view.filter !== 'all' && { filter: view.filter }),
      ...(words !== '' && { q: words }),
      sortBy: sort,
    }
  }, [view, q, sort, i18n.language])

  const hrefTo = useCallback(
    (form?: OpenForm, changed: Arrangement = {}) => {
      const wanted = { q, sort, isGrouped, ...changed }
      return hrefOf(view ?? { filter: 'all' }, form, {
        q: wanted.q,
        sort: wanted.sort === usualSort ? undefined : wanted.sort,
        group: wanted.isGrouped === isDated ? undefined : wanted.isGrouped ? 'due' : 'none',
      })
    },
    [view, q, sort, usualSort, isGrouped, isDated],
  )
  const go = useCallback((form?: OpenForm) => void navigate(hrefTo(form)), [navigate, hrefTo])

  /** Typing replaces the history entry; other changes add one. */
  function arrange(changed: Arrangement) {
    void navigate(hrefTo(open ?? undefined, changed), { replace: 'q' in changed, preventScrollReset: true })
  }

  return { view, open, q, sort, usualSort, isGrouped, query, hrefTo, go, arrange }
}

export type TodoUrl = ReturnType<typeof useTodoUrl>

/** Tags, project, importance and due date of a new task, so that it belongs to the current list. */
export function belongingsOf(view: TaskView, now = new Date()) {
  const days = { today: 0, upcoming: 1 }
  const isDated = view.filter === 'today' || view.filter === 'upcoming'
  return {
    tags: view.tag === undefined ? [] : [view.tag],
    project: view.project ?? '',
    isImportant: view.filter === 'important',
    dueDay: isDated ? dayTextOf(dayFrom(now, days[view.filter])) : '',
  }
}
