import { dateOf, dayFrom, dayTextOf, wallOf } from '@core/zonedTime'
import type { Task } from '@/redux/apps/todo/schema'
import { weekRulesOf } from '@core/weeks'

/** When a task is to be done, seen from now, in the order in which lists have them. */
export const dueGroups = ['overdue', 'today', 'tomorrow', 'week', 'later', 'none', 'done'] as const
export type DueGroup = (typeof dueGroups)[number]

/** Whether a due date names a day only, whose end is then the end of the time. */
export function isWholeDay(dueDate: string): boolean {
  return dueDate.length === 10
}

/** The first day of the week after that of `now`. */
export function nextWeekStart(now: Date, language: string): Date {
  return dayFrom(now, 7 - ((wallOf(now).dayOfWeek - weekRulesOf(language).firstDay + 7) % 7))
}

/**
 * Puts a task into its group: what is done is never overdue.
 * @param language decides on which day the week ends
 */
export function dueGroupOf({ dueDate, isCompleted }: Task, now: Date, language: string): DueGroup {
  if (isCompleted) return 'done'
  if (dueDate === null) return 'none'
  const due = dateOf(dueDate)
  const day = dayTextOf(due)
  if (day < dayTextOf(now) || (due < now && !isWholeDay(dueDate))) return 'overdue'
  if (day === dayTextOf(now)) return 'today'
  if (day === dayTextOf(dayFrom(now, 1))) return 'tomorrow'
  return due < nextWeekStart(now, language) ? 'week' : 'later'
}
