import { dateOf } from '@core/zonedTime'
import { people } from '@fake-db/shell/people/people'
import { describe, expect, it } from 'vitest'
import { calendarApi } from '@/redux/apps/calendar/contract'
import type { EventChange, Kind, NewEvent } from '@/redux/apps/calendar/schema'
import { eventSchema, kinds } from '@/redux/apps/calendar/schema'
import { now, refusal, startBackend } from '../../support/backend'

function start(clock = now) {
  const { api, axios, backend } = startBackend({ now: clock })
  return {
    axios,
    backend,
    list: (calendars?: Kind[]) => api.call(calendarApi.list, { query: calendars ? { calendars } : {} }),
    add: async (event: NewEvent) => (await api.call(calendarApi.add, { body: { event } })).event,
    update: async (event: EventChange) => (await api.call(calendarApi.update, { body: { event } })).event,
    remove: (id: number) => api.call(calendarApi.remove, { query: { id } }),
    restore: async (id: number) => (await api.call(calendarApi.restore, { body: { id } })).event,
  }
}

const clocks = ['2026-11-18T10:00:00Z', '2028-02-29T23:59:30Z', '2027-01-01T00:00:10Z', '2026-10-25T01:30:00Z'].map(
  (text) => () => new Date(text),
)
const day = 86_400_000

describe.each(clocks)('the sample events (%#)', (clock) => {
  it('are whole, of every kind, and know people everybody knows', async () => {
    const events = await start(clock).list()
    expect(events.length).toBeGreaterThan(80)
    expect(new Set(events.map(({ extendedProps }) => extendedProps.calendar))).toEqual(new Set(kinds))
    for (const event of events) {
      expect(eventSchema.parse(event)).toEqual(event)
      expect(event.end && dateOf(event.end).getTime()).toBeGreaterThan(dateOf(event.start).getTime())
      for (const guest of event.extendedProps.guests ?? []) {
        expect(people).toContainEqual(expect.objectContaining(guest))
      }
    }
  })

  it('last whole days as days and not as times, so that no time zone moves them', async () => {
    const events = await start(clock).list()
    for (const { allDay, start: from, end } of events) {
      for (const text of [from, end ?? from]) expect(/^\d{4}-\d{2}-\d{2}$/.test(text)).toBe(allDay)
    }
    const lengths = events
      .filter(({ allDay }) => allDay)
      .map(({ start: from, end }) => dateOf(end!).getTime() - dateOf(from).getTime())
    expect(lengths.some((length) => length > 2 * day)).toBe(true)
  })

  it('fill five weeks either side, and every day of this week', async () => {
    const events = await start(clock).list()
    const at = clock().getTime()
    const starts = events.map(({ start: from }) => dateOf(from).getTime())
    expect(Math.min(...starts)).toBeGreaterThan(at - 45 * day)
    expect(Math.max(...starts)).toBeLessThan(at + 45 * day)
    for (let week = -5; week < 5; week += 1) {
      const inWeek = starts.filter((time) => time >= at + week * 7 * day && time < at + (week + 1) * 7 * day)
      expect(inWeek.length).toBeGreaterThan(5)
    }
    for (let offset = 0; offset < 7; offset += 1) {
      const weekday = new Date(at)
      weekday.setDate(weekday.getDate() - ((weekday.getDay() + 6) % 7) + offset)
      expect(starts.some((time) => new Date(time).toDateString() === weekday.toDateString())).toBe(true)
    }
  })

  it('overlap here and there, and meetings come back on their weekday and hour', async () => {
    const events = (await start(clock).list()).filter(({ allDay }) => !allDay)
    const spans = events.map((event) => [Date.parse(event.start), Date.parse(event.end!)] as const)
    expect(
      spans.some(([from, to], index) => spans.some(([other, end], i) => i > index && other < to && end > from)),
    ).toBe(true)
    const standUps = events.filter(({ title }) => title === 'Monday stand-up').map((event) => new Date(event.start))
    expect(standUps).toHaveLength(11)
    for (const date of standUps) expect([date.getDay(), date.getHours(), date.getMinutes()]).toEqual([1, 9, 0])
  })
})

