import { changedEvent, eventsOfKinds, refuseEndBeforeStart, toEvent } from '@fake-db/apps/calendar/rules'
import { describe, expect, it } from 'vitest'
import { kinds } from '@/redux/apps/calendar/schema'

const event = toEvent({ title: 'Tea', start: '2026-11-18T10:00:00.000Z' }, 1)

describe('the requested kinds', () => {
  const events = kinds.map((calendar, index) => ({ ...event, id: index + 1, extendedProps: { calendar } }))

  it.each([
    [undefined, [1, 2, 3, 4, 5]],
    ['', []],
    [[], []],
    ['Business', [2]],
    [
      ['Business', 'ETC'],
      [2, 5],
    ],
    [['Business', 'Business', 'Nonsense'], [2]],
    ['business', []],
  ])('%o: %o', (calendars, ids) => {
    expect(eventsOfKinds(events, calendars).map(({ id }) => id)).toEqual(ids)
  })
})

describe('an end before the start', () => {
  it.each([
    ['2026-11-18T10:00:00.000Z', '2026-11-18T09:59:59.999Z'],
    ['2026-11-18T10:00:00.000Z', '2026-11-18T10:00:00+01:00'],
    ['2026-11-18', '2026-11-17'],
    ['2026-11-18T10:00', '2026-11-18'],
  ])('is rejected: %s, %s', (start, end) => {
    expect(() => {
      refuseEndBeforeStart({ ...event, start, end })
    }).toThrow(expect.objectContaining({ status: 400, error: { end: 'dateOrder' } }))
  })

  it.each([
    ['2026-11-18T10:00:00.000Z', null],
    ['2026-11-18T10:00:00.000Z', '2026-11-18T10:00:00.000Z'],
    ['2026-11-18T10:00:00+01:00', '2026-11-18T09:30:00Z'],
    ['2026-11-18', '2026-11-18'],
    ['2026-11-18', '2026-11-18T00:00'],
  ])('does not apply to: %s, %s', (start, end) => {
    expect(() => {
      refuseEndBeforeStart({ ...event, start, end })
    }).not.toThrow()
  })
})

describe('an update', () => {
  it('keeps missing fields, extended properties included', () => {
    const before = { ...event, extendedProps: { calendar: 'Family' as const, location: 'Home' } }
    expect(changedEvent(before, { id: 1, title: 'Coffee' })).toEqual({ ...before, title: 'Coffee' })
    expect(changedEvent(before, { id: 1, extendedProps: { calendar: 'ETC' } }).extendedProps).toEqual({
      calendar: 'ETC',
      location: 'Home',
    })
    expect(changedEvent({ ...before, end: '2026-11-19' }, { id: 1, end: null }).end).toBeNull()
  })
})
