import { htmlToText } from '@core/html/htmlToText'
import { useMemo } from 'react'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { Task } from '@/redux/apps/kanban/schema'
import {
  fetchKanban,
  selectColumns,
  selectKanbanRequest,
  selectTasks,
  selectTasksByColumn,
} from '@/redux/apps/kanban/slice'
import { doneIn, dueStateOf } from '../shared/due'
import { namesIn, type KanbanParams } from './useKanbanUrl'

export function textOfTask({ title, description, labels, assignedTo }: Task): string {
  const words = htmlToText(description)
  return [title, words, ...labels, ...assignedTo.map((person) => person.title)].join('\n').toLocaleLowerCase()
}

export function useKanban({ board, q, label, assignee, due }: KanbanParams, now: Date) {
  const retry = useRequest(fetchKanban, board || undefined)
  const columns = useAppSelector(selectColumns)
  const tasks = useAppSelector(selectTasks)
  const all = useAppSelector(selectTasksByColumn)
  const request = useAppSelector(selectKanbanRequest)
  const wanted = q.trim().toLocaleLowerCase()
  const isFiltered = wanted !== '' || label !== '' || assignee !== '' || due !== ''

  const done = useMemo(() => doneIn(columns), [columns])
  const shown = useMemo(() => {
    if (!isFiltered) return all
    const names = namesIn(assignee)
    const matches = (task: Task) =>
      (label === '' || task.labels.includes(label)) &&
      (names.length === 0 || task.assignedTo.some(({ title }) => names.includes(title))) &&
      (due === '' || dueStateOf(task, now, done) === due) &&
      (wanted === '' || textOfTask(task).includes(wanted))
    return new Map([...all].map(([id, column]) => [id, column.filter(matches)]))
  }, [all, done, isFiltered, wanted, label, assignee, due, now])

  const isSettled = request.status === 'succeeded' || request.status === 'failed'
  return {
    columns,
    done,
    tasks,
    shown,
    isFiltered,
    isLoading: columns.length === 0 && !isSettled,
    request,
    retry,
  }
}

export type KanbanData = ReturnType<typeof useKanban>
