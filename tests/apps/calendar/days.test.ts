import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addDays, daysBetween } from '@core/days'
import { addMonths, startOfWeek, weekNumber, weeksOfMonth } from '@/views/apps/calendar/shared/days'
import { periodOf, periodTitle, stepped } from '@/views/apps/calendar/shared/periods'

describe.each(['Europe/Berlin', 'America/New_York', 'UTC'])('days in %s', (zone) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone)
  })

  it.each([
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-10-25', 1, '2026-10-26'],
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-03-29', -1, '2026-03-28'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
  ])('%s plus %i is %s', (day, count, next) => {
    expect(addDays(day, count)).toBe(next)
    expect(daysBetween(day, next)).toBe(count)
  })

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-05-31', -12, '2025-05-31'],
  ])('%s plus %i months is %s', (day, count, next) => {
    expect(addMonths(day, count)).toBe(next)
  })
})

describe('weeks', () => {
  it('start on the first weekday of the language', () => {
    expect(startOfWeek('2026-11-21', 1)).toBe('2026-11-16')
    expect(startOfWeek('2026-11-21', 0)).toBe('2026-11-15')
    expect(startOfWeek('2026-11-21', 6)).toBe('2026-11-21')
  })

  it.each([
    ['2026-01-01', 1],
    ['2025-12-29', 1],
    ['2026-12-31', 53],
    ['2027-01-03', 53],
    ['2027-01-04', 1],
    ['2026-11-21', 47],
  ])('of %s has number %i in ISO 8601', (day, number) => {
    expect(weekNumber(day, 1, 4)).toBe(number)
  })

  it('count from the week of January 1 if they start on Sunday', () => {
    expect(weekNumber('2026-01-01', 0, 1)).toBe(1)
    expect(weekNumber('2026-01-04', 0, 1)).toBe(2)
    expect(weekNumber('2026-12-27', 0, 1)).toBe(1)
  })

  it('of a month are complete', () => {
    const weeks = weeksOfMonth('2026-11-21', 1)
    expect(weeks.map(([first]) => first)).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ])
    expect(weeks.every((week) => week.length === 7)).toBe(true)
  })
})

describe('periods', () => {
  it.each([
    ['month', '2026-12-31', '2027-01-31'],
    ['week', '2026-03-25', '2026-04-01'],
    ['day', '2026-10-25', '2026-10-26'],
    ['list', '2026-11-21', '2026-12-21'],
  ] as const)('the %s after %s is the one of %s', (view, day, next) => {
    expect(stepped(view, day, 1)).toBe(next)
    expect(stepped(view, next, -1)).toBe(day)
  })

  it.each([
    ['month', '2026-11-01', '2026-12-06'],
    ['week', '2026-11-15', '2026-11-22'],
    ['day', '2026-11-21', '2026-11-22'],
    ['list', '2026-11-21', '2026-12-21'],
  ] as const)('the %s on screen is from %s to before %s', (view, from, to) => {
    expect(periodOf(view, '2026-11-21', 0)).toEqual({ from, to })
  })

  it('have localized titles', () => {
    expect(periodTitle('month', '2026-11-21', 1, 'de')).toBe('November 2026')
    expect(periodTitle('week', '2026-11-21', 0, 'en')).toMatch(/^Nov 15\s–\s21, 2026$/)
    expect(periodTitle('day', '2026-11-21', 1, 'fr')).toBe('samedi 21 novembre 2026')
    expect(periodTitle('list', '2026-11-21', 1, 'en')).toMatch(/^Nov 21\s–\sDec 20, 2026$/)
  })
})
