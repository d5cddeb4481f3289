import { describe, expect, it } from 'vitest'
import type { CalendarEvent } from '@/redux/apps/calendar/schema'
import { dueReminders } from '@fake-db/apps/calendar/rules'
import * as rules from '@/redux/apps/calendar/rules'
import { findEvents } from '@/views/apps/calendar/search/findEvents'

const now = new Date(2026, 10, 18, 12)
const at = (day: number, hour = 9, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString()

function event(id: number, title: string, given: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id,
    title,
    url: '',
    start: at(18),
    end: null,
    allDay: false,
    extendedProps: { calendar: 'Business' },
    ...given,
  }
}

describe('the event search', () => {
  const guests = [{ fullName: 'Amara Mensah', avatar: '' }]
  const events = [
    event(1, 'Review', { start: at(25) }),
    event(2, 'Review', { start: at(20), extendedProps: { calendar: 'Family', location: 'Roof terrace', guests } }),
    event(3, 'Review', { start: at(3) }),
    event(4, 'Lunch', { start: at(10), extendedProps: { calendar: 'Holiday', description: 'With the review board' } }),
    event(5, 'Away', { start: '2026-11-18', end: '2026-11-19', allDay: true }),
  ]
  const find = (q: string, language = 'en') => {
    const { ahead, over, count } = findEvents(events, q, {
      rules,
      now,
      language,
      kindOf: (one) => one.extendedProps.calendar,
    })
    return [ahead.map(({ id }) => id), over.map(({ id }) => id), count]
  }

  it.each([
    ['review', [[2, 1], [4, 3], 4]],
    ['terrace', [[2], [], 1]],
    ['amara', [[2], [], 1]],
    ['holiday', [[], [4], 1]],
    ['november 25', [[1], [], 1]],
    ['2026-11-18', [[5], [], 1]],
    ['zebra', [[], [], 0]],
    ['  ', [[], [], 0]],
  ])('by %o lists upcoming events first, then past ones, both by distance', (q, found) => {
    expect(find(q)).toEqual(found)
  })

  it("finds days in the language's format", () => {
    expect(find('25. november', 'de')).toEqual([[1], [], 1])
  })
})

describe('a recurring event', () => {
  const retrospective = event(20, 'Retrospective', {
    start: at(24),
    extendedProps: { calendar: 'Business', location: 'Attic' },
  })
  const own = { ...retrospective, at: at(24), title: 'Stand-up with guests' }
  const standUp = event(7, 'Stand-up', {
    start: at(3),
    end: at(3, 10),
    recurrence: { rule: 'FREQ=DAILY', timeZone: 'UTC', overrides: [own] },
  })
  const settings = { rules, now, language: 'en', kindOf: () => 'Business' }
  const startsOf = (q: string) => {
    const { ahead, over } = findEvents([standUp], q, settings)
    return [ahead, over].map((found) => found.map(({ start }) => start))
  }

  it('is listed with its next and its latest occurrence', () => {
    expect(startsOf('stand-up')).toEqual([[at(19)], [at(18)]])
  })

  it('is found by an occurrence with its own content', () => {
    expect(startsOf('guests attic')).toEqual([[at(24)], []])
    expect(startsOf('zebra')).toEqual([[], []])
  })

  it('is omitted until its rules are loaded', () => {
    expect(findEvents([standUp], 'stand-up', { ...settings, rules: null }).count).toBe(0)
  })
})

describe('reminders', () => {
  const events = [
    event(1, 'In ten minutes', { start: at(18, 12, 10), reminder: 10 }),
    event(2, 'Now', { start: at(18, 12), reminder: 0 }),
    event(3, 'Tomorrow', { start: at(19, 12), reminder: 1440 }),
    event(4, 'Without', { start: at(18, 12), reminder: null }),
    event(5, 'Never asked', { start: at(18, 12) }),
    event(6, 'A whole day', { start: '2026-11-19', end: '2026-11-20', allDay: true, reminder: 60 }),
  ]
  const due = (from: [number, number], to: [number, number]) =>
    dueReminders(events, new Date(2026, 10, 18, ...from), new Date(2026, 10, 18, ...to)).then((found) =>
      found.map(({ id }) => id),
    )

  it('appear once between two checks, the earliest event first', async () => {
    expect(await due([11, 59], [12, 0])).toEqual([2, 1, 3])
    expect(await due([12, 0], [12, 1])).toEqual([])
    expect(await due([11, 0], [11, 59])).toEqual([])
  })

  it('of an all-day event count from its midnight', async () => {
    expect(await due([22, 59], [23, 0])).toEqual([6])
  })
})
