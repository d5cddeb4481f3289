import { addDays, daysBetween } from '@core/days'

/** @param firstDay 0 is Sunday */
export function startOfWeek(day: string, firstDay: number): string {
  return addDays(day, -((Temporal.PlainDate.from(day).dayOfWeek - firstDay + 7) % 7))
}

export function startOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`
}

/** The same day of another month, or that month's last day. */
export function addMonths(day: string, count: number): string {
  return Temporal.PlainDate.from(day).add({ months: count }).toString()
}

/** Whole weeks that contain days of the month. */
export function weeksOfMonth(day: string, firstDay: number): string[][] {
  const first = startOfMonth(day)
  const next = addMonths(first, 1)
  const weeks: string[][] = []
  for (let week = startOfWeek(first, firstDay); week < next; week = addDays(week, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(week, index)))
  }
  return weeks
}

/** Week 1 has at least `minimalDays` days in January. @param day any day of the week */
export function weekNumber(day: string, firstDay: number, minimalDays: number): number {
  const start = startOfWeek(day, firstDay)
  const firstWeekOf = (year: number) => startOfWeek(`${year}-01-${String(minimalDays).padStart(2, '0')}`, firstDay)
  const year = Number(addDays(start, 7 - minimalDays).slice(0, 4))
  return daysBetween(firstWeekOf(year), start) / 7 + 1
}
