import type { Env } from '@fake-db/kit/env'
import { addDays } from '@fake-db/kit/env'
import { badRequest } from '@fake-db/kit/reply'
import { createTable, nextId } from '@fake-db/kit/table'
import type { Address, Checkout, NewOrder, Order, SavedAddress } from '@/redux/apps/ecommerce/schema'
import type { Coupon } from '@/redux/shell/cart/schema'
import { totalsOf } from '@/redux/shell/cart/totals'
import { refuseUnfit, toOrderItem } from './rules'
import { orderNumber, seedAddresses, seedCoupons, seedOrders } from './seedCheckout'
import { createShop } from './shop'

/** Whether two addresses say the same, whatever their fields' order, and whether a field is empty or missing. */
function isSame(a: Address, b: Address): boolean {
  const parts = ({ type, fullName, phone, street, landmark, postalCode, city, state, country }: Address) =>
    [type, fullName, phone, street, landmark ?? '', postalCode ?? '', city, state ?? '', country].join('\n')
  return parts(a) === parts(b)
}

/** The way from the cart to an order, and the orders so far. */
export function createCheckout(env: Env) {
  const shop = env.shared(createShop)
  const orders = createTable<Order>(env, 'apps/ecommerce/orders', seedOrders(env.now()), 'order')
  const addresses = createTable<SavedAddress>(env, 'apps/ecommerce/addresses', seedAddresses, 'address')

  function remember(address: Address) {
    if (addresses.rows().some((saved) => isSame(saved, address))) return
    addresses.insert([{ ...address, id: nextId(addresses.rows()) }])
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

    /** The newest first. */
    orders: () => orders.rows().toReversed(),
    order: orders.get,

    place({ address, paymentMethod }: NewOrder): Order {
      const items = shop.cart()
      refuseUnfit(items)
      const coupon = shop.coupon()
      const id = nextId(orders.rows())
      const order: Order = {
        id,
        number: orderNumber(id),
        status: 'placed',
        placedAt: env.now().toISOString(),
        arrivesAt: addDays(env.now(), Math.max(...items.map(({ shippingDate }) => shippingDate))).toISOString(),
        items: items.map((item) => toOrderItem(item.id, item)),
        address,
        paymentMethod,
        coupon: coupon?.code ?? null,
        totals: totalsOf(items, coupon),
      }
      orders.insert([order])
      remember(address)
      shop.sell()
      return order
    },
  }
}
