import { dayTextOf } from '@core/zonedTime'
import { addDays, timeOn } from '@fake-db/kit/env'
import { personNamed } from '@fake-db/shell/people/people'
import type { CalendarEvent, UnscheduledEvent } from '@/redux/apps/calendar/schema'
import type { Details } from './seedRows'
import { seedAllDay, seedAroundToday, seedUnscheduled, seedWeekly } from './seedRows'

type When = Pick<CalendarEvent, 'start' | 'end' | 'allDay'> | Pick<UnscheduledEvent, 'start' | 'end' | 'allDay'>

function toEvent(details: Details, id: number, when: When): CalendarEvent | UnscheduledEvent {
  const { title, kind, url = '', location, guests, description } = details
  return {
    id,
    url,
    title,
    ...when,
    extendedProps: {
      calendar: kind,
      ...(location !== undefined && { location }),
      ...(guests && {
        guests: guests.map((name) => {
          const { fullName, avatar } = personNamed(name)
          return { fullName, avatar }
        }),
      }),
      ...(description !== undefined && { description }),
    },
  }
}

function timed(now: Date, days: number, at: string, minutes: number) {
  const start = timeOn(now, days, at)
  return { start, end: new Date(Date.parse(start) + minutes * 60_000).toISOString(), allDay: false }
}

/** Five weeks around `now`, plus unscheduled events, in id order. Local times. */
export function seedEvents(now: Date): (CalendarEvent | UnscheduledEvent)[] {
  const sinceMonday = (now.getDay() + 6) % 7
  const weekly = seedWeekly.flatMap(({ weekday, at, minutes, weeks, ...details }) =>
    weeks.map((week) => ({ details, when: timed(now, 7 * week + weekday - 1 - sinceMonday, at, minutes) })),
  )
  const around = seedAroundToday.map(({ day, at, minutes, ...details }) => ({
    details,
    when: timed(now, day, at, minutes),
  }))
  const allDay = seedAllDay.map(({ day, length = 1, ...details }) => ({
    details,
    when: { start: dayTextOf(addDays(now, day)), end: dayTextOf(addDays(now, day + length)), allDay: true },
  }))
  const unscheduled = seedUnscheduled.map((details) => ({ details, when: { start: null, end: null, allDay: false } }))
  return [...weekly, ...around, ...unscheduled, ...allDay].map(({ details, when }, index) =>
    toEvent(details, index + 1, when),
  )
}
