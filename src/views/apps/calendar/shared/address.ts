import { isDay } from '@core/dateText'
import type { Kind } from '@/redux/apps/calendar/schema'
import { kinds } from '@/redux/apps/calendar/schema'
import { readId } from '@/utility/hooks/useIdParam'
import type { View } from './periods'
import { views } from './periods'

export interface CalendarAddress {
  /** Null for the default: month, or list on phones. */
  readonly view: View | null
  /** Null for today, or the day of the open event. */
  readonly date: string | null
  readonly calendars: readonly Kind[]
  readonly event: number | 'new' | null
  /** Occurrence of the open event; null for its next one. */
  readonly at: string | null
  /** Search text; null while the calendar is visible. */
  readonly q: string | null
}

/** Adds a kind to the visible kinds, in their fixed order. */
export function withKind(calendars: readonly Kind[], kind: Kind): Kind[] {
  return kinds.filter((other) => other === kind || calendars.includes(other))
}

function readDate(text: string | null): string | null {
  const day = text !== null && /^\d{4}-\d{2}$/.test(text) ? `${text}-01` : text
  return day !== null && isDay(day) ? day : null
}

function readKinds(text: string | null): readonly Kind[] {
  if (text === null) return kinds
  const named = new Set(text.split(','))
  const known = kinds.filter((kind) => named.has(kind))
  return known.length > 0 || named.has('none') ? known : kinds
}

/** Parses the URL query. Unknown values fall back to their defaults. */
export function readAddress(search: URLSearchParams): CalendarAddress {
  const event = search.get('event')
  return {
    view: views.find((view) => view === search.get('view')) ?? null,
    date: readDate(search.get('date')),
    calendars: readKinds(search.get('calendars')),
    // The drawer reports an invalid id as missing.
    event: event === 'new' ? event : event ? (readId(event) ?? NaN) : null,
    at: search.get('at'),
    q: search.get('q'),
  }
}

export function writeAddress({ view, date, calendars, event, at, q }: CalendarAddress): URLSearchParams {
  const search = new URLSearchParams()
  if (view !== null) search.set('view', view)
  if (date !== null) search.set('date', date)
  if (calendars.length === 0) search.set('calendars', 'none')
  else if (calendars.length < kinds.length) search.set('calendars', calendars.join(','))
  if (event !== null) search.set('event', String(event))
  if (typeof event === 'number' && at !== null) search.set('at', at)
  if (q !== null) search.set('q', q)
  return search
}
