import { setTimeZone } from '@core/zonedTime'
import { afterEach, describe, expect, it } from 'vitest'
import { calendarApi } from '@/redux/apps/calendar/contract'
import {
  changedSeries,
  endedBefore,
  isFirst,
  isRule,
  occurrenceAt,
  occurrencesOf,
  splitSeries,
  withOverride,
  withoutOccurrence,
} from '@/redux/apps/calendar/rules'
import type { CalendarEvent, Occurrence, Recurrence } from '@/redux/apps/calendar/schema'
import { refusal, startBackend } from '../../support/backend'

afterEach(() => setTimeZone(undefined))

/** A quarter of an hour at 9:00 in Berlin, from a Monday in winter time on. */
const standUp = (recurrence: Recurrence): CalendarEvent => ({
  id: 7,
  url: '',
  title: 'Stand-up',
  start: '2026-11-23T08:00:00.000Z',
  end: '2026-11-23T08:15:00.000Z',
  allDay: false,
  extendedProps: { calendar: 'Business', location: 'Room 2' },
  recurrence: { timeZone: 'Europe/Berlin', ...recurrence },
})

const rent = (rule: string, start = '2026-01-31', end = '2026-02-01'): CalendarEvent => ({
  ...standUp({ rule }),
  start,
  end,
  allDay: true,
  recurrence: { rule },
})

function startsOf(event: CalendarEvent, from = '2026-11-01', to = '2027-12-31'): string[] {
  const found = occurrencesOf(event, new Date(from), new Date(to))
  return found.map(({ start }) => start.replace(':00.000Z', 'Z'))
}

const first = (event: CalendarEvent, at: string): Occurrence => occurrenceAt(event, at)

describe('the occurrences of an event', () => {
  it.each<[string, Recurrence, string[]]>([
    [
      'every two weeks, so many times',
      { rule: 'FREQ=WEEKLY;INTERVAL=2;COUNT=3' },
      ['2026-11-23T08:00Z', '2026-12-07T08:00Z', '2026-12-21T08:00Z'],
    ],
    [
      'on some weekdays, until a time in UTC',
      { rule: 'FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20261203T080000Z' },
      ['2026-11-23T08:00Z', '2026-11-26T08:00Z', '2026-11-30T08:00Z', '2026-12-03T08:00Z'],
    ],
    [
      'on the last Friday of the month, at the same hour in summer time',
      { rule: 'FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20270430T235959Z' },
      [
        '2026-11-23T08:00Z',
        '2026-11-27T08:00Z',
        '2026-12-25T08:00Z',
        '2027-01-29T08:00Z',
        '2027-02-26T08:00Z',
        '2027-03-26T08:00Z',
        '2027-04-30T07:00Z',
      ],
    ],
    [
      'without exceptions, with additions',
      {
        rule: 'FREQ=DAILY;COUNT=3',
        exdates: ['2026-11-24T09:00:00+01:00'],
        rdates: ['2026-12-24T08:00:00.000Z'],
      },
      ['2026-11-23T08:00Z', '2026-11-25T08:00Z', '2026-12-24T08:00Z'],
    ],
    ['on added dates only', { rdates: ['2026-12-01T08:00:00.000Z'] }, ['2026-11-23T08:00Z', '2026-12-01T08:00Z']],
    ['once by an invalid rule', { rule: 'FREQ=WEEKLY;INTERVAL=0' }, ['2026-11-23T08:00Z']],
    ['once by a rule with an unknown part', { rule: 'FREQ=WEEKLY;BYMOON=1' }, ['2026-11-23T08:00Z']],
  ])('are %s', (_, recurrence, starts) => {
    expect(startsOf(standUp(recurrence))).toEqual(starts)
    setTimeZone('America/New_York')
    expect(startsOf(standUp(recurrence))).toEqual(starts)
  })

  it('are days for an all-day event, in any zone, without those that a month lacks', () => {
    for (const zone of ['Asia/Tokyo', 'America/Los_Angeles']) {
      setTimeZone(zone)
      const found = occurrencesOf(rent('FREQ=MONTHLY;UNTIL=20260531'), new Date('2026-01-01'), new Date('2027-01-01'))
      expect(found.map(({ start, end }) => [start, end])).toEqual([
        ['2026-01-31', '2026-02-01'],
        ['2026-03-31', '2026-04-01'],
        ['2026-05-31', '2026-06-01'],
      ])
    }
  })

  it('leave out an hour that clocks skip', () => {
    const early = { ...standUp({ rule: 'FREQ=DAILY;COUNT=3' }), start: '2027-03-27T01:30:00.000Z', end: null }
    expect(startsOf(early)).toEqual(['2027-03-27T01:30Z', '2027-03-29T00:30Z'])
  })

  it('are those of the period, of an endless rule and of a long event', () => {
    const daily = standUp({ rule: 'FREQ=DAILY' })
    expect(startsOf(daily, '2027-06-01', '2027-06-03')).toEqual(['2027-06-01T07:00Z', '2027-06-02T07:00Z'])
    const trip = rent('FREQ=YEARLY', '2026-12-30', '2027-01-03')
    expect(startsOf(trip, '2028-01-02', '2028-01-03')).toEqual(['2027-12-30'])
    const { recurrence: _, ...single } = daily
    expect(occurrencesOf(single, new Date('2026-11-23'), new Date('2026-11-24'))).toEqual([single])
    expect(occurrencesOf(single, new Date('2026-11-24'), new Date('2026-11-25'))).toEqual([])
  })

  it('may have content of their own, also outside the period of their start', () => {
    const event = standUp({ rule: 'FREQ=WEEKLY;COUNT=3' })
    const at = '2026-11-30T08:00:00.000Z'
    const content = { title: 'Talk', start: '2026-12-24T10:00:00.000Z', end: '2026-12-24T11:00:00.000Z' }
    const changed = { ...event, recurrence: withOverride(event, at, { ...content, extendedProps: { guests: [] } }) }
    expect(startsOf(changed)).toEqual(['2026-11-23T08:00Z', '2026-12-24T10:00Z', '2026-12-07T08:00Z'])
    expect(first(changed, at)).toMatchObject({
      ...content,
      id: 7,
      at,
      extendedProps: { calendar: 'Business', location: 'Room 2', guests: [] },
    })
    const again = { ...changed, recurrence: withOverride(changed, at, { ...content, title: 'Tea' }) }
    expect(again.recurrence.overrides).toHaveLength(1)
    expect(startsOf({ ...again, recurrence: withoutOccurrence(again, at) })).toEqual([
      '2026-11-23T08:00Z',
      '2026-12-07T08:00Z',
    ])
  })
})

