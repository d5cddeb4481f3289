import type { Coupon, Totals } from './schema'

/** Whole cents, so that sums are exact. */
export function toCents(price: number): number {
  return Math.round(price * 100)
}

export interface PricedItem {
  readonly price: number
  readonly qty: number
  readonly discountPercentage: number
  readonly hasFreeShipping: boolean
}

/** In cents. Delivery is free from `freeFrom` on. */
export const delivery = { price: 990, freeFrom: 15_000 }

/** Estimate: the actual tax depends on the delivery address. */
const taxPercent = 8

function percentOf(cents: number, percent: number): number {
  return Math.round((cents * percent) / 100)
}

function sum(items: readonly PricedItem[], centsOf: (item: PricedItem) => number): number {
  return items.reduce((total, item) => total + centsOf(item), 0)
}

function couponDiscountOn(goods: number, coupon: Coupon | null): number {
  if (!coupon || goods < coupon.minimum || coupon.kind === 'delivery') return 0
  return coupon.kind === 'percent' ? percentOf(goods, coupon.value) : Math.min(goods, coupon.value)
}

function deliveryOf(items: readonly PricedItem[], goods: number, coupon: Coupon | null): number {
  const isFree =
    goods >= delivery.freeFrom ||
    items.every(({ hasFreeShipping }) => hasFreeShipping) ||
    (coupon?.kind === 'delivery' && goods >= coupon.minimum)
  return isFree ? 0 : delivery.price
}

/**
 * Totals in whole cents: goods, less discounts, less coupon, plus tax, plus delivery. The sample backend uses them too.
 */
export function totalsOf(items: readonly PricedItem[], coupon: Coupon | null): Totals {
  const bag = sum(items, ({ price, qty }) => toCents(price) * qty)
  const discount = sum(items, ({ price, qty, discountPercentage }) =>
    percentOf(toCents(price) * qty, discountPercentage),
  )
  const goods = bag - discount
  const couponDiscount = couponDiscountOn(goods, coupon)
  const tax = percentOf(goods - couponDiscount, taxPercent)
  const shipping = deliveryOf(items, goods, coupon)
  return { bag, discount, couponDiscount, delivery: shipping, tax, total: goods - couponDiscount + tax + shipping }
}
