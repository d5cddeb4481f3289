import { dateOf } from '@core/zonedTime'
import { implement } from '@fake-db/kit/implement'
import { badRequest, created, notFound, ok } from '@fake-db/kit/reply'
import { id, moment } from '@fake-db/kit/request'
import { createTable } from '@fake-db/kit/table'
import { createUsers } from '@fake-db/shell/people/users'
import { calendarApi } from '@/redux/apps/calendar/contract'
import type { CalendarEvent, NewEvent, Repetition, Scope, UnscheduledEvent } from '@/redux/apps/calendar/schema'
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
import { differences, movedAlike, repeatedTimes } from './series'

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

  /** Ids are never reused, so restored events keep their series. */
  const lastSeries = env.cell('apps/calendar/lastSeries', 0)

  function scheduled(eventId: number): CalendarEvent {
    const event = events.get(eventId)
    if (!isScheduled(event)) throw notFound('event')
    return event
  }

  function inScope(eventId: number, scope: Scope): CalendarEvent[] {
    const { series, start } = scheduled(eventId)
    if (!series) throw badRequest({ id: 'choice' })
    return events
      .rows()
      .filter(isScheduled)
      .filter((event) => event.series?.id === series.id)
      .filter((event) => scope === 'all' || dateOf(event.start) >= dateOf(start))
  }

  function occurrences(given: NewEvent, repetition: Repetition): CalendarEvent[] {
    const first = made(given, events.nextId())
    const times = repeatedTimes(first, repetition)
    if (times.length === 0) throw badRequest({ until: 'dateOrder' })
    lastSeries.value += 1
    const series = { ...repetition, id: lastSeries.value }
    return times.map((each, index) => ({ ...first, ...each, id: first.id + index, series }))
  }

  return {
    list: ({ query }) => ok(eventsOfKinds(events.rows().filter(isScheduled), query.calendars)),

    get: ({ query }) => ok(scheduled(id(query.id))),

    dueEvents({ query }) {
      const [after, until] = [moment(query.after, 'after'), moment(query.until, 'until')]
      return ok({ events: dueReminders(events.rows().filter(isScheduled), after, until) })
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
      const scheduled = events.get(body.id)
      const event: UnscheduledEvent = { ...scheduled, start: null, end: null, allDay: false }
      events.update(event.id, event)
      return ok({ event })
    },

    addSeries({ body: { event, repetition } }) {
      const added = occurrences(event, repetition)
      events.insert(added)
      return created({ events: added })
    },

    repeat({ body: { id: replacedId, event, repetition } }) {
      const replaced = scheduled(replacedId)
      const gone = replaced.series ? inScope(replacedId, 'following') : [replaced]
      const added = repetition ? occurrences(event, repetition) : [made(event, events.nextId())]
      const goneIds = gone.map((each) => each.id)
      events.remove(goneIds)
      events.insert(added)
      return ok({ events: added, goneIds })
    },

    updateSeries({ body: { event: given, scope } }) {
      const model = scheduled(given.id)
      const before = inScope(given.id, scope)
      const whole = changedEvent(model, given)
      refuseEndBeforeStart(whole)
      const { id: _, start, end, allDay, ...change } = differences(model, given)
      const isMoved = [start, end, allDay].some((value) => value !== undefined)
      const changed = before.map((event) => ({
        ...changedEvent(event, { ...change, id: event.id }),
        ...(isMoved && movedAlike(event, model, whole)),
      }))
      const byId = new Map(changed.map((event) => [event.id, event]))
      events.updateMany([...byId.keys()], (event) => byId.get(event.id) ?? {})
      return ok({ events: changed, before })
    },

    removeSeries({ body: { id: eventId, scope } }) {
      const ids = inScope(eventId, scope).map((event) => event.id)
      events.remove(ids)
      return ok({ ids })
    },

    updateMany({ body }) {
      const changed = body.events.map((change) => {
        const event = changedEvent(events.get(change.id), change)
        refuseEndBeforeStart(event)
        return event
      })
      const byId = new Map(changed.map((event) => [event.id, event]))
      events.updateMany([...byId.keys()], (event) => byId.get(event.id) ?? {})
      return ok({ events: changed })
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
