import { describe, expect, it } from 'vitest'
import type { BillLine } from '@/utility/money'
import { amountsOf, amountsOfLine, paidOf } from '@/utility/money'
import { createRandom } from '../support/random'

const random = createRandom(5001)
const upTo = (highest: number) => Math.floor(random() * (highest + 1))

function randomLine(): BillLine {
  return {
    qty: (1 + upTo(99_899)) / 100,
    price: upTo(99_999_999),
    discount: upTo(10_000) / 100,
    tax: upTo(10_000) / 100,
  }
}

const lines = Array.from({ length: 5000 }, randomLine)

/** Rounds a quotient half up. */
function divide(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor)
}

describe('the arithmetic of a line', () => {
  it('subtracts the discount first, then adds tax', () => {
    expect(amountsOfLine({ qty: 2.5, price: 10_00, discount: 10, tax: 20 })).toEqual({
      subtotal: 25_00,
      discount: 2_50,
      tax: 4_50,
      total: 27_00,
    })
  })

  it('rounds half a cent up', () => {
    expect(amountsOfLine({ qty: 0.5, price: 1, discount: 0, tax: 0 }).total).toBe(1)
    expect(amountsOfLine({ qty: 1, price: 50, discount: 1, tax: 0 })).toMatchObject({ discount: 1, total: 49 })
  })

  it('equals exact integer arithmetic, for any line', () => {
    for (const line of lines) {
      const qty = BigInt(Math.round(line.qty * 100))
      const subtotal = divide(BigInt(line.price) * qty, 100n)
      const discount = divide(subtotal * BigInt(Math.round(line.discount * 100)), 10_000n)
      const tax = divide((subtotal - discount) * BigInt(Math.round(line.tax * 100)), 10_000n)
      expect(amountsOfLine(line)).toEqual({
        subtotal: Number(subtotal),
        discount: Number(discount),
        tax: Number(tax),
        total: Number(subtotal - discount + tax),
      })
    }
  })
})

describe('the arithmetic of a bill', () => {
  it('sums rounded lines, in any order and grouping', () => {
    for (let start = 0; start < lines.length; start += 25) {
      const bill = lines.slice(start, start + 25)
      const whole = amountsOf(bill)
      expect(whole.total).toBe(bill.reduce((sum, line) => sum + amountsOfLine(line).total, 0))
      expect(whole.total).toBe(whole.subtotal - whole.discount + whole.tax)
      expect(amountsOf(bill.toReversed())).toEqual(whole)
      expect(amountsOf(bill.slice(0, 9)).total + amountsOf(bill.slice(9)).total).toBe(whole.total)
    }
  })

  it('sums payments', () => {
    expect(paidOf([])).toBe(0)
    expect(paidOf([{ amount: 1 }, { amount: 250 }])).toBe(251)
  })
})
