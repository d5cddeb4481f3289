import { implement } from '@fake-db/kit/implement'
import { created, notFound, ok } from '@fake-db/kit/reply'
import { id, parseBody, within } from '@fake-db/kit/request'
import { createTable, nextId } from '@fake-db/kit/table'
import { createUsers } from '@fake-db/shell/people/users'
import { calendarApi } from '@/redux/apps/calendar/contract'
import type { CalendarEvent, NewEvent, UnscheduledEvent } from '@/redux/apps/calendar/schema'
import {
  eventChangeSchema,
  eventIdSchema,
  newEventSchema,
  newEventsSchema,
  newUnscheduledEventSchema,
} from '@/redux/apps/calendar/schema'
import { changedEvent, eventsOfKinds, isScheduled, refuseEndBeforeStart, toEvent, toUnscheduled } from './rules'
import { seedEvents } from './seed'

export const createHandlers = implement(calendarApi, (env) => {
  const events = createTable<CalendarEvent | UnscheduledEvent>(
    env,
    'apps/calendar/events',
    seedEvents(env.now()),
    'event',
  )

  function made(given: NewEvent, eventId: number): CalendarEvent {
    const event = toEvent(given, eventId)
    refuseEndBeforeStart(event)
    return event
  }

  return {
    list: ({ query }) => ok(eventsOfKinds(events.rows().filter(isScheduled), query.calendars)),

    get({ query }) {
      const event = events.get(id(query.id))
      if (!isScheduled(event)) throw notFound('event')
      return ok(event)
    },

    add({ body }) {
      const event = made(parseBody(newEventSchema, within(body, 'event')), nextId(events.rows()))
      events.insert([event])
      return created({ event })
    },

    addAll({ body }) {
      const firstId = nextId(events.rows())
      const added = parseBody(newEventsSchema, body).events.map((event, index) => made(event, firstId + index))
      events.insert(added)
      return created({ events: added })
    },

    update({ body }) {
      const change = parseBody(eventChangeSchema, within(body, 'event'))
      const event = changedEvent(events.get(change.id), change)
      refuseEndBeforeStart(event)
      events.update(event.id, event)
      return ok({ event })
    },

    remove({ query }) {
      events.remove([id(query.id)])
      return ok({})
    },

    restore({ body }) {
      const { id: removedId } = parseBody(eventIdSchema, body)
      events.restore([removedId])
      return ok({ event: events.get(removedId) })
    },

    listUnscheduled: () => ok(events.rows().filter((event) => !isScheduled(event))),

    addUnscheduled({ body }) {
      const given = parseBody(newUnscheduledEventSchema, within(body, 'event'))
      const event = toUnscheduled(given, nextId(events.rows()))
      events.insert([event])
      return created({ event })
    },

    unschedule({ body }) {
      const scheduled = events.get(parseBody(eventIdSchema, body).id)
      const event: UnscheduledEvent = { ...scheduled, start: null, end: null, allDay: false }
      events.update(event.id, event)
      return ok({ event })
    },

    guests: () =>
      ok({
        guests: env
          .shared(createUsers)
          .rows()
          .map(({ fullName, avatar }) => ({ fullName, avatar })),
      }),
  }
})
