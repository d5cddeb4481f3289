import { describe, expect, it } from 'vitest'
import { ecommerceApi } from '@/redux/apps/ecommerce/contract'
import type { Address, NewOrder, NewReturn } from '@/redux/apps/ecommerce/schema'
import { checkoutSchema, orderSchema } from '@/redux/apps/ecommerce/schema'
import { totalsOf } from '@/redux/shell/cart/totals'
import { cartApi } from '@/redux/shell/cart/contract'
import { now, refusal, startBackend } from '../../support/backend'

const address: Address = {
  type: 'home',
  fullName: 'Zoë Müller-Lüdenscheid',
  phone: '+49 170 555 0136',
  street: 'Fischmarkt 4',
  city: 'Hamburg',
  country: 'Germany',
}
const order: NewOrder = { address, paymentMethod: 'card' }

function start() {
  const { api, axios, backend } = startBackend({ random: () => 0.5 })
  return {
    api,
    axios,
    backend,
    cart: async () => (await api.call(cartApi.cart, {})).products,
    changeQty: (productId: number, qty: number) => api.call(cartApi.changeQty, { body: { productId, qty } }),
    checkout: () => api.call(ecommerceApi.checkout, {}),
    apply: async (code: string) => (await api.call(ecommerceApi.applyCoupon, { body: { code } })).coupon,
    orders: async () => (await api.call(ecommerceApi.orders, {})).orders,
    order: async (id: number) => (await api.call(ecommerceApi.order, { params: { id } })).order,
    cancel: async (id: number) => (await api.call(ecommerceApi.cancelOrder, { params: { id } })).order,
    sendBack: async (id: number, lines: NewReturn['lines']) =>
      (await api.call(ecommerceApi.returnOrder, { params: { id }, body: { lines, reason: 'unwanted' } })).order,
    place: async (body: NewOrder = order) => (await api.call(ecommerceApi.placeOrder, { body })).order,
    product: async (id: number) => (await api.call(ecommerceApi.product, { params: { id } })).product,
  }
}

describe('GET /apps/ecommerce/products, filtered', () => {
  it('pages and counts what matches, by parameters of the URL too', async () => {
    const { api, axios } = start()
    const list = await api.call(ecommerceApi.products, {
      query: { category: ['outdoors', 'home'], perPage: 5, page: 2 },
    })
    expect(list.total).toBe(13)
    expect(list.products).toHaveLength(5)
    for (const { category } of list.products) expect(['outdoors', 'home']).toContain(category)
    const { data } = await axios.get<unknown>(
      '/apps/ecommerce/products?category=outdoors&category=home&perPage=5&page=2',
    )
    expect(data).toEqual(list)
  })

  it('goes with search and order', async () => {
    const { products } = await start().api.call(ecommerceApi.products, {
      query: { q: 'e', brand: ['Plumb'], sortBy: 'price-desc', maxPrice: 100 },
    })
    const prices = products.map(({ price }) => price)
    expect(prices.length).toBeGreaterThan(1)
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  })

  it.each([{ rating: 'many' }, { minPrice: '-2' }, { maxPrice: 'NaN' }])('answers 400 for %o', async (params) => {
    const { status, error } = await refusal(start().axios.get('/apps/ecommerce/products', { params }))
    expect(status).toBe(400)
    expect(Object.keys(error as object)).toEqual(Object.keys(params))
  })
})

describe('the checkout', () => {
  it('knows addresses, and no coupon yet', async () => {
    const checkout = await start().checkout()
    expect(checkoutSchema.parse(checkout)).toEqual(checkout)
    expect(checkout.coupon).toBeNull()
    expect(checkout.addresses.map(({ type }) => type)).toEqual(['home', 'office'])
  })

  it('takes a coupon however it is written, keeps it, and gives it back', async () => {
    const { apply, checkout, api } = start()
    const coupon = await apply(' welcome10 ')
    expect(coupon).toEqual({ code: 'WELCOME10', kind: 'percent', value: 10, minimum: 0 })
    expect((await checkout()).coupon).toEqual(coupon)
    await apply('SHIPFREE')
    expect((await checkout()).coupon?.code).toBe('SHIPFREE')
    expect(await api.call(ecommerceApi.removeCoupon, {})).toEqual({})
    expect((await checkout()).coupon).toBeNull()
  })

  it.each(['', '   ', 'SPRING', 'x'.repeat(41), null, 10, undefined])(
    'answers 400 at the field for the code %o',
    async (code) => {
      const { axios, apply, checkout } = start()
      await apply('WELCOME10')
      const { status, error } = await refusal(axios.post('/apps/ecommerce/checkout/coupon', { code }))
      expect(status).toBe(400)
      expect(Object.keys(error as object)).toEqual(['code'])
      expect((await checkout()).coupon?.code).toBe('WELCOME10')
    },
  )

  it('refuses a coupon until the goods come to its minimum', async () => {
    const { apply, changeQty, api } = start()
    await api.call(cartApi.removeFromCart, { params: { id: 7 } })
    expect(await refusal(apply('BAOBAB25'))).toEqual({
      status: 400,
      error: { code: 'min?min=150' },
    })
    await changeQty(3, 2)
    expect((await apply('BAOBAB25')).value).toBe(2500)
  })
})

