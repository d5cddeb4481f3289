import { dateOf } from '@core/dateText'
import type { Task } from '@/redux/apps/kanban/schema'

/** How much a due date presses. */
export const dueStates = ['overdue', 'soon', 'later', 'none'] as const

export type DueState = (typeof dueStates)[number]

const soon = 2 * 24 * 60 * 60_000

/** What is done is no longer late. The sample board has a column of this id, which it keeps under any title. */
const doneBoard = 'done'

/** A day is over at its end, a time at once. */
function endOf(text: string): number {
  const date = dateOf(text)
  if (!text.includes('T')) date.setDate(date.getDate() + 1)
  return date.getTime()
}

export function dueStateOf({ dueDate, boardId }: Pick<Task, 'dueDate' | 'boardId'>, now: Date): DueState {
  if (dueDate === null) return 'none'
  const left = endOf(dueDate) - now.getTime()
  if (boardId === doneBoard || left > soon) return 'later'
  return left < 0 ? 'overdue' : 'soon'
}
