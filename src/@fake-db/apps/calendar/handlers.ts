import { implement } from '@fake-db/kit/implement'
import { created, ok } from '@fake-db/kit/reply'
import { id, parseBody, within } from '@fake-db/kit/request'
import { createTable, nextId } from '@fake-db/kit/table'
import { createUsers } from '@fake-db/shell/people/users'
import { calendarApi } from '@/redux/apps/calendar/contract'
import type { CalendarEvent, NewEvent } from '@/redux/apps/calendar/schema'
import { eventChangeSchema, eventIdSchema, newEventSchema, newEventsSchema } from '@/redux/apps/calendar/schema'
import { changedEvent, eventsOfKinds, refuseEndBeforeStart, toEvent } from './rules'
import { seedEvents } from './seed'

export const createHandlers = implement(calendarApi, (env) => {
  const events = createTable<CalendarEvent>(seedEvents(env.now()), 'event')

  function made(given: NewEvent, eventId: number): CalendarEvent {
    const event = toEvent(given, eventId)
    refuseEndBeforeStart(event)
    return event
  }

  return {
    list: ({ query }) => ok(eventsOfKinds(events.rows(), query.calendars)),

    get: ({ query }) => ok(events.get(id(query.id))),

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
      return ok({ event: events.update(event.id, event) })
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

    guests: () =>
      ok({
        guests: env
          .shared(createUsers)
          .rows()
          .map(({ fullName, avatar }) => ({ fullName, avatar })),
      }),
  }
})
