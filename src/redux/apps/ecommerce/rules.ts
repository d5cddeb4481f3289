import { dateOf } from '@core/zonedTime'
import { toCents } from '@/redux/shell/cart/totals'
import type { NewReturn, Order } from './schema'

/** Return period after delivery: 30 days in milliseconds. */
const returnTime = 30 * 24 * 60 * 60_000

export function canCancel({ status }: Pick<Order, 'status'>): boolean {
  return status === 'placed'
}

/** @returns end of the return period (ISO 8601); null if nothing can be returned */
export function returnableUntil({ status, arrivesAt }: Pick<Order, 'status' | 'arrivesAt'>, now: Date): string | null {
  const end = new Date(dateOf(arrivesAt).getTime() + returnTime)
  return status === 'delivered' && now < end ? end.toISOString() : null
}

type Item = Pick<Order['items'][number], 'price' | 'qty' | 'discountPercentage'>

const reduced = ({ price, qty, discountPercentage }: Item) => toCents(price) * qty * (1 - discountPercentage / 100)

/**
 * Refund for returned items, in cents: their share of the goods, less the coupon, plus tax. Delivery is not refunded.
 * Returning the last items refunds exactly what is left.
 */
export function refundOf(order: Pick<Order, 'items' | 'totals' | 'refund'>, lines: NewReturn['lines']): number {
  const { items, totals, refund } = order
  const left = totals.total - totals.delivery - refund
  const backOf = (productId: number) => lines.find((line) => line.productId === productId)?.qty ?? 0
  if (items.every(({ productId, qty, returnedQty }) => returnedQty + backOf(productId) >= qty)) return left
  const goods = totals.bag - totals.discount
  const back = items.reduce((sum, item) => sum + reduced({ ...item, qty: backOf(item.productId) }), 0)
  return Math.min(left, Math.round(((totals.total - totals.delivery) * back) / goods))
}
