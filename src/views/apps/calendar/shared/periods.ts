import { addDays } from '@core/days'
import { addMonths, startOfWeek, weeksOfMonth } from './days'

export const views = ['month', 'week', 'day', 'list'] as const

export type View = (typeof views)[number]

/** Days in the list view, starting on the day in the URL. */
export const listLength = 30

export function stepped(view: View, day: string, by: 1 | -1): string {
  switch (view) {
    case 'month':
      return addMonths(day, by)
    case 'week':
      return addDays(day, 7 * by)
    case 'day':
      return addDays(day, by)
    case 'list':
      return addDays(day, listLength * by)
  }
}

/** Days; the end is exclusive. */
export interface Period {
  readonly from: string
  readonly to: string
}

/** The days that a view shows. A month includes the other days of its weeks. */
export function periodOf(view: View, day: string, firstDay: number): Period {
  const weeks = weeksOfMonth(day, firstDay)
  const lengths = { month: 7 * weeks.length, week: 7, day: 1, list: listLength }
  const from = { month: weeks[0]?.[0] ?? day, week: startOfWeek(day, firstDay), day, list: day }[view]
  return { from, to: addDays(from, lengths[view]) }
}

export function periodTitle(view: View, day: string, firstDay: number, language: string): string {
  const date = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  const range = (from: string, length: number) =>
    new Intl.DateTimeFormat(language, date).formatRange(new Date(from), new Date(addDays(from, length - 1)))
  switch (view) {
    case 'month':
      return new Intl.DateTimeFormat(language, { ...date, day: undefined, month: 'long' }).format(new Date(day))
    case 'week':
      return range(startOfWeek(day, firstDay), 7)
    case 'day':
      return new Intl.DateTimeFormat(language, { ...date, month: 'long', weekday: 'long' }).format(new Date(day))
    case 'list':
      return range(day, listLength)
  }
}
