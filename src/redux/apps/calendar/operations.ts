import { defineOperations } from '@core/api/operations'
import { calendarApi } from './contract'
import { eventSchema, unscheduledEventSchema } from './schema'

const unknownEvent = { 404: 'No event has this id.' }
const unusable = 'A field is invalid, or the end is before the start.'
const unknownEvents = { 404: 'An id doesn’t match any event. Nothing is changed.' }

const standUp = {
  event: {
    title: 'Stand-up',
    start: '2026-11-23T09:00:00.000Z',
    end: '2026-11-23T09:15:00.000Z',
    recurrence: { rule: 'FREQ=WEEKLY;BYDAY=MO,WE;COUNT=8', timeZone: 'Africa/Accra' },
  },
}

export const operations = defineOperations(calendarApi, {
  key: 'apps/calendar',
  title: 'Calendar',
  description:
    'Calendar events. All-day events have dates as start and end, other events have times. The end is exclusive.',
  schemas: { CalendarEvent: eventSchema, UnscheduledEvent: unscheduledEventSchema },
  calls: {
    list: { summary: 'Lists events', example: { query: { calendars: ['Family', 'Holiday'] } } },
    add: {
      summary: 'Adds an event',
      description: 'Requires title and start. Default kind: `ETC`. `recurrence` repeats it; readers expand its rule.',
      status: 201,
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
      summary: 'Updates an event',
      description:
        'Only the fields sent are updated, including in `extendedProps`. A start schedules an unscheduled event. To change one occurrence, send a `recurrence` with an override or an `exdates` entry for it.',
      errors: { 400: unusable, ...unknownEvent },
      example: { body: { event: { id: 1, title: 'Monday stand-up (15 min)' } } },
    },
    remove: {
      summary: 'Deletes an event',
      errors: unknownEvent,
      async example(api) {
        const { event } = await api.call(calendarApi.add, { body: { event: { title: 'Away', start: '2026-11-20' } } })
        return { query: { id: event.id } }
      },
    },
    get: { summary: 'Reads an event', errors: unknownEvent, example: { query: { id: 1 } } },
    dueEvents: {
      summary: 'Lists events whose reminder recently became due',
      description:
        'Events with a reminder after `after`, up to and including `until`, sorted by start. Recurring events are listed by occurrence.',
      errors: { 400: '`after` or `until` is invalid.' },
      example: { query: { after: '2026-11-18T09:00:00.000Z', until: '2026-11-18T12:00:00.000Z' } },
    },
    addAll: {
      summary: 'Adds events, all or none',
      description: 'Each as in `add-event`; up to 2,000.',
      status: 201,
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
      summary: 'Restores a deleted event',
      errors: { 404: 'No deleted event has this id.' },
      async example(api) {
        await api.call(calendarApi.remove, { query: { id: 1 } })
        return { body: { id: 1 } }
      },
    },
    listUnscheduled: { summary: 'Lists unscheduled events', example: {} },
    addUnscheduled: {
      summary: 'Adds an unscheduled event',
      description: 'Requires a title. Default kind: `ETC`.',
      status: 201,
      errors: { 400: 'A field is invalid.' },
      example: { body: { event: { title: 'Dinner with the neighbors', extendedProps: { calendar: 'Family' } } } },
    },
    unschedule: {
      summary: 'Removes an event’s times and unschedules it',
      errors: { 400: 'The event repeats.', ...unknownEvent },
      async example(api) {
        const { event } = await api.call(calendarApi.add, { body: { event: { title: 'Away', start: '2026-11-20' } } })
        return { body: { id: event.id } }
      },
    },
    split: {
      summary: 'Splits a recurring event',
      description:
        'Ends it by the given `recurrence`, and adds the event that continues it. Null: it occurs only once.',
      errors: { 400: unusable, ...unknownEvent },
      async example(api) {
        const { event } = await api.call(calendarApi.add, { body: standUp })
        return {
          body: {
            id: event.id,
            recurrence: { rule: 'FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20261201T000000Z', timeZone: 'Africa/Accra' },
            event: {
              title: 'Stand-up (15 min)',
              start: '2026-12-02T09:00:00.000Z',
              end: '2026-12-02T09:15:00.000Z',
              recurrence: { rule: 'FREQ=WEEKLY;BYDAY=MO,WE;COUNT=5', timeZone: 'Africa/Accra' },
            },
          },
        }
      },
    },
    removeMany: {
      summary: 'Deletes events, all or none',
      errors: unknownEvents,
      async example(api) {
        const { event } = await api.call(calendarApi.add, { body: standUp })
        return { body: { ids: [event.id] } }
      },
    },
    restoreMany: {
      summary: 'Restores deleted events, all or none',
      errors: { 404: 'An id doesn’t match any deleted event. Nothing is changed.' },
      async example(api) {
        const { event } = await api.call(calendarApi.add, { body: standUp })
        const body = { ids: [event.id] }
        await api.call(calendarApi.removeMany, { body })
        return { body }
      },
    },
    guests: { summary: 'Lists people to invite', example: {} },
  },
})
