import { implement } from '@fake-db/kit/implement'
import { badRequest, created, notFound, ok } from '@fake-db/kit/reply'
import { id, moment } from '@fake-db/kit/request'
import { createTable } from '@fake-db/kit/table'
import { createUsers } from '@fake-db/shell/people/users'
import { calendarApi } from '@/redux/apps/calendar/contract'
import type { CalendarEvent, NewEvent, UnscheduledEvent } from '@/redux/apps/calendar/schema'
import {
  changedEvent,
  dueReminders,
  eventsOfKinds,
  isScheduled,
  refuseEndBeforeStart,
  toEvent,
  toUnscheduled,
} from './rules'
import { seedEvents } from './seed'

export const handlers = implement(calendarApi, (env) => {
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

  function scheduled(eventId: number): CalendarEvent {
    const event = events.get(eventId)
    if (!isScheduled(event)) throw notFound('event')
    return event
  }

  return {
    list: ({ query }) => ok(eventsOfKinds(events.rows().filter(isScheduled), query.calendars)),

    get: ({ query }) => ok(scheduled(id(query.id))),

    async dueEvents({ query }) {
      const [after, until] = [moment(query.after, 'after'), moment(query.until, 'until')]
      return ok({ events: await dueReminders(events.rows().filter(isScheduled), after, until) })
    },

    add({ body }) {
      const event = made(body.event, events.nextId())
      events.insert([event])
      return created({ event })
    },

    addAll({ body }) {
      const firstId = events.nextId()
      const added = body.events.map((event, index) => made(event, firstId + index))
      events.insert(added)
      return created({ events: added })
    },

    update({ body }) {
      const change = body.event
      const event = changedEvent(events.get(change.id), change)
      refuseEndBeforeStart(event)
      events.update(event.id, event)
      return ok({ event })
    },

    remove({ query }) {
      events.remove([id(query.id)])
      return ok({})
    },

    restore({ body: { id: removedId } }) {
      events.restore([removedId])
      return ok({ event: events.get(removedId) })
    },

    listUnscheduled: () => ok(events.rows().filter((event) => !isScheduled(event))),

    addUnscheduled({ body }) {
      const given = body.event
      const event = toUnscheduled(given, events.nextId())
      events.insert([event])
      return created({ event })
    },

    unschedule({ body }) {
      const before = events.get(body.id)
      if (isScheduled(before) && before.recurrence) throw badRequest({ id: 'choice' })
      const event: UnscheduledEvent = { ...before, start: null, end: null, allDay: false }
      events.update(event.id, event)
      return ok({ event })
    },

    split({ body }) {
      const before: CalendarEvent = { ...scheduled(body.id), recurrence: body.recurrence }
      const event = made(body.event, events.nextId())
      events.update(before.id, before)
      events.insert([event])
      return ok({ before, event })
    },

    removeMany({ body }) {
      events.remove(body.ids)
      return ok({})
    },

    restoreMany: ({ body }) => ok({ events: events.restore(body.ids) }),

    guests: () =>
      ok({
        guests: env
          .shared(createUsers)
          .rows()
          .map(({ fullName, avatar }) => ({ fullName, avatar })),
      }),
  }
})
