import { del, get, post } from '@core/api/endpoint'
import type { CalendarEvent, EventChange, Guest, Kind, NewEvent, NewUnscheduledEvent, UnscheduledEvent } from './schema'

/** All kinds where none are named; an empty list asks for none. */
export interface EventListQuery {
  calendars?: Kind[]
}

/** Below the line stand the additions of docs/api.md. */
export const calendarApi = {
  list: get('/apps/calendar/events').query<EventListQuery>().returns<CalendarEvent[]>(),
  add: post('/apps/calendar/add-event').body<{ event: NewEvent }>().returns<{ event: CalendarEvent }>(),
  update: post('/apps/calendar/update-event')
    .needs('update')
    .body<{ event: EventChange }>()
    .returns<{ event: CalendarEvent }>(),
  remove: del('/apps/calendar/remove-event').query<{ id: number }>().returns<Record<never, never>>(),
  // ---
  get: get('/apps/calendar/get-event').query<{ id: number }>().returns<CalendarEvent>(),
  /** All of them or none. */
  addAll: post('/apps/calendar/add-events').within(120).body<{ events: NewEvent[] }>().returns<{ events: CalendarEvent[] }>(),
  restore: post('/apps/calendar/restore-event')
    .needs('delete')
    .body<{ id: number }>()
    .returns<{ event: CalendarEvent | UnscheduledEvent }>(),
  /** The events that wait for a day. A change that gives one a start schedules it. */
  listUnscheduled: get('/apps/calendar/unscheduled-events').returns<UnscheduledEvent[]>(),
  addUnscheduled: post('/apps/calendar/add-unscheduled-event')
    .body<{ event: NewUnscheduledEvent }>()
    .returns<{ event: UnscheduledEvent }>(),
  unschedule: post('/apps/calendar/unschedule-event')
    .needs('update')
    .body<{ id: number }>()
    .returns<{ event: UnscheduledEvent }>(),
  /** Whom one may invite. */
  guests: get('/apps/calendar/guests').returns<{ guests: Guest[] }>(),
}
