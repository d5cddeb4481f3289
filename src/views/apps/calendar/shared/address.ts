import { isDay } from '@core/dateText'
import type { Kind } from '@/redux/apps/calendar/schema'
import { kinds } from '@/redux/apps/calendar/schema'
import { readId } from '@/utility/hooks/useIdParam'
import type { View } from './periods'
import { views } from './periods'

/** What the address of the calendar says. */
export interface CalendarAddress {
  /** Null where it leaves that to the window: a month, or on phones the list. */
  readonly view: View | null
  /** Null means today, or the day of the event that is open. */
  readonly date: string | null
  /** The kinds that are shown. */
  readonly calendars: readonly Kind[]
  /** The event that is open. */
  readonly event: number | 'new' | null
  /** What is searched for; null where the calendar is shown. */
  readonly q: string | null
}

/** The kinds that are shown once one of them has to be. */
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

/** Reads the query of the address. What is unknown falls back to its default. */
export function readAddress(search: URLSearchParams): CalendarAddress {
  const event = search.get('event')
  return {
    view: views.find((view) => view === search.get('view')) ?? null,
    date: readDate(search.get('date')),
    calendars: readKinds(search.get('calendars')),
    // The drawer reports an invalid id as missing.
    event: event === 'new' ? event : event ? (readId(event) ?? NaN) : null,
    q: search.get('q'),
  }
}

/** Writes the query of the address. Defaults are left out. */
export function writeAddress({ view, date, calendars, event, q }: CalendarAddress): URLSearchParams {
  const search = new URLSearchParams()
  if (view !== null) search.set('view', view)
  if (date !== null) search.set('date', date)
  if (calendars.length === 0) search.set('calendars', 'none')
  else if (calendars.length < kinds.length) search.set('calendars', calendars.join(','))
  if (event !== null) search.set('event', String(event))
  if (q !== null) search.set('q', q)
  return search
}
