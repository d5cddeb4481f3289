import { dateOf, dayFrom } from '@core/zonedTime'
import type { KanbanColumn, Task } from '@/redux/apps/kanban/schema'

export const dueStates = ['overdue', 'soon', 'later', 'none'] as const

export type DueState = (typeof dueStates)[number]

const soon = 2 * 24 * 60 * 60_000

/** Columns with completed tasks, which are never overdue. The sample board's column has the id `done`, under any title. */
export function doneIn(columns: readonly KanbanColumn[]): ReadonlySet<string> {
  return new Set(columns.filter(({ id, isDone }) => isDone ?? id === 'done').map(({ id }) => id))
}

/** A day ends at midnight, a time at once. */
function endOf(text: string): number {
  const date = dateOf(text)
  return (text.includes('T') ? date : dayFrom(date, 1)).getTime()
}

export function dueStateOf(
  { dueDate, boardId }: Pick<Task, 'dueDate' | 'boardId'>,
  now: Date,
  done: ReadonlySet<string>,
): DueState {
  if (dueDate === null) return 'none'
  const left = endOf(dueDate) - now.getTime()
  if (done.has(boardId) || left > soon) return 'later'
  return left < 0 ? 'overdue' : 'soon'
}
