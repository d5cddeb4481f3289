import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ListParams, ListParamsRules } from '@/views/shared/list/useListParams'
import { useListParams } from '@/views/shared/list/useListParams'
import { dueStates } from '../shared/due'

/** Sort columns; `board` is the order of the board. */
export const taskColumns = ['board', 'title', 'dueDate', 'labels', 'assignedTo'] as const

type TaskColumn = (typeof taskColumns)[number]
type Param = 'board' | 'label' | 'assignee' | 'due' | 'view' | 'task' | 'tab' | 'panel'

const rules: ListParamsRules<TaskColumn, Param> = {
  columns: taskColumns,
  defaultColumn: 'board',
  filters: {
    board: /^[a-z\d-]{1,80}$/,
    label: /^.{1,40}$/u,
    assignee: /^.{1,1000}$/u,
    due: dueStates,
    view: ['list', 'lanes'],
    task: /^.{1,40}$/u,
    tab: ['comments', 'activity'],
    panel: ['archive'],
  },
  pageSizes: [25],
}

export type KanbanParams = ListParams<TaskColumn, Param>

/** The URL separates names by `|`. */
export const namesIn = (text: string): string[] => text.split('|').filter((name) => name !== '')

export function useKanbanUrl() {
  const [params, change] = useListParams(rules)
  const [search] = useSearchParams()

  const rest = useMemo(() => {
    const others = new URLSearchParams(search)
    others.delete('task')
    others.delete('tab')
    others.delete('panel')
    return others.toString()
  }, [search])
  const hrefTo = useCallback((taskId: number) => `?${rest && `${rest}&`}task=${taskId}`, [rest])

  return { params, change, hrefTo }
}

export type KanbanUrl = ReturnType<typeof useKanbanUrl>
