import { del, get, post } from '@core/api/endpoint'
import type { CalendarEvent, EventChange, Guest, Kind, NewEvent } from './schema'

/** All kinds where none are named; an empty list asks for none. */
export interface EventListQuery {
  calendars?: Kind[]
}

/** Specification section 7, "Calendar"; below the line what the screen needs beyond it. */
export const calendarApi = {
  list: get('/apps/calendar/events').query<EventListQuery>().returns<CalendarEvent[]>(),
  add: post('/apps/calendar/add-event').body<{ event: NewEvent }>().returns<{ event: CalendarEvent }>(),
  update: post('/apps/calendar/update-event').body<{ event: EventChange }>().returns<{ event: CalendarEvent }>(),
  remove: del('/apps/calendar/remove-event').query<{ id: number }>().returns<Record<never, never>>(),
  // ---
  get: get('/apps/calendar/get-event').query<{ id: number }>().returns<CalendarEvent>(),
  /** All of them or none. */
  addAll: post('/apps/calendar/add-events').body<{ events: NewEvent[] }>().returns<{ events: CalendarEvent[] }>(),
  restore: post('/apps/calendar/restore-event').body<{ id: number }>().returns<{ event: CalendarEvent }>(),
  /** Whom one may invite. */
  guests: get('/apps/calendar/guests').returns<{ guests: Guest[] }>(),
}
