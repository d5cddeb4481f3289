import { dateOf, dayFrom } from '@core/zonedTime'
import type { Board, Task } from '@/redux/apps/kanban/schema'

/** How much a due date presses. */
export const dueStates = ['overdue', 'soon', 'later', 'none'] as const

export type DueState = (typeof dueStates)[number]

const soon = 2 * 24 * 60 * 60_000

/** The columns whose tasks are done, and no longer late. The sample board has one of this id, which it keeps under any title. */
export function doneIn(boards: readonly Board[]): ReadonlySet<string> {
  return new Set(boards.filter(({ id, isDone }) => isDone ?? id === 'done').map(({ id }) => id))
}

/** A day is over at its end, a time at once. */
function endOf(text: string): number {
  const date = dateOf(text)
  return (text.includes('T') ? date : dayFrom(date, 1)).getTime()
}

/** @param done the columns whose tasks are done */
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
