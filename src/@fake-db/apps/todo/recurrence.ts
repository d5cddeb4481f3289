import { dateOf, daysLater, dayTextOf, momentOf, wallOf } from '@core/zonedTime'
import type { Repeat } from '@/redux/apps/todo/schema'

/** The longest that one step takes, in days: how many steps have passed at least follows from it. */
const longest = { daily: 1, weekdays: 1, weekly: 7, monthly: 31 } as const

const isWeekend = (date: Date) => wallOf(date).getUTCDay() % 6 === 0

/** The same day some months later, or the last one of a month that is too short for it. */
function addMonths(date: Date, months: number, dayOfMonth: number): Date {
  const wall = wallOf(date)
  wall.setUTCMonth(wall.getUTCMonth() + months + 1, 0)
  wall.setUTCDate(Math.min(dayOfMonth, wall.getUTCDate()))
  return momentOf(wall)
}

/**
 * When a task that repeats is due again: one or more steps on from when it was due, and never over already. A day is over when it
 * ends, a moment when it has come. Steps are those of the calendar, so that a time of day stays what it is.
 * @param dueDate a task that was not due at all repeats from today
 * @param dayOfMonth what a monthly task is meant for, where shorter months may have moved it
 */
export function nextDueDate(
  dueDate: string | null,
  repeat: Exclude<Repeat, 'none'>,
  now: Date,
  dayOfMonth?: number,
): string {
  const isWhole = dueDate === null || dueDate.length === 10
  const from = dateOf(dueDate ?? dayTextOf(now))
  const isOver = (date: Date) => (isWhole ? dayTextOf(date) < dayTextOf(now) : date <= now)
  const stepTo = (steps: number) =>
    repeat === 'monthly'
      ? addMonths(from, steps, dayOfMonth ?? wallOf(from).getUTCDate())
      : daysLater(from, repeat === 'weekly' ? 7 * steps : steps)

  const passed = Math.floor((now.getTime() - from.getTime()) / 86_400_000 / longest[repeat]) - 1
  let steps = Math.max(1, passed)
  let next = stepTo(steps)
  while (isOver(next) || (repeat === 'weekdays' && isWeekend(next))) next = stepTo((steps += 1))
  return isWhole ? dayTextOf(next) : next.toISOString()
}
