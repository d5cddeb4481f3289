import { addDays, createEnv, timeOn, toTime } from '@fake-db/kit/env'
import { describe, expect, it, vi } from 'vitest'

const start = () =>
  createEnv(
    () => new Date(0),
    () => 0,
  )

describe('a shared part', () => {
  it('is created once per install, by its first user, even if undefined', () => {
    const env = start()
    const create = vi.fn(() => ({ rows: [] }))
    expect(env.shared(create)).toBe(env.shared(create))
    expect(create).toHaveBeenCalledExactlyOnceWith(env)
    expect(start().shared(create)).not.toBe(env.shared(create))
    const createNothing = vi.fn(() => undefined)
    env.shared(createNothing)
    env.shared(createNothing)
    expect(createNothing).toHaveBeenCalledOnce()
  })
})

describe('a stored value', () => {
  it('has a unique name', () => {
    const env = start()
    const cell = env.cell('area/module/count', 1)
    cell.value += 1
    expect(cell.value).toBe(2)
    expect(env.cell('area/module/other', 1).value).toBe(1)
    expect(() => env.cell('area/module/count', 1)).toThrow('Two values are called area/module/count.')
  })
})

describe('adding days', () => {
  it.each(['Europe/Berlin', 'UTC'])('keeps the time of day through every night of a year in %s', (zone) => {
    vi.stubEnv('TZ', zone)
    const start = new Date('2026-01-01T02:30:00')
    for (let days = -400; days <= 400; days += 1) {
      // Nights without half past two have half past three.
      expect(addDays(start, days)).toEqual(new Date(2026, 0, 1 + days, 2, 30))
    }
    expect(addDays(start, 31)).toEqual(new Date('2026-02-01T02:30:00'))
    expect(start).toEqual(new Date('2026-01-01T02:30:00'))
  })
})

describe('a time of day some days away', () => {
  it('uses the local calendar, at any hour and across the end of a month', () => {
    for (const hour of [0, 9, 23]) {
      const date = new Date(timeOn(new Date(2026, 0, 31, hour, 59, 30, 5), 1, '09:30'))
      expect(date).toEqual(new Date(2026, 1, 1, 9, 30))
    }
    const now = new Date(2026, 2, 1, 0, 5, 30)
    expect(toTime(90, now)).toBe(new Date(2026, 1, 28, 22, 35, 30).toISOString())
    expect(toTime([1, '23:59'], now)).toBe(new Date(2026, 1, 28, 23, 59).toISOString())
  })
})
