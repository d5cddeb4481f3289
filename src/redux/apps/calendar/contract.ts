import { del, get, post } from '@core/api/endpoint'
import type {
  CalendarEvent,
  EventChange,
  Guest,
  Kind,
  NewEvent,
  NewSeries,
  NewUnscheduledEvent,
  Repeat,
  SeriesChange,
  SeriesScope,
  UnscheduledEvent,
} from './schema'

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
  addAll: post('/apps/calendar/add-events')
    .within(120)
    .body<{ events: NewEvent[] }>()
    .returns<{ events: CalendarEvent[] }>(),
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
  /** An event and those that come after it, each an event of its own that can be changed by itself. */
  addSeries: post('/apps/calendar/add-series').body<NewSeries>().returns<{ events: CalendarEvent[] }>(),
  /** Replaces the event, and those of its series that follow, by new ones. All in one request: half of it would leave both. */
  repeat: post('/apps/calendar/repeat-event')
    .needs('update')
    .body<Repeat>()
    .returns<{ events: CalendarEvent[]; goneIds: number[] }>(),
  /** What differs from the event goes to all in the scope; their times move as far as its own. `before`: as they were. */
  updateSeries: post('/apps/calendar/update-series')
    .needs('update')
    .body<SeriesChange>()
    .returns<{ events: CalendarEvent[]; before: CalendarEvent[] }>(),
  removeSeries: post('/apps/calendar/delete-series').needs('delete').body<SeriesScope>().returns<{ ids: number[] }>(),
  updateMany: post('/apps/calendar/update-events')
    .needs('update')
    .body<{ events: EventChange[] }>()
    .returns<{ events: CalendarEvent[] }>(),
  removeMany: post('/apps/calendar/delete-events')
    .needs('delete')
    .body<{ ids: number[] }>()
    .returns<Record<never, never>>(),
  restoreMany: post('/apps/calendar/restore-events')
    .needs('delete')
    .body<{ ids: number[] }>()
    .returns<{ events: (CalendarEvent | UnscheduledEvent)[] }>(),
  /** Whom one may invite. */
  guests: get('/apps/calendar/guests').returns<{ guests: Guest[] }>(),
}
