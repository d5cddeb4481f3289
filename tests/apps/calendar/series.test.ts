import { dateOf, dayTextOf } from '@core/zonedTime'
import { repeatedTimes } from '@fake-db/apps/calendar/series'
import { describe, expect, it } from 'vitest'
import { calendarApi } from '@/redux/apps/calendar/contract'
import type { CalendarEvent, NewEvent, Repetition, Scope } from '@/redux/apps/calendar/schema'
import { mostRepetitions } from '@/redux/apps/calendar/schema'
import { refusal, startBackend } from '../../support/backend'

const local = (day: string, clock = '09:00') => new Date(`${day}T${clock}`).toISOString()
const meeting: NewEvent = {
  title: 'Meeting',
  start: local('2026-11-18'),
  end: local('2026-11-18', '09:30'),
  reminder: 10,
  extendedProps: { calendar: 'Business', location: 'Room 2' },
}
const daysOf = (events: readonly Pick<CalendarEvent, 'start'>[]) => events.map(({ start }) => dayTextOf(dateOf(start)))

describe('the occurrences of a recurring event', () => {
  const from = { start: meeting.start, end: meeting.end ?? null, allDay: false }

  it.each<[string, Repetition, string[]]>([
    ['daily, so many times', { frequency: 'daily', count: 3 }, ['2026-11-18', '2026-11-19', '2026-11-20']],
    ['weekly, on the day of the start', { frequency: 'weekly', count: 2 }, ['2026-11-18', '2026-11-25']],
    [
      'weekly on some days, until a day, which is the last',
      { frequency: 'weekly', weekdays: [1, 5], until: '2026-11-27' },
      ['2026-11-20', '2026-11-23', '2026-11-27'],
    ],
    ['monthly', { frequency: 'monthly', until: '2027-01-18' }, ['2026-11-18', '2026-12-18', '2027-01-18']],
    ['not at all where the last day is over', { frequency: 'daily', until: '2026-11-17' }, []],
  ])('are %s', (_, repetition, days) => {
    expect(daysOf(repeatedTimes(from, repetition))).toEqual(days)
  })

  it('skip months without such a day', () => {
    const last = { start: '2027-01-31', end: '2027-02-01', allDay: true }
    expect(repeatedTimes(last, { frequency: 'monthly', count: 3 })).toEqual([
      { start: '2027-01-31', end: '2027-02-01', allDay: true },
      { start: '2027-03-31', end: '2027-04-01', allDay: true },
      { start: '2027-05-31', end: '2027-06-01', allDay: true },
    ])
  })

  it('keep the hour across the change to summer time', () => {
    const times = repeatedTimes(from, { frequency: 'monthly', count: 12 })
    expect(new Set(times.map(({ start }) => dateOf(start).getHours()))).toEqual(new Set([9]))
    expect(new Set(times.map(({ end }) => dateOf(end!).getMinutes()))).toEqual(new Set([30]))
  })

  it('end within two years, and after some hundreds', () => {
    expect(repeatedTimes(from, { frequency: 'daily' })).toHaveLength(mostRepetitions)
    const monthly = repeatedTimes(from, { frequency: 'monthly' })
    expect(daysOf(monthly).at(-1)).toBe('2028-11-18')
  })
})

async function start(repetition: Repetition = { frequency: 'weekly', count: 4 }) {
  const { api, axios } = startBackend()
  const { events } = await api.call(calendarApi.addSeries, { body: { event: meeting, repetition } })
  return {
    ...{ api, axios, events },
    ids: events.map(({ id }) => id),
    stored: async () => (await api.call(calendarApi.list, { query: {} })).filter(({ id }) => id >= events[0]!.id),
    update: (id: number, scope: Scope, change: object) =>
      api.call(calendarApi.updateSeries, { body: { event: { id, ...change }, scope } }),
  }
}

