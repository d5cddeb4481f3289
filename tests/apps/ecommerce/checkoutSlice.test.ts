import { describe, expect, it } from 'vitest'
import {
  applyCoupon,
  fetchCheckout,
  fetchOrder,
  fetchOrders,
  placeOrder,
  removeCoupon,
  selectCheckout,
  selectOrder,
  selectOrders,
} from '@/redux/apps/ecommerce/checkoutSlice'
import { fetchCart, selectCartCount } from '@/redux/shell/cart/slice'
import { openStore } from '../../support/openStore'

async function start() {
  const opened = openStore()
  const { store } = opened
  await Promise.all([store.dispatch(fetchCheckout()), store.dispatch(fetchCart())])
  return { ...opened, checkout: () => selectCheckout(store.getState()).data }
}

describe('the checkout', () => {
  it('shows a coupon once the backend has it, and lets it go', async () => {
    const { store, checkout, settled } = await start()
    await store.dispatch(applyCoupon('welcome10'))
    expect(checkout()?.coupon?.code).toBe('WELCOME10')
    await settled()
    expect(checkout()?.coupon?.code).toBe('WELCOME10')
    await store.dispatch(removeCoupon())
    expect(checkout()?.coupon).toBeNull()
  })

  it('says at the field why a coupon does not count, and keeps the one before', async () => {
    const { store, checkout } = await start()
    await store.dispatch(applyCoupon('WELCOME10'))
    const refused = await store
      .dispatch(applyCoupon('SPRING'))
      .unwrap()
      .catch((error: unknown) => error)
    expect(refused).toMatchObject({ kind: 'invalid', fields: { code: [expect.any(String)] } })
    expect(checkout()?.coupon?.code).toBe('WELCOME10')
  })

  it('ends with an order that needs no further call, and an empty cart', async () => {
    const { store, checkout, settled } = await start()
    const [address] = checkout()?.addresses ?? []
    const { order } = await store.dispatch(placeOrder({ address: address!, paymentMethod: 'gift-card' })).unwrap()
    expect(selectOrder(store.getState()).data?.order).toEqual(order)
    await settled()
    expect(selectCartCount(store.getState())).toBe(0)
    expect(checkout()?.addresses).toHaveLength(2)
    await store.dispatch(fetchOrders())
    expect(selectOrders(store.getState()).data?.orders.map(({ id }) => id)).toEqual([4, 3, 2, 1])
    await store.dispatch(fetchOrder(1))
    expect(selectOrder(store.getState()).data?.order.id).toBe(1)
  })
})
