import { describe, expect, it } from 'vitest'
import { ecommerceApi } from '@/redux/apps/ecommerce/contract'
import type { NewReturn } from '@/redux/apps/ecommerce/schema'
import { cartApi } from '@/redux/shell/cart/contract'
import { now, refusal, startBackend } from '../../support/backend'

function start() {
  const { api, axios } = startBackend({ random: () => 0.5 })
  return {
    api,
    axios,
    cart: async () => (await api.call(cartApi.cart, {})).products,
    changeQty: (productId: number, qty: number) => api.call(cartApi.changeQty, { body: { productId, qty } }),
    order: async (id: number) => (await api.call(ecommerceApi.order, { params: { id } })).order,
    cancel: async (id: number) => (await api.call(ecommerceApi.cancelOrder, { params: { id } })).order,
    sendBack: async (id: number, lines: NewReturn['lines']) =>
      (await api.call(ecommerceApi.returnOrder, { params: { id }, body: { lines, reason: 'unwanted' } })).order,
    async place() {
      const [address] = (await api.call(ecommerceApi.checkout, {})).addresses
      return (await api.call(ecommerceApi.placeOrder, { body: { address: address!, paymentMethod: 'card' } })).order
    },
    product: async (id: number) => (await api.call(ecommerceApi.product, { params: { id } })).product,
  }
}

describe('POST /apps/ecommerce/orders/:id/cancel', () => {
  it('refunds everything, and returns the items to stock', async () => {
    const { cart, product, place, cancel, order } = start()
    const stocks = await Promise.all((await cart()).map(async ({ id }) => (await product(id)).stock))
    const placed = await place()
    const cancelled = await cancel(placed.id)
    expect(cancelled).toEqual({
      ...placed,
      status: 'cancelled',
      history: [...placed.history, { status: 'cancelled', at: now().toISOString() }],
      refund: placed.totals.total,
    })
    expect(await order(placed.id)).toEqual(cancelled)
    expect(await Promise.all(placed.items.map(async ({ productId }) => (await product(productId)).stock))).toEqual(
      stocks,
    )
  })

  it('responds 400 once shipped or canceled', async () => {
    const { place, cancel, product } = start()
    const { id, items } = await place()
    await cancel(id)
    const { stock } = await product(items[0]!.productId)
    for (const gone of [7, 11, id]) expect((await refusal(cancel(gone))).status).toBe(400)
    expect((await product(items[0]!.productId)).stock).toBe(stock)
  })
})

describe('POST /apps/ecommerce/orders/:id/return', () => {
  it('refunds the share of the items, and the rest with the last one, to the cent', async () => {
    const { order, sendBack, product } = start()
    const { totals } = await order(9)
    const { stock } = await product(13)
    const first = await sendBack(9, [{ productId: 13, qty: 2 }])
    expect(first).toMatchObject({ status: 'delivered', items: [{ productId: 13, returnedQty: 2 }, {}, {}] })
    expect(first.refund).toBeGreaterThan(0)
    expect((await product(13)).stock).toBe(stock + 2)
    const last = await sendBack(9, [
      { productId: 13, qty: 4 },
      { productId: 3, qty: 2 },
      { productId: 27, qty: 12 },
    ])
    expect(last).toMatchObject({ status: 'returned', refund: totals.total - totals.delivery })
    expect(last.history.at(-1)).toEqual({ status: 'returned', at: now().toISOString() })
    expect(last.refund).toBeGreaterThan(first.refund)
    expect((await refusal(sendBack(9, [{ productId: 13, qty: 1 }]))).status).toBe(400)
  })

  it.each([
    [{ lines: [], reason: 'late' }, ['lines']],
    [{ lines: [{ productId: 13, qty: 7 }], reason: 'late' }, ['lines.0.qty']],
    [{ lines: [{ productId: 5, qty: 1 }], reason: 'late' }, ['lines.0.productId']],
    [{ lines: [{ productId: 13, qty: 0 }], reason: 'late' }, ['lines.0.qty']],
    [
      {
        lines: [
          { productId: 13, qty: 6 },
          { productId: 13, qty: 6 },
        ],
        reason: 'late',
      },
      ['lines.1.productId'],
    ],
    [{ lines: [{ productId: 13, qty: 1 }], reason: 'bored' }, ['reason']],
  ])('responds 400 at the fields to %j, and changes nothing', async (body, fields) => {
    const { axios, order } = start()
    const before = await order(9)
    const { status, error } = await refusal(axios.post('/apps/ecommerce/orders/9/return', body))
    expect(status).toBe(400)
    expect(Object.keys(error as object)).toEqual(fields)
    expect(await order(9)).toEqual(before)
  })

  it.each([
    ['that arrived too long ago', 7, 4],
    ['that is on its way', 11, 24],
  ])('responds 400 to an order %s', async (_, id, productId) => {
    expect(await refusal(start().sendBack(id, [{ productId, qty: 1 }]))).toEqual({
      status: 400,
      error: 'This order can’t be returned.',
    })
  })
})

describe('POST /apps/ecommerce/orders/:id/again', () => {
  it('adds available items to the cart, and lists sold-out ones', async () => {
    const { api, cart, changeQty, place, product } = start()
    const [first, second] = (await place()).items
    // All but one of the first product, all of the second.
    for (const [{ productId }, left] of [
      [first!, 1],
      [second!, 0],
    ] as const) {
      for (let rest = (await product(productId)).stock - left; rest > 0; rest -= 99) {
        await api.call(cartApi.addToCart, { body: { productId } })
        await changeQty(productId, Math.min(rest, 99))
        await place()
      }
    }
    const { added, soldOut } = await api.call(ecommerceApi.orderAgain, { params: { id: 13 } })
    expect([added, soldOut]).toEqual([2, [second!.name]])
    expect((await cart()).find(({ id }) => id === first!.productId)?.qty).toBe(1)
  })
})
