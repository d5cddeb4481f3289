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

describe('the calls of events that wait for a day', () => {
  function start() {
    const { api, axios } = startBackend()
    return {
      api,
      axios,
      list: () => api.call(calendarApi.list, { query: {} }),
      waiting: () => api.call(calendarApi.listUnscheduled, {}),
    }
  }

  it('list them apart from the others, whole', async () => {
    const { list, waiting } = start()
    const events = await waiting()
    expect(events.length).toBeGreaterThan(2)
    for (const event of events) expect(unscheduledEventSchema.parse(event)).toEqual(event)
    const ids = (await list()).map(({ id }) => id)
    expect(events.filter(({ id }) => ids.includes(id))).toEqual([])
  })

  it('add one by its title alone, of no kind in particular', async () => {
    const { axios, waiting } = start()
    const { status, data } = await axios.post<{ event: { id: number } }>('/apps/calendar/add-unscheduled-event', {
      event: { title: ' Tea ', start: '2026-11-20' },
    })
    const event = {
      id: data.event.id,
      title: 'Tea',
      start: null,
      end: null,
      allDay: false,
      url: '',
      extendedProps: { calendar: 'ETC' },
    }
    expect({ status, data }).toEqual({ status: 201, data: { event } })
    expect((await waiting()).at(-1)).toEqual(event)
  })

  it.each([undefined, {}, { event: { title: ' ' } }, { event: { title: 'Tea', url: 'tea' } }])(
    'refuse %o',
    async (body) => {
      const { axios, waiting } = start()
      const before = await waiting()
      expect(await refusal(axios.post('/apps/calendar/add-unscheduled-event', body))).toMatchObject({ status: 400 })
      expect(await waiting()).toEqual(before)
    },
  )

  it('schedule one by giving it a start, and take it off again to where it stood', async () => {
    const { api, list, waiting } = start()
    const before = await waiting()
    const [first] = before
    const { event } = await api.call(calendarApi.update, { body: { event: { id: first!.id, ...times } } })
    expect(event).toEqual({ ...first, ...times })
    expect(await waiting()).toEqual(before.slice(1))
    expect((await list()).find(({ id }) => id === first!.id)).toEqual(event)
    expect(await api.call(calendarApi.unschedule, { body: { id: event.id } })).toEqual({ event: first })
    expect(await waiting()).toEqual(before)
    expect((await list()).some(({ id }) => id === first!.id)).toBe(false)
  })

  it('have no event without a start', async () => {
    const { api, axios, waiting } = start()
    const [first] = await waiting()
    expect(await refusal(api.call(calendarApi.update, { body: { event: { id: first!.id, title: 'Tea' } } }))).toEqual({
      status: 400,
      error: { start: 'required' },
    })
    expect(await refusal(axios.get(`/apps/calendar/get-event?id=${first!.id}`))).toMatchObject({ status: 404 })
    expect(await waiting()).toContainEqual(first)
  })

  it('remove one and bring it back', async () => {
    const { api, waiting } = start()
    const before = await waiting()
    const { id } = before[1]!
    await api.call(calendarApi.remove, { query: { id } })
    expect(await waiting()).toEqual(before.filter((event) => event.id !== id))
    expect(await api.call(calendarApi.restore, { body: { id } })).toEqual({ event: before[1] })
    expect(await waiting()).toEqual(before)
  })

  it.each([
    [{ id: 9999 }, 404],
    [{}, 400],
  ])('take nothing off the calendar for %o', async (body, status) => {
    const { axios } = start()
    expect(await refusal(axios.post('/apps/calendar/unschedule-event', body))).toMatchObject({ status })
  })
})

describe('the slice, of events that wait for a day', () => {
  async function start() {
    const opened = openStore()
    await opened.store.dispatch(fetchEvents({}))
    await opened.store.dispatch(fetchUnscheduled())
    const events = () => selectEvents(opened.store.getState())
    const waiting = () => selectUnscheduled(opened.store.getState()).data!
    return {
      ...opened,
      events,
      waiting,
      places: () => ({ events: events(), waiting: waiting() }),
      breakWrites: () => {
        opened.breakCalls((call) => !call.startsWith('GET'))
      },
    }
  }

  it('schedules one at once, and takes that back when it fails', async () => {
    const { store, events, waiting, places, settled, breakWrites, breakCalls } = await start()
    const before = places()
    const [first, ...others] = before.waiting
    breakWrites()
    const failing = store.dispatch(updateEvent({ id: first!.id, ...times }))
    expect(events()).toContainEqual({ ...first, ...times })
    expect(waiting()).toEqual(others)
    await failing
    await settled()
    expect(places()).toEqual(before)
    breakCalls(() => false)
    await store.dispatch(updateEvent({ id: first!.id, ...times }))
    await settled()
    expect(events()).toContainEqual({ ...first, ...times })
    expect(waiting()).toEqual(others)
  })

  it('takes one off the calendar at once, and puts it back when that fails', async () => {
    const { store, events, waiting, places, settled, breakWrites, breakCalls } = await start()
    const before = places()
    const [event] = before.events
    const off = { ...event, start: null, end: null, allDay: false }
    breakWrites()
    const failing = store.dispatch(unscheduleEvent(event!.id))
    expect(waiting()).toEqual([off, ...before.waiting])
    expect(events()).not.toContainEqual(event)
    await failing
    await settled()
    expect(places()).toEqual(before)
    breakCalls(() => false)
    await store.dispatch(unscheduleEvent(event!.id))
    await settled()
    expect(waiting()).toEqual([off, ...before.waiting])
    expect(events()).not.toContainEqual(event)
  })

  it('removes one at once and brings it back to its place', async () => {
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
