import { dateOf, dayTextOf } from '@core/dateText'
import type { Task } from '@/redux/apps/todo/schema'
import { weekRulesOf } from '@core/weeks'

/** When a task is to be done, seen from now, in the order in which lists have them. */
export const dueGroups = ['overdue', 'today', 'tomorrow', 'week', 'later', 'none', 'done'] as const
export type DueGroup = (typeof dueGroups)[number]

/** The day that lies some days after another, at its beginning. */
export function dayAfter(date: Date, days: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)
}

/** Whether a due date names a day only, whose end is then the end of the time. */
export function isWholeDay(dueDate: string): boolean {
  return dueDate.length === 10
}

/** The first day of the week after that of `now`. */
export function nextWeekStart(now: Date, language: string): Date {
  return dayAfter(now, 7 - ((now.getDay() - weekRulesOf(language).firstDay + 7) % 7))
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
  if (day === dayTextOf(dayAfter(now, 1))) return 'tomorrow'
  return due < nextWeekStart(now, language) ? 'week' : 'later'
}
