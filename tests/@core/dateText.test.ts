import { dateTextSchema, daySchema, isDay, optionalDateTextSchema, optionalDaySchema } from '@core/dateText'
import { z } from '@core/schema'
import { describe, expect, it } from 'vitest'

const times = ['2026-11-17T09:30', '2026-11-17T09:30:00', '2026-11-17T09:30:00.000Z', '2026-11-17T09:30:00+05:30']
const others = [
  'tomorrow',
  '17 Nov',
  '17/11/2026',
  '2026-02-30',
  '2026-11-17T25:00',
  '2026-11-17 09:30',
  20261117,
  true,
]

describe('a date as text', () => {
  it.each(['2026-11-17', '2028-02-29', ...times])('may be %s', (text) => {
    expect(dateTextSchema.parse(text)).toBe(text)
  })

  it.each(['', ...others])('may not be %s', (text) => {
    expect(dateTextSchema.safeParse(text).success).toBe(false)
  })

  it('produces the error codes of forms', () => {
    const schema = z.object({ due: dateTextSchema })
    const messageOf = (due: unknown) => schema.safeParse({ due }).error?.issues[0]?.message
    expect(messageOf('tomorrow')).toBe('date')
    expect(messageOf(undefined)).not.toBe('date') // forms report a missing value
  })

  it('is null if optional and empty', () => {
    expect([null, '', '2026-11-17'].map((text) => optionalDateTextSchema.parse(text))).toEqual([
      null,
      null,
      '2026-11-17',
    ])
    for (const text of others) expect(optionalDateTextSchema.safeParse(text).success).toBe(false)
  })
})

describe('a day as text', () => {
  it.each(['2026-11-17', '2028-02-29'])('may be %s', (text) => {
    expect([daySchema, optionalDaySchema].map((schema) => schema.parse(text))).toEqual([text, text])
  })

  it.each([...others, ...times])('may not be %s', (text) => {
    expect([daySchema, optionalDaySchema].map((schema) => schema.safeParse(text).success)).toEqual([false, false])
  })

  it('may be empty if optional', () => {
    expect(daySchema.safeParse('').success).toBe(false)
    expect(optionalDaySchema.parse('')).toBe('')
  })

  it('produces the error code of a field', () => {
    const { error } = optionalDaySchema.safeParse('tomorrow')
    expect(error?.issues[0]?.message).toBe('date')
  })
})

describe('reading and writing dates', () => {
  it('accepts only existing days', () => {
    expect(['2026-02-28', '2028-02-29'].every(isDay)).toBe(true)
    expect(['2026-02-29', '2026-13-01', '2026-1-1', '', 'today', '2026-11-21T10:00'].some(isDay)).toBe(false)
  })
})
