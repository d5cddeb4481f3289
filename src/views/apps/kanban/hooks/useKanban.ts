import { withoutTags } from '@core/html/tags'
import { useMemo } from 'react'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { Task } from '@/redux/apps/kanban/schema'
import {
  fetchKanban,
  selectBoards,
  selectKanbanRequest,
  selectTasks,
  selectTasksByBoard,
} from '@/redux/apps/kanban/slice'
import { dueStateOf } from '../shared/due'
import type { KanbanParams } from './useKanbanUrl'

function textOfTask({ title, description, labels, assignedTo }: Task): string {
  const words = withoutTags(description)
  return [title, words, ...labels, ...assignedTo.map((person) => person.title)].join('\n').toLocaleLowerCase()
}

/** The board, and what search and filters leave of it. */
export function useKanban({ q, label, assignee, due }: KanbanParams, now: Date) {
  const retry = useRequest(fetchKanban, undefined)
  const boards = useAppSelector(selectBoards)
  const tasks = useAppSelector(selectTasks)
  const all = useAppSelector(selectTasksByBoard)
  const request = useAppSelector(selectKanbanRequest)
  const wanted = q.trim().toLocaleLowerCase()
  const isFiltered = wanted !== '' || label !== '' || assignee !== '' || due !== ''

  const shown = useMemo(() => {
    if (!isFiltered) return all
    const matches = (task: Task) =>
      (label === '' || task.labels.includes(label)) &&
      (assignee === '' || task.assignedTo.some(({ title }) => title === assignee)) &&
      (due === '' || dueStateOf(task, now) === due) &&
      (wanted === '' || textOfTask(task).includes(wanted))
    return new Map([...all].map(([id, column]) => [id, column.filter(matches)]))
  }, [all, isFiltered, wanted, label, assignee, due, now])

  const isSettled = request.status === 'succeeded' || request.status === 'failed'
  return {
    boards,
    tasks,
    /** By the column's id: those that search and filters leave. */
    shown,
    isFiltered,
    isLoading: boards.length === 0 && !isSettled,
    request,
    retry,
  }
}

export type KanbanData = ReturnType<typeof useKanban>
