import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ListParams, ListParamsRules } from '@/utility/hooks/useListParams'
import { useListParams } from '@/utility/hooks/useListParams'
import { dueStates } from '../shared/due'

/** What the list can be sorted by; the first is the order of the board. */
export const taskColumns = ['board', 'title', 'dueDate', 'labels', 'assignedTo'] as const

type TaskColumn = (typeof taskColumns)[number]
type Param = 'label' | 'assignee' | 'due' | 'view' | 'task' | 'tab'

const rules: ListParamsRules<TaskColumn, Param> = {
  columns: taskColumns,
  defaultColumn: 'board',
  filters: {
    label: /^.{1,40}$/u,
    assignee: /^.{1,200}$/u,
    due: dueStates,
    view: ['list', 'lanes'],
    task: /^.{1,40}$/u,
    tab: ['comments', 'activity'],
  },
  pageSizes: [25],
}

export type KanbanParams = ListParams<TaskColumn, Param>

/** Search, filters, view, sorting and the open task, as the address has them. */
export function useKanbanUrl() {
  const [params, change] = useListParams(rules)
  const [search] = useSearchParams()

  const rest = useMemo(() => {
    const others = new URLSearchParams(search)
    others.delete('task')
    others.delete('tab')
    return others.toString()
  }, [search])
  const hrefTo = useCallback((taskId: number) => `?${rest && `${rest}&`}task=${taskId}`, [rest])

  return { params, change, hrefTo }
}

export type KanbanUrl = ReturnType<typeof useKanbanUrl>