describe('a recurring event', () => {
  const at = '2026-12-07T08:00:00.000Z'

  it('is empty without its last occurrence', () => {
    const event = standUp({ rule: 'FREQ=DAILY;COUNT=1' })
    expect(withoutOccurrence(event, event.start)).toBeNull()
    expect(withoutOccurrence(standUp({ rule: 'FREQ=DAILY' }), event.start)).not.toBeNull()
  })

  it('is split, so that both parts have the occurrences of the whole', () => {
    for (const end of ['COUNT=5', 'UNTIL=20261221T080000Z']) {
      const exdates = ['2026-11-30T08:00:00.000Z', '2026-12-14T08:00:00.000Z']
      const event = standUp({ rule: `FREQ=WEEKLY;${end}`, exdates })
      const { at: _, id: __, recurrence: ___, ...content } = first(event, at)
      const split = splitSeries(event, first(event, at), content)
      const before = { ...event, recurrence: split.recurrence }
      const after = { ...event, ...content, recurrence: split.event.recurrence ?? null }
      expect(startsOf(before)).toEqual(['2026-11-23T08:00Z'])
      expect(startsOf(after)).toEqual(['2026-12-07T08:00Z', '2026-12-21T08:00Z'])
    }
  })

  it('ends before a day', () => {
    const event = rent('FREQ=DAILY;COUNT=30', '2026-11-20', '2026-11-21')
    expect(startsOf(event)).toHaveLength(30)
    setTimeZone('Asia/Tokyo')
    expect(startsOf({ ...event, recurrence: endedBefore(event, '2026-11-22') })).toEqual(['2026-11-20', '2026-11-21'])
  })

  it('moves as far as one of its occurrences, with its exceptions, across a change of the clocks', () => {
    const event = standUp({ rule: 'FREQ=WEEKLY;COUNT=4', exdates: ['2026-11-30T08:00:00.000Z'] })
    const moved = { title: 'Talk', start: '2026-12-08T13:30:00.000Z', end: '2026-12-08T14:30:00.000Z', allDay: false }
    const { recurrence, ...change } = changedSeries(event, first(event, at), moved)
    expect(change).toMatchObject({
      id: 7,
      title: 'Talk',
      start: '2026-11-24T13:30:00.000Z',
      end: '2026-11-24T14:30:00.000Z',
    })
    expect(startsOf({ ...event, start: change.start!, recurrence: recurrence ?? null })).toEqual([
      '2026-11-24T13:30Z',
      '2026-12-08T13:30Z',
      '2026-12-15T13:30Z',
    ])
    const yearly = standUp({ rule: 'FREQ=MONTHLY;COUNT=12' })
    const inSummer = first(yearly, '2027-06-23T07:00:00.000Z')
    const later = changedSeries(yearly, inSummer, { title: 'Talk', start: '2027-06-23T09:00:00.000Z', end: null })
    expect(later.start).toBe('2026-11-23T10:00:00.000Z')
  })

  it('becomes all-day with its exceptions', () => {
    const event = standUp({ rule: 'FREQ=WEEKLY;COUNT=3', exdates: ['2026-11-30T08:00:00.000Z'] })
    const content = { title: 'Away', start: '2026-12-07', end: '2026-12-08', allDay: true }
    const { recurrence, ...change } = changedSeries(event, first(event, at), content)
    expect(
      startsOf({ ...event, ...content, start: change.start!, end: change.end!, recurrence: recurrence ?? null }),
    ).toEqual(['2026-11-23', '2026-12-07'])
  })

  it('knows its first occurrence', () => {
    const event = standUp({ rule: 'FREQ=DAILY' })
    expect([isFirst(event, event.start), isFirst(event, at)]).toEqual([true, false])
  })
})

