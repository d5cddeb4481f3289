import { describe, expect, it } from 'vitest'
import { brandOf, codeLengthOf, isCardNumber, isPast, writeCardNumber, writeExpiry } from '@/utility/card'

describe('a card number', () => {
  it.each([
    ['4242 4242 4242 4242', 'visa'],
    ['5555-5555-5555-4444', 'mastercard'],
    ['378282246310005', 'amex'],
  ])('%s is valid', (number, brand) => {
    expect(isCardNumber(number)).toBe(true)
    expect(brandOf(number)).toBe(brand)
  })

  it.each(['', '4242 4242 4242 4241', '4424 2424 2424 2422', '4242', '6011111111111117', 'card'])(
    '%j is invalid',
    (number) => {
      expect(isCardNumber(number)).toBe(false)
    },
  )

  it.each([
    ['42424', '4242 4'],
    ['4242 42424242 4242', '4242 4242 4242 4242'],
    ['37828224631000599', '3782 822463 10005'],
    ['٤٢٤٢٤', '4242 4'],
    ['abc', ''],
  ])('%s is formatted as %s', (typed, written) => {
    expect(writeCardNumber(typed)).toBe(written)
    expect(writeCardNumber(written)).toBe(written)
  })
})

it('a code has the number of digits of its brand', () => {
  expect([codeLengthOf('4242'), codeLengthOf('3782'), codeLengthOf('')]).toEqual([3, 4, 3])
})

it('a card is valid until the end of its month', () => {
  expect(isPast(writeExpiry('1126'), new Date('2026-11-30T20:00:00'))).toBe(false)
  expect(isPast(writeExpiry('1126'), new Date('2026-12-01T00:00:00'))).toBe(true)
})
