import { dateOf, dayFrom, dayTextOf, wallOf } from '@core/zonedTime'
import type { Task } from '@/redux/apps/todo/schema'
import { weekRulesOf } from '@core/weeks'

/** In list order. */
export const dueGroups = ['overdue', 'today', 'tomorrow', 'week', 'later', 'none', 'done'] as const
export type DueGroup = (typeof dueGroups)[number]

/** A due date without a time ends with its day. */
export function isWholeDay(dueDate: string): boolean {
  return dueDate.length === 10
}

/** First day of the next week. */
export function nextWeekStart(now: Date, language: string): Date {
  return dayFrom(now, 7 - ((wallOf(now).dayOfWeek - weekRulesOf(language).firstDay + 7) % 7))
}

/** Completed tasks are never overdue. @param language determines the first day of the week */
export function dueGroupOf(
  { dueDate, isCompleted }: Pick<Task, 'dueDate' | 'isCompleted'>,
  now: Date,
  language: string,
): DueGroup {
  if (isCompleted) return 'done'
  if (dueDate === null) return 'none'
  const due = dateOf(dueDate)
  const day = dayTextOf(due)
  if (day < dayTextOf(now) || (due < now && !isWholeDay(dueDate))) return 'overdue'
  if (day === dayTextOf(now)) return 'today'
  if (day === dayTextOf(dayFrom(now, 1))) return 'tomorrow'
  return due < nextWeekStart(now, language) ? 'week' : 'later'
}
