import { defineOperations, idParameter, nothing } from '@core/api/operations'
import { rowIdSchema, z } from '@core/schema'
import { calendarApi } from './contract'
import {
  eventChangeSchema,
  eventChangesSchema,
  eventIdsSchema,
  eventSchema,
  guestSchema,
  kinds,
  mostRepetitions,
  newEventSchema,
  newEventsSchema,
  newSeriesSchema,
  newUnscheduledEventSchema,
  seriesChangeSchema,
  seriesScopeSchema,
  unscheduledEventSchema,
} from './schema'

const unknownEvent = { 404: 'No event has the id.' }
const unusable = 'A field cannot be used, or the end is before the start.'

const severalAnswer = z.object({ events: z.array(eventSchema) })
const unknownEvents = { 404: 'No event has one of the ids. Nothing is changed.' }
const noSeries = 'The event does not repeat.'

const standUp = {
  body: {
    event: { title: 'Stand-up', start: '2026-11-23T09:00:00.000Z', end: '2026-11-23T09:15:00.000Z' },
    repetition: { frequency: 'weekly' as const, weekdays: [1, 3], count: 4 },
  },
}

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
      body: rowIdSchema,
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
      body: rowIdSchema,
      answer: z.object({ event: unscheduledEventSchema }),
      errors: unknownEvent,
      async example(api) {
        const { event } = await api.call(calendarApi.add, { body: { event: { title: 'Away', start: '2026-11-20' } } })
        return { body: { id: event.id } }
      },
    },
    addSeries: {
      summary: 'Adds an event that repeats',
      description: `Each time is an event of its own, which says in \`series\` what it is one of. Of one that never ends there are ${mostRepetitions} at most, within two years.`,
      status: 201,
      body: newSeriesSchema,
      answer: severalAnswer,
      errors: { 400: `${unusable} So it is where the last day is before the first.` },
      example: standUp,
    },
    updateSeries: {
      summary: 'Changes events that repeat',
      description:
        'What the change makes other than it was in the event goes to all in the scope: itself and those after it (`following`), or `all`. Their times move as far as its own.',
      body: seriesChangeSchema,
      answer: z.object({ events: z.array(eventSchema), before: z.array(eventSchema) }),
      errors: { 400: `${unusable} ${noSeries}`, ...unknownEvent },
      async example(api) {
        const { events } = await api.call(calendarApi.addSeries, standUp)
        return { body: { event: { id: events[0]?.id ?? 0, title: 'Stand-up, standing' }, scope: 'all' as const } }
      },
    },
    removeSeries: {
      summary: 'Removes events that repeat',
      description: 'The event and those after it (`following`), or `all`.',
      body: seriesScopeSchema,
      answer: eventIdsSchema,
      errors: { 400: noSeries, ...unknownEvent },
      async example(api) {
        const { events } = await api.call(calendarApi.addSeries, standUp)
        return { body: { id: events[1]?.id ?? 0, scope: 'following' as const } }
      },
    },
    updateMany: {
      summary: 'Changes several events, all of them or none',
      description: 'Each as for `update-event`.',
      body: eventChangesSchema,
      answer: severalAnswer,
      errors: { 400: unusable, ...unknownEvents },
      example: { body: { events: [{ id: 1, title: 'Monday stand-up, standing' }] } },
    },
    removeMany: {
      summary: 'Removes several events, all of them or none',
      body: eventIdsSchema,
      answer: nothing,
      errors: unknownEvents,
      async example(api) {
        const { events } = await api.call(calendarApi.addSeries, standUp)
        return { body: { ids: events.map(({ id }) => id) } }
      },
    },
    restoreMany: {
      summary: 'Brings removed events back, all of them or none',
      body: eventIdsSchema,
      answer: z.object({ events: z.array(z.union([eventSchema, unscheduledEventSchema])) }),
      errors: { 404: 'No removed event has one of the ids. Nothing is changed.' },
      async example(api) {
        const { events } = await api.call(calendarApi.addSeries, standUp)
        const body = { ids: events.map(({ id }) => id) }
        await api.call(calendarApi.removeMany, { body })
        return { body }
      },
    },
    guests: {
      summary: 'Lists the people whom one may invite',
      answer: z.object({ guests: z.array(guestSchema) }),
      example: {},
    },
  },
})
