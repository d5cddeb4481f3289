import { describe, expect, it } from 'vitest'
import { ecommerceApi } from '@/redux/apps/ecommerce/contract'
import type { Address, NewOrder } from '@/redux/apps/ecommerce/schema'
import { orderSchema } from '@/redux/apps/ecommerce/schema'
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
    place: async (body: NewOrder = order) => (await api.call(ecommerceApi.placeOrder, { body })).order,
    product: async (id: number) => (await api.call(ecommerceApi.product, { params: { id } })).product,
  }
}

describe('GET /apps/ecommerce/products, filtered', () => {
  it('pages and counts matches, with parameters of the URL, too', async () => {
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
})

describe('the checkout', () => {
  it('accepts a coupon in any spelling, stores it, and removes it', async () => {
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
    'responds 400 at the field to the code %o',
    async (code) => {
      const { axios, apply, checkout } = start()
      await apply('WELCOME10')
      const { status, error } = await refusal(axios.post('/apps/ecommerce/checkout/coupon', { code }))
      expect(status).toBe(400)
      expect(Object.keys(error as object)).toEqual(['code'])
      expect((await checkout()).coupon?.code).toBe('WELCOME10')
    },
  )

  it('rejects a coupon below its minimum', async () => {
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
  it('responds 201 with the order: the cart and its total', async () => {
    const { axios, cart, apply, product, orders } = start()
    const items = await cart()
    const coupon = await apply('WELCOME10')
    const { status, data } = await axios.post<{ order: unknown }>('/apps/ecommerce/orders', order)
    expect(status).toBe(201)
    const placed = orderSchema.parse(data.order)
    expect(placed).toEqual(data.order)
    expect(placed).toMatchObject({
      number: 'LS-40215',
      status: 'placed',
      placedAt: now().toISOString(),
      arrivesAt: '2026-11-23T10:00:00.000Z', // random: five days
      history: [{ status: 'placed', at: now().toISOString() }],
      address,
      paymentMethod: 'card',
      coupon: 'WELCOME10',
      totals: totalsOf(items, coupon),
    })
    expect(placed.items.map(({ productId, qty }) => [productId, qty])).toEqual(items.map(({ id, qty }) => [id, qty]))
    for (const { id, stock, qty } of items) expect((await product(id)).stock).toBe(stock - qty)
    expect((await orders())[0]).toEqual(placed)
  })

  it('empties the cart, uses the coupon and stores a new address once', async () => {
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

  it('responds 400 to an empty cart', async () => {
    const { place, orders } = start()
    await place()
    expect(await refusal(place())).toEqual({ status: 400, error: 'The cart is empty.' })
    expect(await orders()).toHaveLength(13)
  })

  it('sells the last items; for more it responds 400, and changes nothing', async () => {
    const { api, changeQty, cart, place, orders, checkout } = start()
    await api.call(cartApi.addToCart, { body: { productId: 5 } })
    await changeQty(5, 4)
    const before = [await cart(), await orders(), await checkout()]
    expect(await refusal(place())).toEqual({ status: 400, error: { 'items.5': 'max?max=3' } })
    expect([await cart(), await orders(), await checkout()]).toEqual(before)
    await changeQty(5, 3)
    expect((await place()).items.at(-1)).toMatchObject({ productId: 5, qty: 3 })
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
  ])('responds 400 at the fields to %o', async (body, fields) => {
    const { axios, cart } = start()
    const { status, error } = await refusal(axios.post('/apps/ecommerce/orders', body))
    expect(status).toBe(400)
    expect(Object.keys(error as object)).toEqual(fields)
    expect(await cart()).toHaveLength(3)
  })

  it('stores only requested data', async () => {
    const { axios, orders } = start()
    const card = { cardNumber: '4242424242424242', cvv: '123' }
    await axios.post('/apps/ecommerce/orders', { ...order, ...card, address: { ...address, ...card } })
    expect(JSON.stringify(await orders())).not.toMatch(/4242|cvv/)
  })

  it('is removed by a reset, with all effects', async () => {
    const { backend, cart, place, product, orders, checkout, apply } = start()
    const before = [await cart(), await product(7), await orders(), await checkout()]
    await apply('WELCOME10')
    await place()
    backend.reset()
    expect([await cart(), await product(7), await orders(), await checkout()]).toEqual(before)
  })
})
