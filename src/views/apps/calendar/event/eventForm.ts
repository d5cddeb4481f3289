import { validationMessage } from '@core/validation/validationMessage'
import { clockTextSchema, daySchema, isDay } from '@core/dateText'
import { addDays } from '@core/days'
import { clockOf, dateOf, dayTextOf } from '@core/zonedTime'
import { z } from '@core/schema'
import type { NewEvent, Occurrence } from '@/redux/apps/calendar/schema'
import { eventSchema, kinds, newEventSchema, reminders } from '@/redux/apps/calendar/schema'
import { spanOf } from '../shared/times'
import { repeatChecks, repeatFields } from './repetition'
import { repeatValuesOf } from './ruleStart'

/** Initial values of a new event: a dragged range or a copy of an event. */
export const eventDraftSchema = z.extend(z.partial(newEventSchema), { start: newEventSchema.shape.start })

export type EventDraft = z.infer<typeof eventDraftSchema>

const { shape } = eventSchema

/** Form values. For all-day events, the end is the last day (inclusive). */
export const eventFormSchema = z
  .object({
    title: shape.title,
    calendar: z.enum(kinds),
    allDay: z.boolean(),
    startDay: daySchema,
    startClock: clockTextSchema,
    endDay: daySchema,
    endClock: clockTextSchema,
    url: shape.url,
    guests: z.array(z.object({ fullName: z.string(), avatar: z.string() })).check(z.maxLength(100)),
    location: z.string().check(z.trim(), z.maxLength(200)),
    description: z.string().check(z.trim(), z.maxLength(10_000)),
    /** Minutes before the start, or empty. */
    reminder: z.string(),
    ...repeatFields,
  })
  .check(
    z.refine(({ allDay, startClock }) => allDay || startClock !== '', {
      path: ['startClock'],
      error: validationMessage('required'),
      when: () => true,
    }),
    z.refine(({ allDay, endClock }) => allDay || endClock !== '', {
      path: ['endClock'],
      error: validationMessage('required'),
      when: () => true,
    }),
    z.refine(isInOrder, { path: ['endDay'], error: validationMessage('dateOrder') }),
    ...repeatChecks,
  )

export type EventFormValues = z.infer<typeof eventFormSchema>

type Range = Pick<EventFormValues, 'startDay' | 'startClock' | 'endDay' | 'endClock'>

function isInOrder(values: Range & { allDay: boolean }): boolean {
  const { allDay, startDay, startClock, endDay, endClock } = values
  // Missing and invalid values have their own messages.
  if (!isDay(startDay) || !isDay(endDay)) return true
  if (!allDay && (startClock === '' || endClock === '')) return true
  return allDay ? endDay >= startDay : `${endDay}T${endClock}` >= `${startDay}T${startClock}`
}

export function toFormValues(event: Occurrence | EventDraft): EventFormValues {
  const { title = '', url = '', allDay = false, start, end = null, extendedProps = {} } = event
  const span = spanOf({ start, end, allDay })
  const endDay = dayTextOf(span.end)
  return {
    title,
    calendar: extendedProps.calendar ?? 'Business',
    allDay,
    startDay: dayTextOf(span.start),
    startClock: allDay ? '09:00' : clockOf(span.start),
    endDay: allDay ? addDays(endDay, -1) : endDay,
    endClock: allDay ? '10:00' : clockOf(span.end),
    url,
    guests: extendedProps.guests ?? [],
    location: extendedProps.location ?? '',
    description: extendedProps.description ?? '',
    reminder: String(event.reminder ?? ''),
    ...repeatValuesOf({ ...event, allDay }),
  }
}

/** Keeps an untouched time: when clocks go back, an hour repeats, and the form cannot tell which is meant. */
function momentLike(day: string, clock: string, before: string | null | undefined): string {
  if (before) {
    const date = dateOf(before)
    if (dayTextOf(date) === day && clockOf(date) === clock) return date.toISOString()
  }
  return dateOf(`${day}T${clock}`).toISOString()
}

export function toEventFields(values: EventFormValues, before?: Occurrence): NewEvent {
  const { title, url, allDay, startDay, startClock, endDay, endClock, calendar, guests, location, description } = values
  const known = before && !before.allDay ? before : null
  return {
    title,
    url,
    allDay,
    start: allDay ? startDay : momentLike(startDay, startClock, known?.start),
    end: allDay ? addDays(endDay, 1) : momentLike(endDay, endClock, known?.end),
    extendedProps: { calendar, guests, location, description },
    reminder: reminders.find((minutes) => String(minutes) === values.reminder) ?? null,
  }
}

/** Wall-clock time in ms, without daylight saving time. NaN if a field is empty. */
function wallTime(day: string, clock: string): number {
  return Date.parse(`${day}T${clock}Z`)
}

/** End that keeps the event's length when its start moves. Null if a start or an end is missing. */
export function movedEnd(
  before: Range,
  { startDay, startClock }: Pick<Range, 'startDay' | 'startClock'>,
): Pick<Range, 'endDay' | 'endClock'> | null {
  const moved =
    wallTime(before.endDay, before.endClock) -
    wallTime(before.startDay, before.startClock) +
    wallTime(startDay, startClock)
  if (Number.isNaN(moved)) return null
  const text = new Date(moved).toISOString()
  return { endDay: text.slice(0, 10), endClock: text.slice(11, 16) }
}
