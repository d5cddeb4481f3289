import { describe, expect, it } from 'vitest'
import {
  addToCart,
  changeQty,
  fetchCart,
  removeFromCart,
  selectCartCount,
  selectCartItems,
  selectCartRequest,
  selectCartCoupon,
} from '@/redux/shell/cart/slice'
import { totalsOf } from '@/redux/shell/cart/totals'
import { openStore } from '../../support/openStore'

async function start() {
  const opened = openStore()
  const { store } = opened
  await store.dispatch(fetchCart())
  const items = () => selectCartItems(store.getState())
  const qtys = () => Object.fromEntries(items().map(({ id, qty }) => [id, qty]))
  return { ...opened, items, qtys, total: () => totalsOf(items(), selectCartCoupon(store.getState())).bag }
}

describe('the cart', () => {
  it("equals the backend's, and counts products", async () => {
    const { store, qtys, total } = await start()
    expect(qtys()).toEqual({ 3: 1, 7: 2, 22: 1 })
    expect(total()).toBe(33790) // 119.50 + 2 × 96.00 + 26.40
    expect(selectCartCount(store.getState())).toBe(3)
    expect(selectCartRequest(store.getState())).toEqual({ status: 'succeeded' })
  })
})

describe('an update', () => {
  it('of a quantity is optimistic, also in the total, and refetched', async () => {
    const { store, qtys, total, calls, settled } = await start()
    const changed = store.dispatch(changeQty({ productId: 7, qty: 5 }))
    expect(qtys()[7]).toBe(5)
    expect(total()).toBe(62590)
    await changed
    await settled()
    expect(qtys()[7]).toBe(5)
    expect(calls.slice(1)).toEqual(['POST /apps/ecommerce/cart/update-qty', 'GET /apps/ecommerce/cart'])
  })

  it('removes a product optimistically', async () => {
    const { store, qtys, settled } = await start()
    const removed = store.dispatch(removeFromCart(7))
    expect(qtys()).toEqual({ 3: 1, 22: 1 })
    await removed
    await settled()
    expect(qtys()).toEqual({ 3: 1, 22: 1 })
  })

  it('is reverted on failure', async () => {
    const { store, items, breakCalls, settled } = await start()
    const before = items()
    breakCalls()
    await store.dispatch(changeQty({ productId: 7, qty: 5 }))
    await store.dispatch(removeFromCart(7))
    await settled()
    expect(items()).toEqual(before)
  })

  it('adds a product after the backend', async () => {
    const { store, qtys, settled } = await start()
    await store.dispatch(addToCart({ productId: 1 }))
    await settled()
    expect(qtys()).toEqual({ 3: 1, 7: 2, 22: 1, 1: 1 })
  })
})
