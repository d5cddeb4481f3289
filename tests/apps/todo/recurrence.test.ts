import { dateOf, dayTextOf } from '@core/zonedTime'
import { nextDueDate } from '@fake-db/apps/todo/recurrence'
import { describe, expect, it, vi } from 'vitest'
import { repeats } from '@/redux/apps/todo/schema'

/** A Wednesday. */
const now = new Date(2026, 10, 18, 12)
const rules = repeats.filter((repeat) => repeat !== 'none')
const moment = (text: string) => new Date(text).toISOString()

describe('a recurring task is due again', () => {
  it.each([
    ['daily', '2026-11-18', '2026-11-19'],
    ['daily', '2026-11-30', '2026-12-01'],
    ['weekdays', '2026-11-20', '2026-11-23'],
    ['weekdays', '2026-11-18', '2026-11-19'],
    ['weekly', '2026-12-28', '2027-01-04'],
    ['biweekly', '2026-11-20', '2026-12-04'],
    ['biweekly', '2026-12-24', '2027-01-07'],
    ['monthly', '2026-11-24', '2026-12-24'],
    ['monthly', '2027-01-31', '2027-02-28'],
    ['monthly', '2028-01-30', '2028-02-29'],
  ] as const)('%s after %s: on %s', (repeat, dueDate, next) => {
    expect(nextDueDate(dueDate, repeat, now)).toBe(next)
  })

  it.each([
    ['daily', '2026-11-10', '2026-11-18'],
    ['weekdays', '2026-11-02', '2026-11-18'],
    ['weekly', '2026-11-05', '2026-11-19'],
    ['weekly', '2026-11-04', '2026-11-18'],
    ['biweekly', '2026-11-04', '2026-11-18'],
    ['biweekly', '2026-10-29', '2026-11-26'],
    ['biweekly', '2025-11-05', '2026-11-18'],
    ['monthly', '2026-08-31', '2026-11-30'],
    ['monthly', '1999-12-24', '2026-11-24'],
  ] as const)('%s, and overdue since %s: today at the earliest, on %s', (repeat, dueDate, next) => {
    expect(nextDueDate(dueDate, repeat, now)).toBe(next)
  })

  it('at the same time of day, and not at a past time today', () => {
    expect(nextDueDate(moment('2026-11-18T09:30'), 'daily', now)).toBe(moment('2026-11-19T09:30'))
    expect(nextDueDate(moment('2026-11-17T09:30'), 'daily', now)).toBe(moment('2026-11-19T09:30'))
    // A time that is reached counts as past.
    expect(nextDueDate(moment('2026-11-17T12:00'), 'daily', now)).toBe(moment('2026-11-19T12:00'))
    expect(nextDueDate(moment('2026-11-17T15:30'), 'daily', now)).toBe(moment('2026-11-18T15:30'))
    expect(nextDueDate(moment('2026-03-01T09:30'), 'monthly', new Date(2026, 2, 2))).toBe(moment('2026-04-01T09:30'))
  })

  it.each([
    ['daily', '2026-03-28T09:30', '2026-03-29T09:30'],
    ['weekly', '2026-10-23T09:30', '2026-10-30T09:30'],
    ['biweekly', '2026-10-16T09:30', '2026-10-30T09:30'],
    ['biweekly', '2027-03-19T23:45', '2027-04-02T23:45'],
    ['daily', '2026-10-25', '2026-10-26'],
    ['monthly', '2026-03-28', '2026-04-28'],
  ] as const)('%s across a clock change: after %s at %s', (repeat, due, next) => {
    vi.stubEnv('TZ', 'Europe/Berlin')
    const as = (text: string) => (text.length === 10 ? text : moment(text))
    expect(nextDueDate(as(due), repeat, new Date(`${due.slice(0, 10)}T12:00`))).toBe(as(next))
  })

  it('counted from today without a due date', () => {
    expect(nextDueDate(null, 'weekly', now)).toBe('2026-11-25')
    expect(nextDueDate(null, 'monthly', new Date(2027, 0, 31))).toBe('2027-02-28')
  })

  it('on its original day of the month, after a shorter month', () => {
    expect(nextDueDate('2027-02-28', 'monthly', now, 31)).toBe('2027-03-31')
    expect(nextDueDate('2027-03-31', 'monthly', now, 31)).toBe('2027-04-30')
  })

  const days = Array.from({ length: 430 }, (_, index) => dayTextOf(new Date(2026, 9, 1 + index)))

  it.each(rules)('%s: later than before, never past, and at the first possible step', (repeat) => {
    for (const dueDate of days) {
      const next = nextDueDate(dueDate, repeat, now)
      expect(next > dueDate && next >= dayTextOf(now)).toBe(true)
      const gap = (dateOf(next).getTime() - Math.max(dateOf(dueDate).getTime(), now.getTime())) / 86_400_000
      expect(gap).toBeLessThan({ daily: 1.5, weekdays: 3.5, weekly: 7.5, biweekly: 14.5, monthly: 31.5 }[repeat])
      if (repeat === 'weekdays') expect([0, 6]).not.toContain(dateOf(next).getDay())
      if (repeat === 'weekly' || repeat === 'biweekly') expect(dateOf(next).getDay()).toBe(dateOf(dueDate).getDay())
      if (repeat === 'monthly') expect(dateOf(next).getDate()).toBeLessThanOrEqual(dateOf(dueDate).getDate())
    }
  })
})
