import type { Coupon, Totals } from './schema'

/** A price in whole cents, so that sums are exact. */
export function toCents(price: number): number {
  return Math.round(price * 100)
}

/** What the arithmetic needs of a product in the cart. */
export interface PricedItem {
  readonly price: number
  readonly qty: number
  readonly discountPercentage: number
  readonly hasFreeShipping: boolean
}

/** In cents: what a delivery costs, and from what sum of goods on it costs nothing. */
const delivery = { price: 990, freeFrom: 15_000 }

/** Estimated: what is due depends on where the order goes. */
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
 * What the things in a cart come to, in whole cents: the goods, less their own discounts, less the coupon, and on what is left
 * the tax; then the delivery. The screen and the backend reckon with the same lines.
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