describe('GET /apps/calendar/events', () => {
  it('is a bare array of the kinds that are named', async () => {
    const { list } = start()
    const all = await list()
    expect(await list(['Family', 'Holiday'])).toEqual(
      all.filter(({ extendedProps: { calendar } }) => calendar === 'Family' || calendar === 'Holiday'),
    )
    expect(await list([...kinds])).toEqual(all)
  })

  it('has every kind where none is named, and nothing for an empty list', async () => {
    const { axios, list } = start()
    const all = await list()
    expect(await list([])).toEqual([])
    const ask = async (url: string, params?: object) => (await axios.get<unknown[]>(url, { params })).data.length
    expect(await ask('/apps/calendar/events')).toBe(all.length)
    expect(await ask('/apps/calendar/events?calendars=')).toBe(0)
    expect(await ask('/apps/calendar/events', { calendars: 'Nonsense' })).toBe(0)
    const family = all.filter(({ extendedProps }) => extendedProps.calendar === 'Family').length
    expect(await ask('/apps/calendar/events?calendars[]=Family&calendars[]=Nonsense')).toBe(family)
    expect(await ask('/apps/calendar/events', new URLSearchParams({ calendars: 'Family' }))).toBe(family)
  })
})

describe('POST /apps/calendar/add-event', () => {
  const given = {
    title: '  Tea  ',
    start: '2026-11-18T15:00:00.000Z',
    end: '2026-11-18T16:00:00.000Z',
    url: 'https://tea.example/',
    allDay: false,
    extendedProps: { calendar: 'Family', location: ' Home ', guests: [{ fullName: 'Kofi Boateng', avatar: '' }] },
  }

  it('answers 201 with the event, whose id is one above the highest', async () => {
    const { axios, list } = start()
    const highest = Math.max(...(await list()).map(({ id }) => id))
    const { status, data } = await axios.post<unknown>('/apps/calendar/add-event', { event: { ...given, id: 3 } })
    const event = {
      ...given,
      id: highest + 1,
      title: 'Tea',
      extendedProps: { ...given.extendedProps, location: 'Home' },
    }
    expect({ status, data }).toEqual({ status: 201, data: { event } })
    expect((await list()).at(-1)).toEqual(event)
  })

  it('needs no more than a title and a start', async () => {
    const event = await start().add({ title: 'Tea', start: '2026-11-18' })
    expect(event).toEqual({
      id: event.id,
      title: 'Tea',
      start: '2026-11-18',
      end: null,
      url: '',
      allDay: false,
      extendedProps: { calendar: 'ETC' },
    })
  })

  it.each([
    undefined,
    {},
    given,
    { event: [] },
    { event: { ...given, title: ' ' } },
    { event: { ...given, title: undefined } },
    { event: { ...given, start: undefined } },
    { event: { ...given, start: '' } },
    { event: { ...given, start: 'tomorrow' } },
    { event: { ...given, start: 1_795_000_000_000 } },
    { event: { ...given, end: '2026-02-30' } },
    { event: { ...given, end: '2026-11-18T14:59:59.000Z' } },
    { event: { ...given, url: 'tea' } },
    { event: { ...given, url: 'javascript:alert(1)' } },
    { event: { ...given, allDay: 'yes' } },
    { event: { ...given, extendedProps: { calendar: 'Work' } } },
    { event: { ...given, extendedProps: { guests: ['Kofi'] } } },
  ])('answers 400 for %o, and changes nothing', async (body) => {
    const { axios, list } = start()
    const before = await list()
    expect(await refusal(axios.post('/apps/calendar/add-event', body))).toMatchObject({ status: 400 })
    expect(await list()).toEqual(before)
  })
})

