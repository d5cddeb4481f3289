import { setTimeZone } from '@core/zonedTime'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  daysToFirst,
  isSameRepetition,
  monthlyModesOf,
  movedWeekdays,
  ruleOf,
  valuesOf,
} from '@/views/apps/calendar/event/repetition'
import { movedRuleStart, repeatValuesOf } from '@/views/apps/calendar/event/ruleStart'

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  setTimeZone(undefined)
})

/** The third Friday of the month. */
const friday = { day: '2026-11-20', clock: '09:00' }
const lastFriday = { day: '2026-11-27', clock: '09:00' }
const allDay = { day: '2026-11-20', clock: null }

describe('a rule', () => {
  it.each([
    ['FREQ=DAILY', friday],
    ['FREQ=DAILY;INTERVAL=3;COUNT=5', friday],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE,FR', friday],
    ['FREQ=WEEKLY;BYDAY=FR;UNTIL=20261218T225959Z', friday],
    ['FREQ=WEEKLY;BYDAY=FR;UNTIL=20261218', allDay],
    ['FREQ=MONTHLY;BYMONTHDAY=20', friday],
    ['FREQ=MONTHLY;BYDAY=3FR', friday],
    ['FREQ=MONTHLY;INTERVAL=2;BYDAY=-1FR;COUNT=4', lastFriday],
    ['FREQ=MONTHLY;BYDAY=4FR', lastFriday],
    ['FREQ=YEARLY', friday],
  ])('%s is read and written unchanged', (rule, start) => {
    expect(ruleOf(valuesOf(rule, start), start)).toBe(rule)
  })

  it.each([
    ['FREQ=WEEKLY', 'FREQ=WEEKLY;BYDAY=FR'],
    ['FREQ=WEEKLY;WKST=SU;BYDAY=FR', 'FREQ=WEEKLY;BYDAY=FR'],
    ['FREQ=MONTHLY;BYDAY=+3FR', 'FREQ=MONTHLY;BYDAY=3FR'],
    ['FREQ=MONTHLY;BYSETPOS=3;BYDAY=FR', 'FREQ=MONTHLY;BYDAY=3FR'],
    ['FREQ=YEARLY;BYMONTHDAY=20;BYMONTH=11', 'FREQ=YEARLY'],
    ['FREQ=DAILY;INTERVAL=1', 'FREQ=DAILY'],
  ])('%s is the same as %s', (rule, same) => {
    expect(ruleOf(valuesOf(rule, friday), friday)).toBe(same)
  })

  it.each([
    'FREQ=MONTHLY;BYDAY=1MO,3MO',
    'FREQ=MONTHLY;BYMONTHDAY=15',
    'FREQ=MONTHLY;BYDAY=-1FR',
    'FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU,FR',
    'FREQ=WEEKLY;BYDAY=FR;BYHOUR=9,15',
    'FREQ=DAILY;BYDAY=MO,TU',
    'FREQ=HOURLY',
    'FREQ=DAILY;COUNT=5000',
    undefined,
  ])('%s is custom', (rule) => {
    expect(valuesOf(rule, friday).repeat).toBe('custom')
    expect(ruleOf(valuesOf(rule, friday), friday)).toBeNull()
  })

  it('ends on the last day that it includes', () => {
    const untilDay = (until: string, start = friday) => valuesOf(`FREQ=DAILY;UNTIL=${until}`, start).untilDay
    expect(untilDay('20261218T080000Z')).toBe('2026-12-18')
    expect(untilDay('20261218T075959Z')).toBe('2026-12-17')
    expect(untilDay('20261218T233000Z')).toBe('2026-12-18')
    expect(untilDay('20261218T090000')).toBe('2026-12-18')
  })

  it('of another time zone is custom if it counts other days', () => {
    const start = '2026-11-20T03:00:00.000Z'
    const event = { start, allDay: false, recurrence: { rule: 'FREQ=WEEKLY;BYDAY=TH', timeZone: 'America/New_York' } }
    expect(repeatValuesOf(event).repeat).toBe('custom')
    setTimeZone('America/Chicago')
    expect(repeatValuesOf(event)).toMatchObject({ repeat: 'weekly', weekdays: ['4'] })
  })
})

describe('monthly repetitions', () => {
  it.each([
    ['2026-11-20', ['day', 'nth']],
    ['2026-11-27', ['day', 'nth', 'last']],
    ['2026-10-30', ['day', 'last']],
    ['2027-02-22', ['day', 'nth', 'last']],
  ])('of %s are %o', (day, modes) => {
    expect(monthlyModesOf(day)).toEqual(modes)
  })
})

describe('a moved start', () => {
  const weekly = (weekdays: string[]) => ({ ...valuesOf('FREQ=WEEKLY', friday), weekdays })

  it('moves its weekday along, and all weekdays of a recurring event', () => {
    expect(movedWeekdays(['5'], '2026-11-20', '2026-11-23', true)).toEqual(['1'])
    expect(movedWeekdays(['5', '7'], '2026-11-20', '2026-11-21', false)).toEqual(['6', '1'])
    expect(movedWeekdays(['5', '7'], '2026-11-20', '2026-11-21', true)).toBeNull()
    expect(movedWeekdays(['1'], '2026-11-20', '2026-11-21', false)).toBeNull()
  })

  it('keeps the repetition if the weekdays have moved along', () => {
    expect(isSameRepetition(weekly(['5']), '2026-11-20', weekly(['1']), '2026-11-23')).toBe(true)
    expect(isSameRepetition(weekly(['5']), '2026-11-20', weekly([]), '2026-11-20')).toBe(true)
    const until = (weekday: string, untilDay: string) => ({ ...weekly([weekday]), ends: 'until' as const, untilDay })
    expect(isSameRepetition(until('5', '2026-12-18'), '2026-11-20', until('4', '2026-12-17'), '2026-11-19')).toBe(true)
    expect(isSameRepetition(until('5', '2026-12-18'), '2026-11-20', until('4', '2026-12-18'), '2026-11-19')).toBe(false)
    expect(isSameRepetition(weekly(['5']), '2026-11-20', weekly(['5']), '2026-11-21')).toBe(false)
    expect(isSameRepetition(weekly(['5']), '2026-11-20', { ...weekly(['5']), interval: 2 }, '2026-11-20')).toBe(false)
  })

  it('is relative to the day by the rule', () => {
    const at = '2026-11-20T08:00:00.000Z'
    const moved = { start: '2026-11-21T09:00:00.000Z', at, allDay: false }
    const values = { startDay: '2026-11-23', startClock: '09:00', allDay: false }
    expect(movedRuleStart(values, moved).day).toBe('2026-11-22')
  })

  it('is the first of the chosen weekdays', () => {
    expect(daysToFirst(weekly(['1', '3']), '2026-11-20')).toBe(3)
    expect(daysToFirst(weekly(['5']), '2026-11-20')).toBe(0)
  })
})
