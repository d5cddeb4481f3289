import type { Env } from '@fake-db/kit/env'
import { addDays } from '@fake-db/kit/env'
import { badRequest } from '@fake-db/kit/reply'
import { createTable } from '@fake-db/kit/table'
import { canCancel, refundOf, returnableUntil } from '@/redux/apps/ecommerce/rules'
import type { Address, Checkout, NewOrder, NewReturn, Order, SavedAddress } from '@/redux/apps/ecommerce/schema'
import { highestQtyOf, type Coupon } from '@/redux/shell/cart/schema'
import { totalsOf } from '@/redux/shell/cart/totals'
import { refuseUnfit, refuseUnreturnable, toOrderItem } from './rules'
import { orderNumber, seedAddresses, seedCoupons, seedOrders } from './seedCheckout'
import { createShop } from './shop'

/** Ignores the order of fields. Empty equals missing. */
function isSame(a: Address, b: Address): boolean {
  const parts = ({ type, fullName, phone, street, landmark, postalCode, city, state, country }: Address) =>
    [type, fullName, phone, street, landmark ?? '', postalCode ?? '', city, state ?? '', country].join('\n')
  return parts(a) === parts(b)
}

export function createCheckout(env: Env) {
  const shop = env.shared(createShop)
  const orders = createTable<Order>(env, 'apps/ecommerce/orders', seedOrders(env.now()), 'order')
  const addresses = createTable<SavedAddress>(env, 'apps/ecommerce/addresses', seedAddresses, 'address')

  function remember(address: Address) {
    if (addresses.rows().some((saved) => isSame(saved, address))) return
    addresses.insert([{ ...address, id: addresses.nextId() }])
  }

  function moved({ history }: Order, status: Order['status']): Pick<Order, 'status' | 'history'> {
    return { status, history: [...history, { status, at: env.now().toISOString() }] }
  }

  return {
    read: (): Checkout => ({ coupon: shop.coupon(), addresses: [...addresses.rows()] }),

    applyCoupon(code: string): Coupon {
      const known = seedCoupons.find((candidate) => candidate.code === code.toUpperCase())
      if (!known) throw badRequest({ code: 'choice' })
      const { bag, discount } = totalsOf(shop.cart(), null)
      if (bag - discount < known.minimum) {
        throw badRequest({ code: `min?min=${known.minimum / 100}` })
      }
      shop.applyCoupon(known)
      return known
    },
    removeCoupon() {
      shop.applyCoupon(null)
    },

    /** Newest first. */
    orders: () => orders.rows().toReversed(),
    order: orders.get,

    place({ address, paymentMethod }: NewOrder): Order {
      const items = shop.cart()
      refuseUnfit(items)
      const coupon = shop.coupon()
      const id = orders.nextId()
      const placedAt = env.now().toISOString()
      const order: Order = {
        id,
        number: orderNumber(id),
        status: 'placed',
        placedAt,
        arrivesAt: addDays(env.now(), Math.max(...items.map(({ shippingDate }) => shippingDate))).toISOString(),
        history: [{ status: 'placed', at: placedAt }],
        items: items.map((item) => toOrderItem(item.id, item)),
        address,
        paymentMethod,
        coupon: coupon?.code ?? null,
        totals: totalsOf(items, coupon),
        refund: 0,
      }
      orders.insert([order])
      remember(address)
      shop.sell()
      return order
    },

    cancel(id: number): Order {
      const order = orders.get(id)
      if (!canCancel(order)) throw badRequest('This order can no longer be canceled.')
      shop.takeBack(order.items)
      return orders.update(id, { ...moved(order, 'cancelled'), refund: order.totals.total })
    },

    takeBack(id: number, wanted: NewReturn): Order {
      const order = orders.get(id)
      if (!returnableUntil(order, env.now())) throw badRequest('This order can’t be returned.')
      refuseUnreturnable(order, wanted)
      const items = order.items.map((item) => ({
        ...item,
        returnedQty: item.returnedQty + (wanted.lines.find(({ productId }) => productId === item.productId)?.qty ?? 0),
      }))
      const isAllBack = items.every(({ qty, returnedQty }) => qty === returnedQty)
      shop.takeBack(wanted.lines)
      return orders.update(id, {
        items,
        refund: order.refund + refundOf(order, wanted.lines),
        ...(isAllBack && moved(order, 'returned')),
      })
    },

    orderAgain(id: number) {
      const there = orders.get(id).items.map((item) => ({
        item,
        qty: Math.min(item.qty, highestQtyOf(shop.product(item.productId))),
      }))
      const [added, soldOut] = [there.filter(({ qty }) => qty > 0), there.filter(({ qty }) => qty === 0)]
      for (const { item, qty } of added)
        shop.putIn({ productId: item.productId, qty, ...(item.color && { color: item.color }) })
      return { added: added.length, soldOut: soldOut.map(({ item }) => item.name) }
    },
  }
}