describe('POST /apps/calendar/update-event', () => {
  it('changes only the fields that are sent', async () => {
    const { axios, list, add, update } = start()
    const event = await add({
      title: 'Tea',
      start: '2026-11-18T15:00:00.000Z',
      end: '2026-11-18T16:00:00.000Z',
      extendedProps: { calendar: 'Family', location: 'Home' },
    })
    const { status, data } = await axios.post<unknown>('/apps/calendar/update-event', {
      event: { id: String(event.id), title: 'Coffee' },
    })
    expect({ status, data }).toEqual({ status: 200, data: { event: { ...event, title: 'Coffee' } } })
    expect(await update({ id: event.id, extendedProps: { calendar: 'Personal' } })).toEqual({
      ...event,
      title: 'Coffee',
      extendedProps: { calendar: 'Personal', location: 'Home' },
    })
    expect(await update({ id: event.id, end: null, start: '2026-12-01', allDay: true })).toMatchObject({
      start: '2026-12-01',
      end: null,
      allDay: true,
    })
    expect((await list()).at(-1)).toMatchObject({ title: 'Coffee', start: '2026-12-01' })
  })

  it.each([
    [{ id: 999, title: 'Tea' }, 404],
    [{ id: 'abc', title: 'Tea' }, 404],
    [{ title: 'Tea' }, 400],
    [{ id: 1, title: '' }, 400],
    [{ id: 1, start: null }, 400],
    [{ id: 1, url: 'tea' }, 400],
    [{ id: 1, extendedProps: { calendar: 'Work' } }, 400],
    [{ id: 1, end: '1999-01-01' }, 400],
    [{ id: 1, start: '2999-01-01' }, 400],
    [{ id: 1, start: '2026-11-18', end: '2026-11-17' }, 400],
  ])('answers %o with %i, and changes nothing', async (event, status) => {
    const { axios, list } = start()
    const before = await list()
    expect(await refusal(axios.post('/apps/calendar/update-event', { event }))).toMatchObject({ status })
    expect(await list()).toEqual(before)
  })

  it('says that the end is wrong', async () => {
    const { update } = start()
    expect(await refusal(update({ id: 1, start: '2999-01-01' }))).toEqual({
      status: 400,
      error: { end: 'dateOrder' },
    })
  })
})

describe('DELETE /apps/calendar/remove-event', () => {
  it('removes the event, which can be brought back to its place', async () => {
    const { axios, list, restore } = start()
    const before = await list()
    const { status, data } = await axios.delete<unknown>('/apps/calendar/remove-event', { params: { id: '7' } })
    expect({ status, data }).toEqual({ status: 200, data: {} })
    expect(await list()).toEqual(before.filter(({ id }) => id !== 7))
    expect(await restore(7)).toEqual(before.find(({ id }) => id === 7))
    expect(await list()).toEqual(before)
  })

  it.each(['', '?id='])('answers 400 for %o, which names no event', async (query) => {
    const { axios } = start()
    expect((await refusal(axios.delete(`/apps/calendar/remove-event${query}`))).status).toBe(400)
  })

  it.each(['?id=9999', '?id=abc', '?id=1.5'])('answers 404 for %o', async (query) => {
    const { axios } = start()
    expect(await refusal(axios.delete(`/apps/calendar/remove-event${query}`))).toEqual({
      status: 404,
      error: 'Event not found.',
    })
  })

  it('can be taken back only where there was one', async () => {
    const { axios, restore } = start()
    expect(await refusal(restore(7))).toMatchObject({ status: 404 })
    expect(await refusal(axios.post('/apps/calendar/restore-event', {}))).toMatchObject({ status: 400 })
  })

  it('is forgotten with a reset', async () => {
    const { backend, list, remove } = start()
    const before = await list()
    await remove(7)
    backend.reset()
    expect(await list()).toEqual(before)
  })
})
