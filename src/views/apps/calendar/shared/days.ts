/*
 * Arithmetic of days as texts, such as `2026-03-29`. It counts in Greenwich, where every day has 24 hours, so that no change of
 * the clocks loses or doubles one.
 */

const dayLength = 86_400_000

function serialOf(day: string): number {
  return Date.parse(`${day}T00:00Z`) / dayLength
}

function dayOf(serial: number): string {
  return new Date(serial * dayLength).toISOString().slice(0, 10)
}

/** @param count may be negative */
export function addDays(day: string, count: number): string {
  return dayOf(serialOf(day) + count)
}

export function daysBetween(from: string, to: string): number {
  return serialOf(to) - serialOf(from)
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(serialOf(day) * dayLength).getUTCDay()
}

export function startOfWeek(day: string, firstDay: number): string {
  return addDays(day, -((weekdayOf(day) - firstDay + 7) % 7))
}

export function startOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`
}

/** The same day of another month, or its last one where it has none of that number. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0))
  last.setUTCDate(Math.min(date, last.getUTCDate()))
  return last.toISOString().slice(0, 10)
}

/** The weeks in which a month has days, whole. */
export function weeksOfMonth(day: string, firstDay: number): string[][] {
  const first = startOfMonth(day)
  const next = addMonths(first, 1)
  const weeks: string[][] = []
  for (let week = startOfWeek(first, firstDay); week < next; week = addDays(week, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(week, index)))
  }
  return weeks
}

/**
 * The number of a week in its year: the first is the one with at least `minimalDays` days in January.
 * @param day any of the week
 */
export function weekNumber(day: string, firstDay: number, minimalDays: number): number {
  const start = startOfWeek(day, firstDay)
  const firstWeekOf = (year: number) => startOfWeek(`${year}-01-${String(minimalDays).padStart(2, '0')}`, firstDay)
  const year = Number(addDays(start, 7 - minimalDays).slice(0, 4))
  return daysBetween(firstWeekOf(year), start) / 7 + 1
}
