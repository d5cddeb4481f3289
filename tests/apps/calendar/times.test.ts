import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CalendarEvent } from '@/redux/apps/calendar/schema'
import { eventFormSchema, movedEnd, toEventFields, toFormValues } from '@/views/apps/calendar/event/eventForm'
import { spanOf, suggestedTimes, toEventTimes } from '@/views/apps/calendar/shared/times'

const event: CalendarEvent = {
  id: 1,
  url: '',
  title: 'Tea',
  start: '2026-11-18T15:00:00.000Z',
  end: '2026-11-18T16:00:00.000Z',
  allDay: false,
  extendedProps: { calendar: 'Family' },
}

describe.each(['Europe/Berlin', 'America/New_York', 'UTC', 'Pacific/Auckland'])('in %s', (zone) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone)
  })

  it.each(['2026-03-28', '2026-03-29', '2026-03-08', '2026-10-25', '2026-11-01', '2026-12-31'])(
    'an all-day event of %s shows that day in the form, and ends the next day in the backend',
    (day) => {
      const allDay = { ...event, allDay: true, start: day, end: null }
      const values = toFormValues(allDay)
      expect(values).toMatchObject({ allDay: true, startDay: day, endDay: day })
      const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
      expect(toEventFields(values, allDay)).toMatchObject({ allDay: true, start: day, end: next })
    },
  )

  it.each([
    ['2026-03-27', '2026-03-31'],
    ['2026-10-24', '2026-10-27'],
    ['2026-03-07', '2026-03-10'],
    ['2026-10-31', '2026-11-03'],
  ])('days from %s to before %s keep their number across a clock change', (start, end) => {
    const days = { ...event, allDay: true, start, end }
    const { start: from, end: to } = toEventFields(toFormValues(days), days)
    expect([from, to]).toEqual([start, end])
    const span = spanOf(days)
    expect(toEventTimes({ ...span, allDay: true })).toEqual({ allDay: true, start, end })
  })

  it('an unchanged time is saved unchanged, even in the repeated hour', () => {
    for (const start of ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z', '2026-11-01T06:30:00.000Z']) {
      const timed = { ...event, start, end: '2026-11-02T10:00:00.000Z' }
      expect(toEventFields(toFormValues(timed), timed)).toMatchObject({ start, end: timed.end })
    }
  })
})

describe("the grid's values after a move", () => {
  beforeEach(() => {
    vi.stubEnv('TZ', 'Europe/Berlin')
  })
  const date = (text: string) => new Date(text)

  it('keep times, and give an hour to an all-day event', () => {
    const start = date('2026-11-20T09:00')
    expect(toEventTimes({ start, end: date('2026-11-20T10:30'), allDay: false })).toEqual({
      allDay: false,
      start: '2026-11-20T08:00:00.000Z',
      end: '2026-11-20T09:30:00.000Z',
    })
    expect(toEventTimes({ start, end: null, allDay: false }).end).toBe('2026-11-20T09:00:00.000Z')
    expect(toEventTimes({ start, end: null, allDay: false }, false).end).toBeNull()
  })

  it('give a day to a timed event', () => {
    expect(toEventTimes({ start: date('2026-03-29T00:00'), end: null, allDay: true })).toEqual({
      allDay: true,
      start: '2026-03-29',
      end: '2026-03-30',
    })
  })
})

describe('a new event', () => {
  it('starts at the next full hour today, at nine on other days', () => {
    vi.stubEnv('TZ', 'Europe/Berlin')
    const now = new Date('2026-11-21T10:20:00Z')
    expect(suggestedTimes('2026-11-21', now)).toMatchObject({ start: '2026-11-21T11:00:00.000Z' })
    expect(suggestedTimes('2026-11-25', now)).toMatchObject({ start: '2026-11-25T08:00:00.000Z' })
    expect(suggestedTimes('2026-11-21', new Date('2026-11-21T22:30:00Z')).start).toBe('2026-11-21T08:00:00.000Z')
  })
})

describe('the form', () => {
  const values = {
    ...toFormValues(event),
    startDay: '2026-11-20',
    startClock: '22:00',
    endDay: '2026-11-20',
    endClock: '23:30',
  }

  it('moves the end along with the start', () => {
    expect(movedEnd(values, { startDay: '2026-11-20', startClock: '23:00' })).toEqual({
      endDay: '2026-11-21',
      endClock: '00:30',
    })
    expect(movedEnd(values, { startDay: '2027-01-01', startClock: '22:00' })).toMatchObject({ endDay: '2027-01-01' })
    expect(movedEnd(values, { startDay: '', startClock: '22:00' })).toBeNull()
  })

  it('rejects an end before the start, at the end', () => {
    const paths = (changed: Partial<typeof values>) =>
      eventFormSchema.safeParse({ ...values, ...changed }).error?.issues.map(({ path }) => path.join('.')) ?? []
    expect(paths({})).toEqual([])
    expect(paths({ endDay: '2026-11-19' })).toEqual(['endDay'])
    expect(paths({ endClock: '21:59' })).toEqual(['endDay'])
    expect(paths({ endClock: '21:59', allDay: true })).toEqual([])
    expect(paths({ endClock: '' })).toEqual(['endClock'])
    expect(paths({ title: ' ' })).toEqual(['title'])
    expect(paths({ url: 'javascript:alert(1)' })).toEqual(['url'])
    expect(paths({ startDay: '' })).toEqual(['startDay'])
    expect(paths({ startDay: 'tomorrow' })).toEqual(['startDay'])
    expect(paths({ repeat: 'daily', ends: 'count', count: null })).toEqual(['count'])
    expect(paths({ repeat: 'daily', interval: null })).toEqual(['interval'])
    const series = { repeat: 'weekly', ends: 'until', untilDay: '2026-12-18' } as const
    expect(paths({ ...series, startDay: 'tomorrow' })).toEqual(['startDay'])
  })
})
