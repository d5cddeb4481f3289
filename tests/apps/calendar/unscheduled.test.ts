import { describe, expect, it } from 'vitest'
import { calendarApi } from '@/redux/apps/calendar/contract'
import { unscheduledEventSchema } from '@/redux/apps/calendar/schema'
import {
  fetchEvents,
  fetchUnscheduled,
  removeEvent,
  restoreEvent,
  selectEvents,
  selectUnscheduled,
  unscheduleEvent,
  updateEvent,
} from '@/redux/apps/calendar/slice'
import { refusal, startBackend } from '../../support/backend'
import { openStore } from '../../support/openStore'

const times = { start: '2026-11-20T09:00:00.000Z', end: '2026-11-20T10:00:00.000Z', allDay: false }

describe('the endpoints of unscheduled events', () => {
  function start() {
    const { api } = startBackend()
    return {
      api,
      list: () => api.call(calendarApi.list, { query: {} }),
      waiting: () => api.call(calendarApi.listUnscheduled, {}),
    }
  }

  it('list them separately, completely', async () => {
    const { list, waiting } = start()
    const events = await waiting()
    expect(events.length).toBeGreaterThan(2)
    for (const event of events) expect(unscheduledEventSchema.parse(event)).toEqual(event)
    const ids = (await list()).map(({ id }) => id)
    expect(events.filter(({ id }) => ids.includes(id))).toEqual([])
  })

  it('add one by its title, without times, with a default kind', async () => {
    const { api, waiting } = start()
    const { event } = await api.call(calendarApi.addUnscheduled, { body: { event: { title: ' Tea ' } } })
    const none = { start: null, end: null, allDay: false }
    expect(event).toEqual({ ...none, id: event.id, title: 'Tea', url: '', extendedProps: { calendar: 'ETC' } })
    expect((await waiting()).at(-1)).toEqual(event)
  })

  it('respond 404 to requests for a scheduled event', async () => {
    const { api, waiting } = start()
    const [first] = await waiting()
    expect(await refusal(api.call(calendarApi.get, { query: { id: first!.id } }))).toMatchObject({ status: 404 })
  })
})

describe('the slice of unscheduled events', () => {
  async function start() {
    const opened = openStore()
    await opened.store.dispatch(fetchEvents({}))
    await opened.store.dispatch(fetchUnscheduled())
    return {
      ...opened,
      events: () => selectEvents(opened.store.getState()),
      waiting: () => selectUnscheduled(opened.store.getState()).data!,
    }
  }

  it('schedules one optimistically', async () => {
    const { store, events, waiting, settled } = await start()
    const [first, ...others] = waiting()
    const promise = store.dispatch(updateEvent({ id: first!.id, ...times }))
    expect(events()).toContainEqual({ ...first, ...times })
    expect(waiting()).toEqual(others)
    await promise
    await settled()
    expect(events()).toContainEqual({ ...first, ...times })
    expect(waiting()).toEqual(others)
  })

  it('unschedules one optimistically', async () => {
    const { store, events, waiting, settled } = await start()
    const before = waiting()
    const [event] = events()
    const off = { ...event, start: null, end: null, allDay: false }
    const promise = store.dispatch(unscheduleEvent(event!.id))
    expect(waiting()).toEqual([off, ...before])
    expect(events()).not.toContainEqual(event)
    await promise
    await settled()
    expect(waiting()).toEqual([off, ...before])
    expect(events()).not.toContainEqual(event)
  })

  it('deletes one optimistically and restores its position', async () => {
    const { store, waiting, settled } = await start()
    const before = waiting()
    const { id } = before[1]!
    const removing = store.dispatch(removeEvent(id))
    expect(waiting()).toHaveLength(before.length - 1)
    await removing
    await store.dispatch(restoreEvent(id))
    await settled()
    expect(waiting()).toEqual(before)
  })
})
