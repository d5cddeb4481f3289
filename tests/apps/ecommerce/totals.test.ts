import { describe, expect, it } from 'vitest'
import type { Coupon } from '@/redux/shell/cart/schema'
import { totalsSchema } from '@/redux/shell/cart/schema'
import type { PricedItem } from '@/redux/shell/cart/totals'
import { totalsOf } from '@/redux/shell/cart/totals'
import { createRandom } from '../../support/random'

const random = createRandom(20_261)
const upTo = (most: number) => Math.floor(random() * (most + 1))

function someItem(): PricedItem {
  return {
    price: upTo(200_000) / 100,
    qty: 1 + upTo(98),
    discountPercentage: 3 + upTo(17),
    hasFreeShipping: random() < 0.5,
  }
}

function someCoupon(): Coupon | null {
  const [kind, most] = (
    [
      ['percent', 100],
      ['amount', 50_000],
      ['delivery', 0],
    ] as const
  )[upTo(2)]!
  return random() < 0.25 ? null : { code: 'ANY', kind, value: upTo(most), minimum: upTo(40_000) }
}

const carts = Array.from({ length: 500 }, () => ({
  items: Array.from({ length: upTo(6) }, someItem),
  coupon: someCoupon(),
}))

const item = (change: Partial<PricedItem> = {}): PricedItem => ({
  price: 100,
  qty: 1,
  discountPercentage: 0,
  hasFreeShipping: false,
  ...change,
})

describe('the totals of any cart', () => {
  it('are whole cents of at least 0, and add up', () => {
    for (const { items, coupon } of carts) {
      const totals = totalsOf(items, coupon)
      expect(totalsSchema.parse(totals)).toEqual(totals)
      const { bag, discount, couponDiscount, delivery, tax, total } = totals
      expect(total).toBe(bag - discount - couponDiscount + delivery + tax)
      expect(discount + couponDiscount).toBeLessThanOrEqual(bag)
    }
  })

  it('do not depend on the order of items', () => {
    for (const { items, coupon } of carts) {
      expect(totalsOf(items.toReversed(), coupon)).toEqual(totalsOf(items, coupon))
    }
  })

  it('lose no cent to fractions', () => {
    for (const { items, coupon } of carts) {
      const cents = items.reduce((sum, { price, qty }) => sum + Number(price.toFixed(2).replace('.', '')) * qty, 0)
      expect(totalsOf(items, coupon).bag).toBe(cents)
    }
  })

  it('are never increased by a coupon', () => {
    for (const { items, coupon } of carts) {
      expect(totalsOf(items, coupon).total).toBeLessThanOrEqual(totalsOf(items, null).total)
    }
  })
})

describe('the totals', () => {
  it('of an empty cart are 0', () => {
    const nothing = { bag: 0, discount: 0, couponDiscount: 0, delivery: 0, tax: 0, total: 0 }
    expect(totalsOf([], null)).toEqual(nothing)
    expect(totalsOf([], { code: 'X', kind: 'amount', value: 2500, minimum: 0 })).toEqual(nothing)
  })

  it('apply product discounts, the coupon, then tax, and add delivery', () => {
    const items = [item({ price: 19.99, qty: 3, discountPercentage: 7 }), item({ price: 4.35, discountPercentage: 3 })]
    expect(totalsOf(items, { code: 'X', kind: 'percent', value: 10, minimum: 0 })).toEqual({
      bag: 6432,
      discount: 433, // 419.79 → 420, and 13.05 → 13
      couponDiscount: 600,
      delivery: 990,
      tax: 432,
      total: 6432 - 433 - 600 + 990 + 432,
    })
  })

  it.each([
    [0.99, 297, 15], // 14.85
    [1.05, 315, 16], // 15.75: each alone rounds 5.25, a total of 15
    [0.49, 147, 7], // 7.35: each alone rounds 2.45, a total of 6
  ])('round the discount of three at %d once, at the end', (price, bag, discount) => {
    expect(totalsOf([item({ price, qty: 3, discountPercentage: 5 })], null)).toMatchObject({ bag, discount })
  })

  it.each([
    ['an amount', 'amount', 2500, 2500],
    ['never more than the goods', 'amount', 999_999, 10_000],
    ['a part', 'percent', 15, 1500],
    ['all', 'percent', 100, 10_000],
    ['nothing of the goods', 'delivery', 0, 0],
  ] as const)('subtract %s by coupon', (_, kind, value, taken) => {
    expect(totalsOf([item()], { code: 'X', kind, value, minimum: 0 }).couponDiscount).toBe(taken)
  })

  it('ignore a coupon below its minimum', () => {
    const coupon = { code: 'X', kind: 'amount', value: 2500, minimum: 20_000 } as const
    expect(totalsOf([item({ qty: 1, price: 199.99 })], coupon).couponDiscount).toBe(0)
    expect(totalsOf([item({ qty: 2 })], coupon).couponDiscount).toBe(2500)
    expect(totalsOf([item({ qty: 2, discountPercentage: 3 })], coupon).couponDiscount).toBe(0)
  })

  it.each([
    ['costs something', [item()], null, 990],
    ['is free from 150 dollars of goods on', [item({ price: 150 })], null, 0],
    ['is not free for one cent less', [item({ price: 149.99 })], null, 990],
    ['is free where it is free for every product', [item({ hasFreeShipping: true })], null, 0],
    [
      'is not free where it is free for one of two',
      [item({ hasFreeShipping: true, price: 1 }), item({ price: 1 })],
      null,
      990,
    ],
    ['is free by coupon', [item()], { code: 'X', kind: 'delivery', value: 0, minimum: 0 }, 0],
    [
      'is not free by a coupon that does not count yet',
      [item()],
      { code: 'X', kind: 'delivery', value: 0, minimum: 10_001 },
      990,
    ],
  ] as [string, PricedItem[], Coupon | null, number][])('delivery %s', (_, items, coupon, delivery) => {
    expect(totalsOf(items, coupon).delivery).toBe(delivery)
  })
})
