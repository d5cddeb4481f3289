import { createFormatters } from '@/utility/format/formatters'
import { describe, expect, it } from 'vitest'

const en = createFormatters('en')
const de = createFormatters('de')
const now = new Date('2026-05-13T12:00:00Z')

describe('dates', () => {
  it('are formatted in the language', () => {
    expect(en.date('2026-05-13T12:00:00')).toBe('May 13, 2026')
    expect(de.dateTime('2026-05-13T17:45:00')).toBe('13.05.2026, 17:45')
    expect(createFormatters('ar').date('2026-05-13T12:00:00')).toMatch(/2026|٢٠٢٦/)
  })

  it.each([
    ['2026-05-13T12:00:00Z', 'now'],
    ['2026-05-13T11:59:31Z', 'now'],
    ['2026-05-13T11:59:00Z', '1 minute ago'],
    ['2026-05-13T11:00:01Z', '59 minutes ago'],
    ['2026-05-13T11:00:00Z', '1 hour ago'],
    ['2026-05-12T12:00:01Z', '23 hours ago'],
    ['2026-05-12T12:00:00Z', 'yesterday'],
    ['2026-05-14T12:00:00Z', 'tomorrow'],
    ['2026-05-06T12:00:00Z', 'last week'],
    ['2026-04-13T12:00:00Z', 'last month'],
    ['2026-02-13T12:00:00Z', '2 months ago'],
    ['2024-05-13T12:00:00Z', '2 years ago'],
    ['2026-05-13T15:00:00Z', 'in 3 hours'],
  ])('%s is formatted as %s', (iso, text) => {
    expect(en.relative(iso, now)).toBe(text)
  })
})

describe('numbers', () => {
  it('are formatted in the language', () => {
    expect([en.number(1234567.5), de.number(1234567.5)]).toEqual(['1,234,567.5', '1.234.567,5'])
    expect([en.percent(0.586), en.percent(1)]).toEqual(['58.6%', '100%'])
    expect(de.percent(0.5)).toBe('50\u00a0%')
    expect([en.money(123456), en.money(-5), de.money(123456, 'EUR')]).toEqual([
      '$1,234.56',
      '-$0.05',
      '1.234,56\u00a0€',
    ])
  })

  it('of a rate keep all entered digits', () => {
    expect([8.25, 7.1, 19, 0.125, 5.4321].map((percent) => en.rate(percent))).toEqual([
      '8.25%',
      '7.1%',
      '19%',
      '0.125%',
      '5.4321%',
    ])
    expect(de.rate(8.25)).toBe('8,25\u00a0%')
    expect(createFormatters('ar').rate(8.25)).toBe('8.25%')
  })
})

it('Arabic numbers contain no marks that change the direction of a line', () => {
  const ar = createFormatters('ar')
  expect(ar.percent(0.16)).toBe('16%')
  expect(ar.money(123456)).toBe('\u200f1,234.56\u00a0US$\u200e')
})

it('lists contain "and" in languages that have it', () => {
  expect(en.list(['tea', 'milk', 'figs'])).toBe('tea, milk, and figs')
  expect(de.list(['Tee', 'Milch'])).toBe('Tee und Milch')
  expect(en.list([])).toBe('')
})
