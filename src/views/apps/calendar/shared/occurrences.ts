import { dateOf } from '@core/zonedTime'
import type { CalendarEvent, Occurrence } from '@/redux/apps/calendar/schema'
import type { Rules } from '../hooks/useRules'
import { spanOf } from './times'

const year = 366 * 86_400_000

/** Unique among the occurrences of all events. */
export function occurrenceKey({ id, at }: Pick<Occurrence, 'id' | 'at'>): string {
  return at === undefined ? String(id) : `${id}@${at}`
}

/** The occurrence with this start by the rule; null if the event has none. */
export function occurrenceNamed(event: CalendarEvent, at: string, { occurrencesOf }: Rules): Occurrence | null {
  const time = dateOf(at).getTime()
  const isNamed = (text: string | undefined) => text !== undefined && dateOf(text).getTime() === time
  // Moved occurrences may be in any period.
  const moved = event.recurrence?.overrides?.find((override) => isNamed(override.at))
  const place = moved ? dateOf(moved.start).getTime() : time
  if (Number.isNaN(place)) return null
  return occurrencesOf(event, new Date(place - 1), new Date(place + 1)).find((one) => isNamed(one.at)) ?? null
}

/** The first occurrence that is not over, or the first of all. Null if none is left. */
export function nextOccurrence(event: CalendarEvent, now: Date, { occurrencesOf }: Rules): Occurrence | null {
  const first = dateOf(event.start).getTime()
  const later = (start: number, years: number) => occurrencesOf(event, new Date(start), new Date(start + years * year))
  const from = Math.max(now.getTime(), first - 1)
  // A short period first: an endless daily event would be expanded for eight years.
  for (const years of [1, 8]) {
    const next = later(from, years).find((occurrence) => spanOf(occurrence).end > now)
    if (next) return next
  }
  return later(first - 1, 1)[0] ?? later(first - 1, 8)[0] ?? null
}
