import { dateOf, dayTextOf, momentOf, wallOf } from '@core/zonedTime'
import type { Repeat } from '@/redux/apps/todo/schema'

const rhythms = {
  daily: { unit: 'days', every: 1 },
  weekdays: { unit: 'days', every: 1 },
  weekly: { unit: 'weeks', every: 1 },
  biweekly: { unit: 'weeks', every: 2 },
  monthly: { unit: 'months', every: 1 },
} as const

/**
 * Next due date: at least one step later, and not past. A day is past when it ends.
 * @param dueDate null repeats from today
 * @param dayOfMonth of a monthly task; a shorter month may have moved `dueDate`
 */
export function nextDueDate(
  dueDate: string | null,
  repeat: Exclude<Repeat, 'none'>,
  now: Date,
  dayOfMonth?: number,
): string {
  const isDay = dueDate === null || dueDate.length === 10
  const first = wallOf(dateOf(dueDate ?? dayTextOf(now)))
  const { unit, every } = rhythms[repeat]
  function afterSteps(count: number): Temporal.PlainDateTime {
    const date = first.add({ [unit]: count * every })
    return repeat === 'monthly' ? date.with({ day: dayOfMonth ?? first.day }) : date
  }
  const textOf = (date: Temporal.PlainDateTime) =>
    isDay ? date.toPlainDate().toString() : momentOf(date).toISOString()
  const isPast = (date: Temporal.PlainDateTime) => (isDay ? textOf(date) < dayTextOf(now) : momentOf(date) <= now)

  let steps = Math.max(1, Math.floor(first.until(wallOf(now), { largestUnit: unit })[unit] / every))
  let next = afterSteps(steps)
  while (isPast(next) || (repeat === 'weekdays' && next.dayOfWeek > 5)) next = afterSteps((steps += 1))
  return textOf(next)
}
