import { defineOperations, idParameter, nothing } from '@core/api/operations'
import { z } from '@core/schema'
import { calendarApi } from './contract'
import {
  eventChangeSchema,
  eventIdSchema,
  eventSchema,
  guestSchema,
  kinds,
  newEventSchema,
  newEventsSchema,
  newUnscheduledEventSchema,
  unscheduledEventSchema,
} from './schema'

const unknownEvent = { 404: 'No event has the id.' }
const unusable = 'A field cannot be used, or the end is before the start.'

export const operations = defineOperations(calendarApi, {
  key: 'apps/calendar',
  title: 'Calendar',
  description:
    'Events. Start and end are days where an event lasts all day, else times; the end is the first moment, or day, after it.',
  schemas: { CalendarEvent: eventSchema, UnscheduledEvent: unscheduledEventSchema },
  calls: {
    list: {
      summary: 'Lists the events of some kinds',
      query: z.object({
        calendars: z.optional(
          z
            .array(z.enum(kinds))
            .check(z.describe('The kinds. Every kind where it is left out; none where it is empty (`calendars=`).')),
        ),
      }),
      answer: z.array(eventSchema),
      example: { query: { calendars: ['Family', 'Holiday'] } },
    },
    add: {
      summary: 'Adds an event',
      description: 'Required are title and start. Of no kind in particular means `ETC`.',
      status: 201,
      body: z.object({ event: newEventSchema }),
      answer: z.object({ event: eventSchema }),
      errors: { 400: unusable },
      example: {
        body: {
          event: {
            title: 'Tea with Kofi',
            start: '2026-11-19T15:00:00.000Z',
            end: '2026-11-19T15:30:00.000Z',
            extendedProps: { calendar: 'Personal', location: 'Kitchen, second floor' },
          },
        },
      },
    },
    update: {
      summary: 'Changes an event',
      description:
        'Only the fields that are sent change, of `extendedProps` too. An event that waits for a day needs a start, and no longer waits.',
      body: z.object({ event: eventChangeSchema }),
      answer: z.object({ event: eventSchema }),
      errors: { 400: unusable, ...unknownEvent },
      example: { body: { event: { id: 1, title: 'Monday stand-up, standing' } } },
    },
    remove: {
      summary: 'Removes an event',
      query: z.object({ id: idParameter }),
      answer: nothing,
      errors: unknownEvent,
      async example(api) {
        const { event } = await api.call(calendarApi.add, { body: { event: { title: 'Away', start: '2026-11-20' } } })
        return { query: { id: event.id } }
      },
    },
    get: {
      summary: 'Gives one event',
      query: z.object({ id: idParameter }),
      answer: eventSchema,
      errors: unknownEvent,
      example: { query: { id: 1 } },
    },
    addAll: {
      summary: 'Adds several events, all of them or none',
      description: 'Each as for `add-event`; 2000 at most.',
      status: 201,
      body: newEventsSchema,
      answer: z.object({ events: z.array(eventSchema) }),
      errors: { 400: unusable },
      example: {
        body: {
          events: [
            { title: 'Flight to Accra', start: '2026-11-20T06:40:00.000Z', end: '2026-11-20T13:10:00.000Z' },
            { title: 'Away', start: '2026-11-20', end: '2026-11-24', allDay: true },
          ],
        },
      },
    },
    restore: {
      summary: 'Brings a removed event back',
      body: eventIdSchema,
      answer: z.object({ event: z.union([eventSchema, unscheduledEventSchema]) }),
      errors: { 404: 'No removed event has the id.' },
      async example(api) {
        await api.call(calendarApi.remove, { query: { id: 1 } })
        return { body: { id: 1 } }
      },
    },
    listUnscheduled: {
      summary: 'Lists the events that wait for a day',
      answer: z.array(unscheduledEventSchema),
      example: {},
    },
    addUnscheduled: {
      summary: 'Adds an event that waits for a day',
      description: 'Required is the title. Of no kind in particular means `ETC`.',
      status: 201,
      body: z.object({ event: newUnscheduledEventSchema }),
      answer: z.object({ event: unscheduledEventSchema }),
      errors: { 400: 'A field cannot be used.' },
      example: { body: { event: { title: 'Dinner with the neighbors', extendedProps: { calendar: 'Family' } } } },
    },
    unschedule: {
      summary: 'Takes the times from an event, which waits for a day from then on',
      body: eventIdSchema,
      answer: z.object({ event: unscheduledEventSchema }),
      errors: unknownEvent,
      async example(api) {
        const { event } = await api.call(calendarApi.add, { body: { event: { title: 'Away', start: '2026-11-20' } } })
        return { body: { id: event.id } }
      },
    },
    guests: {
      summary: 'Lists the people whom one may invite',
      answer: z.object({ guests: z.array(guestSchema) }),
      example: {},
    },
  },
})
