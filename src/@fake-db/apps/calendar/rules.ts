import { dateOf } from '@core/dateText'
import { badRequest } from '@fake-db/kit/reply'
import type { WireValue } from '@fake-db/kit/request'
import { withChange } from '@fake-db/kit/table'
import type { CalendarEvent, EventChange, NewEvent } from '@/redux/apps/calendar/schema'

/** Contract, "Calendar": no `calendars` at all means every kind, an empty list none. */
export function eventsOfKinds(events: readonly CalendarEvent[], calendars: WireValue): CalendarEvent[] {
  if (calendars === undefined) return [...events]
  const kinds = new Set(typeof calendars === 'string' ? [calendars] : calendars)
  return events.filter(({ extendedProps }) => kinds.has(extendedProps.calendar))
}

/** Contract, "Calendar": an end before its start is refused. */
export function refuseEndBeforeStart({ start, end }: CalendarEvent): void {
  if (end !== null && dateOf(end) < dateOf(start)) throw badRequest({ end: 'The end must not be before the start.' })
}

export function toEvent({ extendedProps = {}, ...given }: NewEvent, id: number): CalendarEvent {
  return {
    id,
    url: given.url ?? '',
    title: given.title,
    start: given.start,
    end: given.end ?? null,
    allDay: given.allDay ?? false,
    extendedProps: withChange<CalendarEvent['extendedProps']>({ calendar: 'ETC' }, extendedProps),
  }
}

/** Of the extended properties, too, only those that are sent change. */
export function changedEvent(event: CalendarEvent, { extendedProps = {}, ...change }: EventChange): CalendarEvent {
  return withChange(event, { ...change, extendedProps: withChange(event.extendedProps, extendedProps) })
}
