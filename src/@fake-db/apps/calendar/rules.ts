import { dateOf, dayTextOf } from '@core/zonedTime'
import { badRequest } from '@fake-db/kit/reply'
import type { WireValue } from '@fake-db/kit/request'
import { withChange } from '@fake-db/kit/table'
import type {
  CalendarEvent,
  EventChange,
  NewEvent,
  NewUnscheduledEvent,
  Occurrence,
  UnscheduledEvent,
} from '@/redux/apps/calendar/schema'
import { reminders } from '@/redux/apps/calendar/schema'

/** Without `calendars`, returns all kinds; with an empty list, none. */
export function eventsOfKinds(events: readonly CalendarEvent[], calendars: WireValue): CalendarEvent[] {
  if (calendars === undefined) return [...events]
  const kinds = new Set(typeof calendars === 'string' ? [calendars] : calendars)
  return events.filter(({ extendedProps }) => kinds.has(extendedProps.calendar))
}

/** Longest time between a reminder and its event. */
const longest = Math.max(...reminders) * 60_000

/** Occurrences of recurring events around a period of reminders; other events as they are. */
async function expanded(events: readonly CalendarEvent[], after: Date, until: Date): Promise<Occurrence[]> {
  if (!events.some(({ recurrence }) => recurrence)) return [...events]
  const { occurrencesOf } = await import('@/redux/apps/calendar/rules')
  const to = new Date(until.getTime() + longest + 1)
  return events.flatMap((event) => (event.recurrence ? occurrencesOf(event, after, to) : [event]))
}

/** Events whose reminder is after `after` and up to `until`, sorted by start. All-day events start at midnight. */
export async function dueReminders(events: readonly CalendarEvent[], after: Date, until: Date): Promise<Occurrence[]> {
  const reminding = events.filter(({ reminder, recurrence }) => typeof reminder === 'number' || recurrence?.overrides)
  return (await expanded(reminding, after, until))
    .flatMap((event) => {
      const { reminder, start, allDay } = event
      if (typeof reminder !== 'number') return []
      const from = dateOf(allDay ? dayTextOf(dateOf(start)) : start).getTime()
      const at = from - reminder * 60_000
      return at > after.getTime() && at <= until.getTime() ? [{ event, from }] : []
    })
    .sort((a, b) => a.from - b.from)
    .map(({ event }) => event)
}

export function refuseEndBeforeStart({ start, end }: CalendarEvent): void {
  if (end !== null && dateOf(end) < dateOf(start)) throw badRequest({ end: 'dateOrder' })
}

export function toUnscheduled({ extendedProps = {}, ...given }: NewUnscheduledEvent, id: number): UnscheduledEvent {
  return {
    id,
    url: given.url ?? '',
    title: given.title,
    start: null,
    end: null,
    allDay: false,
    ...(given.reminder !== undefined && { reminder: given.reminder }),
    extendedProps: withChange<CalendarEvent['extendedProps']>({ calendar: 'ETC' }, extendedProps),
  }
}

export function toEvent(given: NewEvent, id: number): CalendarEvent {
  const { start, end = null, allDay = false, recurrence } = given
  return { ...toUnscheduled(given, id), start, end, allDay, ...(recurrence && { recurrence }) }
}

export function isScheduled(event: CalendarEvent | UnscheduledEvent): event is CalendarEvent {
  return event.start !== null
}

/** Merges `extendedProps` too. @throws HttpError 400 for an unscheduled event without a new start */
export function changedEvent(
  event: CalendarEvent | UnscheduledEvent,
  { extendedProps = {}, ...change }: EventChange,
): CalendarEvent {
  const start = change.start ?? event.start
  if (start === null) throw badRequest({ start: 'required' })
  const whole: CalendarEvent = { ...event, start }
  return withChange(whole, { ...change, extendedProps: withChange(event.extendedProps, extendedProps) })
}
