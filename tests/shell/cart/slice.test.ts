import type { FakeDbOptions } from '@fake-db/index'
import { describe, expect, it } from 'vitest'
import { signedOut } from '@/redux/app/events'
import { cartApi } from '@/redux/shell/cart/contract'
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

async function start(options: FakeDbOptions = {}) {
  const opened = openStore(options)
  const { store } = opened
  await store.dispatch(fetchCart())
  const items = () => selectCartItems(store.getState())
  const qtys = () => Object.fromEntries(items().map(({ id, qty }) => [id, qty]))
  return { ...opened, items, qtys, total: () => totalsOf(items(), selectCartCoupon(store.getState())).bag }
}

describe('the cart', () => {
  it('is what the backend says, and counts products', async () => {
    const { store, qtys } = await start()
    expect(qtys()).toEqual({ 3: 1, 7: 2, 22: 1 })
    expect(selectCartCount(store.getState())).toBe(3)
    expect(selectCartRequest(store.getState())).toEqual({ status: 'succeeded' })
  })

  it('is reckoned in whole cents', async () => {
    const { store, total, axios } = await start()
    expect(total()).toBe(33790) // 119.50 + 2 × 96.00 + 26.40
    const [first] = selectCartItems(store.getState())
    const priced = (price: number, qty: number) => ({
      ...first,
      price,
      qty,
      discountPercentage: 0,
      hasFreeShipping: false,
    })
    axios.defaults.adapter = (config) =>
      Promise.resolve({
        data: { products: [priced(0.1, 3), priced(1.005, 0), priced(19.99, 99), priced(4.35, 100)], coupon: null },
        status: 200,
        statusText: '',
        headers: {},
        config,
      })
    await store.dispatch(fetchCart())
    expect(total()).toBe(241431)
  })

  it('is worth nothing when it is empty', () => {
    const { store } = openStore()
    expect(selectCartCount(store.getState())).toBe(0)
  })
})

describe('a change', () => {
  it('of how many shows at once, in the total too, and is fetched anew', async () => {
    const { store, qtys, total, calls, settled } = await start()
    const changed = store.dispatch(changeQty({ productId: 7, qty: 5 }))
    expect(qtys()[7]).toBe(5)
    expect(total()).toBe(62590)
    await changed
    await settled()
    expect(qtys()[7]).toBe(5)
    expect(calls.slice(1)).toEqual(['POST /apps/ecommerce/cart/update-qty', 'GET /apps/ecommerce/cart'])
  })

  it('removes a product at once', async () => {
    const { store, qtys, settled } = await start()
    const removed = store.dispatch(removeFromCart(7))
    expect(qtys()).toEqual({ 3: 1, 22: 1 })
    await removed
    await settled()
    expect(qtys()).toEqual({ 3: 1, 22: 1 })
  })

  it('that fails is taken back', async () => {
    const { store, items, breakCalls, settled } = await start()
    const before = items()
    breakCalls()
    const failure = await store
      .dispatch(changeQty({ productId: 7, qty: 5 }))
      .unwrap()
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ kind: 'network' })
    await store.dispatch(removeFromCart(7))
    await settled()
    expect(items()).toEqual(before)
  })

  it('that the backend refuses is taken back, and the fields say why', async () => {
    const { store, qtys } = await start()
    const failure = await store
      .dispatch(changeQty({ productId: 7, qty: 100 }))
      .unwrap()
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ kind: 'invalid', fields: { qty: [expect.any(String)] } })
    expect(qtys()[7]).toBe(2)
  })

  it('puts a product in once the backend has it', async () => {
    const { store, qtys, settled } = await start()
    await store.dispatch(addToCart({ productId: 1 }))
    await settled()
    expect(qtys()).toEqual({ 3: 1, 7: 2, 22: 1, 1: 1 })
  })
})

describe('several changes in a row', () => {
  it('never show an older number on the way', async () => {
    const waits = [10, 60, 5] // the second change is on its way when the cart is fetched after the first
    let isSlow = false
    const { store, qtys, settled } = await start({
      delay: [0, 100],
      random: () => (isSlow ? (waits.shift() ?? 0) / 100 : 0),
    })
    isSlow = true
    const seen: (number | undefined)[] = []
    store.subscribe(() => seen.push(qtys()[7]))
    await Promise.all([3, 4].map((qty) => store.dispatch(changeQty({ productId: 7, qty }))))
    await settled()
    expect(waits).toEqual([])
    expect(qtys()[7]).toBe(4)
    expect(seen).toEqual(seen.toSorted((a = 0, b = 0) => a - b))
  })

  it('of which one fails end as the backend says', async () => {
    const { store, qtys, breakCalls, settled } = await start()
    let writes = 0
    breakCalls((call) => call === `POST ${cartApi.changeQty.path}` && ++writes === 1)
    await Promise.all([
      store.dispatch(changeQty({ productId: 7, qty: 5 })),
      store.dispatch(changeQty({ productId: 3, qty: 4 })),
    ])
    await settled()
    expect(qtys()).toEqual({ 3: 4, 7: 2, 22: 1 })
  })

  it('that are under way when someone signs out leave nothing behind', async () => {
    const { store, items, holdAnswers, settled } = await start()
    const answers = holdAnswers()
    void store.dispatch(changeQty({ productId: 7, qty: 5 }))
    await settled()
    store.dispatch(signedOut('asked'))
    answers.shift()!.release()
    await settled()
    expect(items()).toEqual([])
  })
})
