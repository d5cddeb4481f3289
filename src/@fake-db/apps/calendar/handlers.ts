import { implement } from '@fake-db/kit/implement'
import { created, ok } from '@fake-db/kit/reply'
import { id, parseBody, within } from '@fake-db/kit/request'
import { createTable, nextId } from '@fake-db/kit/table'
import { calendarApi } from '@/redux/apps/calendar/contract'
import type { CalendarEvent } from '@/redux/apps/calendar/schema'
import { eventChangeSchema, eventIdSchema, newEventSchema } from '@/redux/apps/calendar/schema'
import { changedEvent, eventsOfKinds, refuseEndBeforeStart, toEvent } from './rules'
import { seedEvents } from './seed'

export const createHandlers = implement(calendarApi, (env) => {
  const events = createTable<CalendarEvent>(seedEvents(env.now()), 'event')

  return {
    list: ({ query }) => ok(eventsOfKinds(events.rows(), query.calendars)),

    add({ body }) {
      const event = toEvent(parseBody(newEventSchema, within(body, 'event')), nextId(events.rows()))
      refuseEndBeforeStart(event)
      events.insert([event])
      return created({ event })
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
  }
})