describe('recurring events', () => {
  it('are normal events with a reference to their series', async () => {
    const { api, events, stored } = await start()
    expect(daysOf(events)).toEqual(['2026-11-18', '2026-11-25', '2026-12-02', '2026-12-09'])
    expect(await stored()).toEqual(events)
    for (const { series, title, reminder, extendedProps } of events)
      expect({ series, title, reminder, extendedProps }).toEqual({
        series: { id: 1, frequency: 'weekly', count: 4 },
        title: 'Meeting',
        reminder: 10,
        extendedProps: { calendar: 'Business', location: 'Room 2' },
      })
    const again = await api.call(calendarApi.addSeries, {
      body: { event: meeting, repetition: { frequency: 'daily', count: 1 } },
    })
    expect(again.events[0]!.series?.id).toBe(2)
  })

  it('are edited alone, from one on, or all, and keep their other fields', async () => {
    const { api, ids, stored, update } = await start()
    await api.call(calendarApi.update, { body: { event: { id: ids[2]!, extendedProps: { location: 'Roof' } } } })
    await update(ids[1]!, 'following', {
      ...meeting,
      start: local('2026-11-25'),
      end: local('2026-11-25', '09:30'),
      title: 'Talk',
    })
    expect((await stored()).map(({ title, extendedProps }) => [title, extendedProps.location])).toEqual([
      ['Meeting', 'Room 2'],
      ['Talk', 'Room 2'],
      ['Talk', 'Roof'],
      ['Talk', 'Room 2'],
    ])
    await update(ids[3]!, 'all', { extendedProps: { location: 'Hall' }, reminder: null })
    expect((await stored()).map(({ reminder, extendedProps }) => [reminder, extendedProps.location])).toEqual(
      Array.from({ length: 4 }, () => [null, 'Hall']),
    )
  })

  it('move as far as the moved one, and the response undoes it', async () => {
    const { api, events, ids, stored, update } = await start()
    const { before } = await update(ids[1]!, 'following', {
      start: local('2026-11-26', '14:00'),
      end: local('2026-11-26', '15:00'),
    })
    const after = await stored()
    expect(daysOf(after)).toEqual(['2026-11-18', '2026-11-26', '2026-12-03', '2026-12-10'])
    expect(after.slice(1).map(({ start: from, end }) => [dateOf(from).getHours(), dateOf(end!).getHours()])).toEqual(
      Array.from({ length: 3 }, () => [14, 15]),
    )
    expect(before).toEqual(events.slice(1))
    await api.call(calendarApi.updateMany, { body: { events: before } })
    expect(await stored()).toEqual(events)
  })

  it.each([
    ['following', [0]],
    ['all', []],
  ] as const)('are deleted: %s, and restored', async (scope, left) => {
    const { api, events, ids, stored } = await start()
    const gone = await api.call(calendarApi.removeSeries, { body: { id: ids[1]!, scope } })
    expect(await stored()).toEqual(left.map((index) => events[index]))
    await api.call(calendarApi.restoreMany, { body: gone })
    expect(await stored()).toEqual(events)
  })

  it('are replaced from one on, all or none', async () => {
    const { api, events, ids, stored } = await start()
    const repeat = (repetition: Repetition | null) =>
      api.call(calendarApi.repeat, { body: { id: ids[1]!, event: { ...meeting, title: 'Talk' }, repetition } })
    expect(await refusal(repeat({ frequency: 'daily', until: '2020-01-01' }))).toMatchObject({ status: 400 })
    expect(await stored()).toEqual(events)
    const replaced = await repeat({ frequency: 'daily', count: 2 })
    expect(replaced.goneIds).toEqual(ids.slice(1))
    expect((await stored()).map(({ title }) => title)).toEqual(['Meeting', 'Talk', 'Talk'])
    const single = await api.call(calendarApi.repeat, {
      body: { id: replaced.events[0]!.id, event: meeting, repetition: null },
    })
    expect(single.events.map(({ series }) => series)).toEqual([undefined])
    expect(await stored()).toHaveLength(2)
  })

  it('are rejected if invalid, without changes', async () => {
    const { api, axios, ids, stored, update } = await start()
    const before = await stored()
    const refused = async (repetition: object) =>
      (await refusal(axios.post('/apps/calendar/add-series', { event: meeting, repetition }))).error
    expect(await refused({ frequency: 'yearly' })).toEqual({ 'repetition.frequency': 'choice' })
    expect(await refused({ frequency: 'daily', count: 0 })).toEqual({ 'repetition.count': 'min?min=1' })
    expect(await refused({ frequency: 'daily', until: '2026-11-01' })).toEqual({ until: 'dateOrder' })
    expect((await refusal(update(1, 'all', { title: 'No series' }))).status).toBe(400)
    expect((await refusal(update(9999, 'all', { title: 'Nobody' }))).status).toBe(404)
    expect((await refusal(update(ids[0]!, 'all', { end: local('2026-11-01') }))).error).toEqual({ end: 'dateOrder' })
    const some = { body: { ids: [ids[0]!, 9999] } }
    expect((await refusal(api.call(calendarApi.removeMany, some))).status).toBe(404)
    expect(await stored()).toEqual(before)
  })
})
