import { toCents } from '@/redux/shell/cart/totals'
import type { NewReturn, Order } from './schema'

/** How long after its arrival an order can be sent back: 30 days, in milliseconds. */
const returnTime = 30 * 24 * 60 * 60_000

/** An order can be cancelled until it is on its way. */
export function canCancel({ status }: Pick<Order, 'status'>): boolean {
  return status === 'placed'
}

/** The last moment at which something of an order can be sent back, in ISO 8601; null where nothing can be any more. */
export function returnableUntil({ status, arrivesAt }: Pick<Order, 'status' | 'arrivesAt'>, now: Date): string | null {
  const end = new Date(new Date(arrivesAt).getTime() + returnTime)
  return status === 'delivered' && now < end ? end.toISOString() : null
}

type Item = Pick<Order['items'][number], 'price' | 'qty' | 'discountPercentage'>

const reduced = ({ price, qty, discountPercentage }: Item) => toCents(price) * qty * (1 - discountPercentage / 100)

/**
 * What is paid back for pieces that are sent back, in cents: their share of the goods, with what the coupon took off and the tax
 * that was paid. The delivery is not. Whoever sends the last of an order back has all of the goods paid back, to the cent.
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
