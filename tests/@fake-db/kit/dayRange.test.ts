import { dayNumber, dayRange, dayText } from '@fake-db/kit/dayRange'
import { HttpError } from '@fake-db/kit/reply'
import { describe, expect, it } from 'vitest'

const day = (number: number) => dayText(number).slice(0, 10)
const read = (from: string, to: string, compare?: string) => dayRange({ from, to, compare })!

describe('a range of days', () => {
  it.each([
    ['2026-11-12', '2026-11-18', 7],
    ['2026-10-20', '2026-11-18', 30],
    ['2026-08-21', '2026-11-18', 13],
    ['2026-01-01', '2026-11-18', 11],
    ['2026-11-18', '2026-11-18', 1],
  ])('from %s to %s is cut into %d complete spans', (from, to, count) => {
    const { whole, spans } = read(from, to)
    expect(spans).toHaveLength(count)
    expect([day(spans[0]!.first), day(spans.at(-1)!.last)]).toEqual([from, to])
    for (const [place, { first, last }] of spans.entries()) {
      expect(last).toBeGreaterThanOrEqual(first)
      if (place > 0) expect(first).toBe(spans[place - 1]!.last + 1)
    }
    expect(whole).toEqual({ first: dayNumber(from), last: dayNumber(to) })
  })

  it('is compared with as many days before, or a year earlier, cut alike', () => {
    const before = read('2026-11-12', '2026-11-18').before!
    expect([day(before.whole.first), day(before.whole.last)]).toEqual(['2026-11-05', '2026-11-11'])
    const year = read('2024-02-28', '2024-03-02', 'year').before!
    expect([day(year.whole.first), day(year.whole.last)]).toEqual(['2023-02-28', '2023-03-02'])
    expect(year.spans).toHaveLength(4)
    expect(read('2026-11-12', '2026-11-18', 'none').before).toBeNull()
  })

  it('is missing without days', () => {
    expect(dayRange({})).toBeNull()
    expect(dayRange({ from: ' ', to: '' })).toBeNull()
  })

  it.each([
    [{ from: '2026-11-18' }, { to: 'required' }],
    [{ to: '2026-11-18' }, { from: 'required' }],
    [{ from: '2026-02-30', to: '2026-03-01' }, { from: 'date' }],
    [{ from: '2026-03-02', to: '2026-03-01' }, { to: 'dateOrder' }],
    [{ from: '1026-03-02', to: '2026-03-01' }, { to: 'date' }],
    [{ from: '2026-03-01', to: '2026-03-02', compare: 'week' }, { compare: 'choice' }],
  ])('is rejected: %o', (query, error) => {
    expect(() => dayRange(query)).toThrow(new HttpError(400, error))
  })
})