it.each([
  ['FREQ=MONTHLY;BYDAY=2TU;BYSETPOS=-1;WKST=MO', true],
  ['FREQ=DAILY;COUNT=0', false],
  ['FREQ=DAILY;BYMONTHDAY=32', false],
  ['FREQ=DAILY;X-PART=1', false],
])('the rule %s is valid: %s', (rule, valid) => {
  expect(isRule(rule)).toBe(valid)
})

describe('the sample backend', () => {
  const { id: _, ...event } = standUp({ rule: 'FREQ=WEEKLY' })

  async function start() {
    const { api, axios } = startBackend()
    const added = await api.call(calendarApi.add, { body: { event: { ...event, reminder: 10 } } })
    return { api, axios, added: added.event, list: () => api.call(calendarApi.list, { query: {} }) }
  }

  it('stores a series once, splits it, and makes it single', async () => {
    const { api, added, list } = await start()
    expect(added.recurrence).toEqual(event.recurrence)
    expect(await list()).toContainEqual(added)
    const at = '2026-12-07T08:00:00.000Z'
    const body = splitSeries(added, first(added, at), { title: 'Talk', start: at, end: null })
    const split = await api.call(calendarApi.split, { body })
    expect(split.before).toEqual({ ...added, recurrence: body.recurrence })
    expect(split.event).toMatchObject({ title: 'Talk', start: at, recurrence: { rule: 'FREQ=WEEKLY' } })
    expect((await list()).slice(-2)).toEqual([split.before, split.event])
    const single = await api.call(calendarApi.update, { body: { event: { id: added.id, recurrence: null } } })
    expect(single.event.recurrence).toBeNull()
  })

  it('splits all or nothing, and refuses invalid recurrences', async () => {
    const { api, axios, added, list } = await start()
    const before = await list()
    const body = { id: added.id, recurrence: null, event: { title: 'Talk', start: '2026-12-07', end: '2026-12-01' } }
    expect((await refusal(api.call(calendarApi.split, { body }))).error).toEqual({ end: 'dateOrder' })
    expect((await refusal(api.call(calendarApi.split, { body: { ...body, id: 9999 } }))).status).toBe(404)
    for (const recurrence of [{ rule: 'every week' }, { exdates: ['soon'] }, 'weekly'])
      expect(
        (await refusal(axios.post('/apps/calendar/update-event', { event: { id: added.id, recurrence } }))).status,
      ).toBe(400)
    expect((await refusal(api.call(calendarApi.unschedule, { body: { id: added.id } }))).status).toBe(400)
    expect(await list()).toEqual(before)
  })

  it('reminds of each occurrence, and not of removed ones', async () => {
    const { api, added } = await start()
    const due = async (after: string, until: string) =>
      (await api.call(calendarApi.dueEvents, { query: { after, until } })).events.filter(({ id }) => id === added.id)
    expect(await due('2026-12-07T07:49:00.000Z', '2026-12-07T07:50:00.000Z')).toMatchObject([
      { start: '2026-12-07T08:00:00.000Z', end: '2026-12-07T08:15:00.000Z', at: '2026-12-07T08:00:00.000Z' },
    ])
    expect(await due('2026-12-07T07:50:00.000Z', '2026-12-07T08:50:00.000Z')).toEqual([])
    const recurrence = withoutOccurrence(added, '2026-12-07T08:00:00.000Z')
    await api.call(calendarApi.update, { body: { event: { id: added.id, recurrence } } })
    expect(await due('2026-12-07T07:49:00.000Z', '2026-12-07T07:50:00.000Z')).toEqual([])
  })
})
