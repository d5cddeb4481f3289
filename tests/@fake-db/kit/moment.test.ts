import { toTime } from '@fake-db/kit/moment'
import { describe, expect, it } from 'vitest'

describe('a moment of the sample data', () => {
  const now = new Date(2026, 2, 1, 0, 5, 30)

  it('counts minutes back from now', () => {
    expect(toTime(90, now)).toBe(new Date(2026, 1, 28, 22, 35, 30).toISOString())
  })

  it('is at its time of day, whole days ago, also across the end of per month', () => {
    expect(toTime([1, '23:59'], now)).toBe(new Date(2026, 1, 28, 23, 59).toISOString())
    expect(toTime([3, '08:15'], now)).toBe(new Date(2026, 1, 26, 8, 15).toISOString())
  })
})
