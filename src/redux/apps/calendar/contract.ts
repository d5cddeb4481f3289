import type { QueryOf } from '@core/api/endpoint'
import { del, get, post } from '@core/api/endpoint'
import { idParameter } from '@core/api/parameters'
import { dateTextSchema } from '@core/dateText'
import { rowIdSchema, z } from '@core/schema'
import {
  eventChangeSchema,
  eventIdsSchema,
  eventSchema,
  guestSchema,
  kinds,
  newEventSchema,
  newEventsSchema,
  newUnscheduledEventSchema,
  occurrenceSchema,
  splitSchema,
  unscheduledEventSchema,
} from './schema'

/** Below the line: additions; see docs/api.md. */
export const calendarApi = {
  list: get('/apps/calendar/events')
    .query(
      z.object({
        calendars: z.optional(
          z.array(z.enum(kinds)).check(z.describe('Filters by kind. Default: all kinds. Empty (`calendars=`): none.')),
        ),
      }),
    )
    .returns(z.array(eventSchema)),
  add: post('/apps/calendar/add-event')
    .body(z.object({ event: newEventSchema }))
    .returns(z.object({ event: eventSchema })),
  update: post('/apps/calendar/update-event')
    .needs('update')
    .body(z.object({ event: eventChangeSchema }))
    .returns(z.object({ event: eventSchema })),
  remove: del('/apps/calendar/remove-event')
    .query(z.object({ id: idParameter }))
    .returns(),
  // ---
  get: get('/apps/calendar/get-event')
    .query(z.object({ id: idParameter }))
    .returns(eventSchema),
  dueEvents: get('/apps/calendar/due-events')
    .query(z.object({ after: dateTextSchema, until: dateTextSchema }))
    .returns(z.object({ events: z.array(occurrenceSchema) })),
  addAll: post('/apps/calendar/add-events')
    .timeout(120)
    .body(newEventsSchema)
    .returns(z.object({ events: z.array(eventSchema) })),
  restore: post('/apps/calendar/restore-event')
    .needs('delete')
    .body(rowIdSchema)
    .returns(z.object({ event: z.union([eventSchema, unscheduledEventSchema]) })),
  listUnscheduled: get('/apps/calendar/unscheduled-events').returns(z.array(unscheduledEventSchema)),
  addUnscheduled: post('/apps/calendar/add-unscheduled-event')
    .body(z.object({ event: newUnscheduledEventSchema }))
    .returns(z.object({ event: unscheduledEventSchema })),
  unschedule: post('/apps/calendar/unschedule-event')
    .needs('update')
    .body(rowIdSchema)
    .returns(z.object({ event: unscheduledEventSchema })),
  /** One request: a partial change would leave duplicates. */
  split: post('/apps/calendar/split-event')
    .needs('update')
    .body(splitSchema)
    .returns(z.object({ before: eventSchema, event: eventSchema })),
  removeMany: post('/apps/calendar/delete-events').needs('delete').body(eventIdsSchema).returns(),
  restoreMany: post('/apps/calendar/restore-events')
    .needs('delete')
    .body(eventIdsSchema)
    .returns(z.object({ events: z.array(z.union([eventSchema, unscheduledEventSchema])) })),
  guests: get('/apps/calendar/guests').returns(z.object({ guests: z.array(guestSchema) })),
}

export type EventListQuery = QueryOf<typeof calendarApi.list>

export type DueQuery = QueryOf<typeof calendarApi.dueEvents>