describe('POST /apps/ecommerce/orders', () => {
  it('answers 201 with the order: what was in the cart, at what it came to', async () => {
    const { axios, cart, apply, product } = start()
    const items = await cart()
    const coupon = await apply('WELCOME10')
    const { status, data } = await axios.post<{ order: unknown }>('/apps/ecommerce/orders', order)
    expect(status).toBe(201)
    const placed = orderSchema.parse(data.order)
    expect(placed).toEqual(data.order)
    expect(placed).toMatchObject({
      number: 'LS-40214',
      status: 'placed',
      placedAt: now().toISOString(),
      arrivesAt: '2026-11-23T10:00:00.000Z', // the draw says five days
      address,
      paymentMethod: 'card',
      coupon: 'WELCOME10',
      totals: totalsOf(items, coupon),
    })
    expect(placed.items.map(({ productId, qty }) => [productId, qty])).toEqual(items.map(({ id, qty }) => [id, qty]))
    for (const { id, stock, qty } of items) expect((await product(id)).stock).toBe(stock - qty)
  })

  it('empties the cart, uses up the coupon and keeps a new address once', async () => {
    const { api, cart, apply, place, checkout } = start()
    await apply('SHIPFREE')
    await place()
    expect(await cart()).toEqual([])
    const { products, userCart } = await api.call(ecommerceApi.products, { query: { perPage: 27 } })
    expect(userCart).toEqual([])
    expect(products.some(({ isInCart }) => isInCart)).toBe(false)
    expect(await checkout()).toMatchObject({ coupon: null })
    await api.call(cartApi.addToCart, { body: { productId: 1 } })
    await place({ ...order, address: { ...address, landmark: '' } })
    expect((await checkout()).addresses).toEqual([expect.anything(), expect.anything(), { ...address, id: 3 }])
  })

  it('stands first among the orders, and can be read by its id', async () => {
    const { api, orders, place } = start()
    const before = await orders()
    const placed = await place()
    expect(await orders()).toEqual([placed, ...before])
    expect((await api.call(ecommerceApi.order, { params: { id: placed.id } })).order).toEqual(placed)
    expect(new Set((await orders()).map(({ number }) => number)).size).toBe(before.length + 1)
  })

  it('answers 400 for an empty cart', async () => {
    const { place, orders } = start()
    await place()
    expect(await refusal(place())).toEqual({ status: 400, error: 'The cart is empty.' })
    expect(await orders()).toHaveLength(4)
  })

  it('answers 400 for more than there is, and changes nothing', async () => {
    const { api, changeQty, cart, place, orders, checkout } = start()
    await api.call(cartApi.addToCart, { body: { productId: 5 } })
    await changeQty(5, 4)
    const before = [await cart(), await orders(), await checkout()]
    expect(await refusal(place())).toEqual({
      status: 400,
      error: { 'items.5': 'max?max=3' },
    })
    expect([await cart(), await orders(), await checkout()]).toEqual(before)
  })

  it.each([
    [{}, ['address', 'paymentMethod']],
    [{ address, paymentMethod: 'cheque' }, ['paymentMethod']],
    [{ address: { ...address, type: 'boat' }, paymentMethod: 'card' }, ['address.type']],
    [
      { address: { ...address, fullName: ' ', phone: 'call me' }, paymentMethod: 'card' },
      ['address.fullName', 'address.phone'],
    ],
    [{ address: { ...address, city: 'x'.repeat(121) }, paymentMethod: 'card' }, ['address.city']],
  ])('answers 400 at the fields for %o', async (body, fields) => {
    const { axios, cart } = start()
    const { status, error } = await refusal(axios.post('/apps/ecommerce/orders', body))
    expect(status).toBe(400)
    expect(Object.keys(error as object)).toEqual(fields)
    expect(await cart()).toHaveLength(3)
  })

  it('keeps no more than it was asked to', async () => {
    const { axios, orders } = start()
    const card = { cardNumber: '4242424242424242', cvv: '123' }
    await axios.post('/apps/ecommerce/orders', { ...order, ...card, address: { ...address, ...card } })
    expect(JSON.stringify(await orders())).not.toMatch(/4242|cvv/)
  })

  it('is gone after a reset, and so is what it took', async () => {
    const { backend, cart, place, product, orders, checkout, apply } = start()
    const before = [await cart(), await product(7), await orders(), await checkout()]
    await apply('WELCOME10')
    await place()
    backend.reset()
    expect([await cart(), await product(7), await orders(), await checkout()]).toEqual(before)
  })
})

