import { dateOf, dayTextOf } from '@core/dateText'
import type { Task } from '@/redux/apps/todo/schema'

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

interface WeekInfo {
  firstDay: number
}

/** The day on which a week begins, from 1 for Monday to 7; engines that do not know it take Monday (ISO 8601). */
function firstDayOfWeek(language: string): number {
  // Engines have it as a method, older ones as a property.
  const locale: Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo } = new Intl.Locale(language)
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1
}

/** The first day of the week after that of `now`. */
export function nextWeekStart(now: Date, language: string): Date {
  const weekday = now.getDay() === 0 ? 7 : now.getDay()
  return dayAfter(now, 7 - ((weekday - firstDayOfWeek(language) + 7) % 7))
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
