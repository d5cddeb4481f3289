import { dateOf } from '@core/zonedTime'
import { people } from '@fake-db/shell/people/people'
import { describe, expect, it } from 'vitest'
import { calendarApi } from '@/redux/apps/calendar/contract'
import type { EventChange, Kind, NewEvent } from '@/redux/apps/calendar/schema'
import { eventSchema, kinds } from '@/redux/apps/calendar/schema'
import { now, refusal, startBackend } from '../../support/backend'

function start(clock = now) {
  const { api, axios } = startBackend({ now: clock })
  return {
    axios,
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
  it('are complete, of every kind, with known guests', async () => {
    const events = await start(clock).list()
    expect(events.length).toBeGreaterThan(60)
    expect(new Set(events.map(({ extendedProps }) => extendedProps.calendar))).toEqual(new Set(kinds))
    for (const event of events) {
      expect(eventSchema.parse(event)).toEqual(event)
      expect(dateOf(event.end!) > dateOf(event.start)).toBe(true)
      // Days without times do not depend on the time zone.
      for (const text of [event.start, event.end!]) expect(/^\d{4}-\d{2}-\d{2}$/.test(text)).toBe(event.allDay)
      for (const guest of event.extendedProps.guests ?? [])
        expect(people).toContainEqual(expect.objectContaining(guest))
    }
  })

  it('cover five weeks either side, and every day of this week', async () => {
    const events = await start(clock).list()
    const at = clock().getTime()
    const starts = events.map(({ start: from }) => dateOf(from).getTime())
    expect(Math.min(...starts)).toBeGreaterThan(at - 45 * day)
    expect(Math.max(...starts)).toBeLessThan(at + 45 * day)
    for (let week = -5; week < 5; week += 1) {
      const inWeek = starts.filter((time) => time >= at + week * 7 * day && time < at + (week + 1) * 7 * day)
      expect(inWeek.length).toBeGreaterThan(3)
    }
    for (let offset = 0; offset < 7; offset += 1) {
      const weekday = new Date(at)
      weekday.setDate(weekday.getDate() - ((weekday.getDay() + 6) % 7) + offset)
      expect(starts.some((time) => new Date(time).toDateString() === weekday.toDateString())).toBe(true)
    }
  })

  it('have meetings on the same weekday and hour', async () => {
    const meetings = (await start(clock).list()).filter(({ title }) => title === 'Monday stand-up')
    const dates = meetings.map((event) => new Date(event.start))
    expect(dates).toHaveLength(11)
    for (const date of dates) expect([date.getDay(), date.getHours(), date.getMinutes()]).toEqual([1, 9, 0])
  })
})

describe('GET /apps/calendar/events', () => {
  it('returns an array of the given kinds', async () => {
    const { list } = start()
    const all = await list()
    expect(await list(['Family', 'Holiday'])).toEqual(
      all.filter(({ extendedProps: { calendar } }) => calendar === 'Family' || calendar === 'Holiday'),
    )
    expect(await list([...kinds])).toEqual(all)
    expect(await list([])).toEqual([])
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

  it('responds 201 with the event, whose id is above the highest', async () => {
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

  it('requires only a title and a start', async () => {
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
    { event: { ...given, title: ' ' } },
    { event: { ...given, start: 'tomorrow' } },
    { event: { ...given, end: '2026-02-30' } },
    { event: { ...given, end: '2026-11-18T14:59:59.000Z' } },
    { event: { ...given, url: 'javascript:alert(1)' } },
    { event: { ...given, extendedProps: { calendar: 'Work' } } },
  ])('responds 400 to %o, and changes nothing', async (body) => {
    const { axios, list } = start()
    const before = await list()
    expect(await refusal(axios.post('/apps/calendar/add-event', body))).toMatchObject({ status: 400 })
    expect(await list()).toEqual(before)
  })
})

describe('POST /apps/calendar/update-event', () => {
  it('stores the sent fields', async () => {
    const { list, add, update } = start()
    const event = await add({ title: 'Tea', start: '2026-11-18T15:00:00.000Z', extendedProps: { location: 'Home' } })
    const changed = { ...event, title: 'Coffee', start: '2026-12-01', allDay: true }
    expect(await update({ id: event.id, title: 'Coffee', start: '2026-12-01', allDay: true })).toEqual(changed)
    expect((await list()).at(-1)).toEqual(changed)
  })

  it.each([
    [{ id: 999, title: 'Tea' }, 404],
    [{ id: 1, title: '' }, 400],
    [{ id: 1, start: null }, 400],
    [{ id: 1, end: '1999-01-01' }, 400],
    [{ id: 1, start: '2999-01-01' }, 400],
  ])('responds to %o with %i, and changes nothing', async (event, status) => {
    const { axios, list } = start()
    const before = await list()
    expect(await refusal(axios.post('/apps/calendar/update-event', { event }))).toMatchObject({ status })
    expect(await list()).toEqual(before)
  })
})

describe('DELETE /apps/calendar/remove-event', () => {
  it('deletes the event, which can be restored', async () => {
    const { list, remove, restore } = start()
    const before = await list()
    await remove(7)
    expect(await list()).toEqual(before.filter(({ id }) => id !== 7))
    expect(await restore(7)).toEqual(before.find(({ id }) => id === 7))
    expect(await list()).toEqual(before)
  })
})