describe('GET /apps/ecommerce/orders/:id', () => {
  it.each([0, 4, 'abc', 'LS-40211'])('answers 404 for %s', async (id) => {
    const call = start().api.call(ecommerceApi.order, { params: { id } })
    expect(await refusal(call)).toEqual({ status: 404, error: 'There is no such order.' })
  })
})

describe('POST /apps/ecommerce/orders/:id/cancel', () => {
  it('pays all back, and what was ordered is in stock again', async () => {
    const { cart, product, place, cancel, order } = start()
    const stocks = await Promise.all((await cart()).map(async ({ id }) => (await product(id)).stock))
    const placed = await place()
    const cancelled = await cancel(placed.id)
    expect(cancelled).toEqual({ ...placed, status: 'cancelled', refund: placed.totals.total })
    expect(await order(placed.id)).toEqual(cancelled)
    expect(await Promise.all(placed.items.map(async ({ productId }) => (await product(productId)).stock))).toEqual(
      stocks,
    )
  })

  it('answers 400 once it is on its way, or cancelled, and 404 for none', async () => {
    const { place, cancel, product } = start()
    const { id, items } = await place()
    await cancel(id)
    const { stock } = await product(items[0]!.productId)
    for (const gone of [1, 3, id]) expect((await refusal(cancel(gone))).status).toBe(400)
    expect((await product(items[0]!.productId)).stock).toBe(stock)
    expect((await refusal(cancel(99))).status).toBe(404)
  })
})

describe('POST /apps/ecommerce/orders/:id/return', () => {
  it('pays the share of the goods back, and the rest with the last of them, to the cent', async () => {
    const { order, sendBack, product } = start()
    const { totals } = await order(2)
    const { stock } = await product(13)
    const first = await sendBack(2, [{ productId: 13, qty: 2 }])
    expect(first).toMatchObject({ status: 'delivered', items: [{ productId: 13, returnedQty: 2 }, {}, {}] })
    expect(first.refund).toBeGreaterThan(0)
    expect((await product(13)).stock).toBe(stock + 2)
    const last = await sendBack(2, [
      { productId: 13, qty: 4 },
      { productId: 3, qty: 2 },
      { productId: 27, qty: 12 },
    ])
    expect(last).toMatchObject({ status: 'returned', refund: totals.total - totals.delivery })
    expect(last.refund).toBeGreaterThan(first.refund)
    expect((await refusal(sendBack(2, [{ productId: 13, qty: 1 }]))).status).toBe(400)
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
  ])('answers 400 at the fields for %j, and changes nothing', async (body, fields) => {
    const { axios, order } = start()
    const before = await order(2)
    const { status, error } = await refusal(axios.post('/apps/ecommerce/orders/2/return', body))
    expect(status).toBe(400)
    expect(Object.keys(error as object)).toEqual(fields)
    expect(await order(2)).toEqual(before)
  })

  it.each([
    ['that arrived too long ago', 1, 4],
    ['that is on its way', 3, 24],
  ])('answers 400 for an order %s', async (_, id, productId) => {
    expect(await refusal(start().sendBack(id, [{ productId, qty: 1 }]))).toEqual({
      status: 400,
      error: 'The order cannot be returned.',
    })
  })
})

describe('POST /apps/ecommerce/orders/:id/again', () => {
  const again = (api: ReturnType<typeof start>['api'], id: number) =>
    api.call(ecommerceApi.orderAgain, { params: { id } })

  it('puts as many of each into the cart as there are, and names what is sold out', async () => {
    const { api, cart, changeQty, place, product } = start()
    const [first, second] = (await place()).items
    // All but one of the first, and all of the second.
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
    const { added, soldOut } = await again(api, 4)
    expect([added, soldOut]).toEqual([2, [second!.name]])
    expect((await cart()).find(({ id }) => id === first!.productId)?.qty).toBe(1)
  })

  it('answers 404 for no order', async () => {
    expect((await refusal(again(start().api, 99))).status).toBe(404)
  })
})
