import { describe, expect, it } from 'vitest'
import { cartApi } from '@/redux/shell/cart/contract'
import { cartProductSchema } from '@/redux/shell/cart/schema'
import { refusal, startBackend } from '../../support/backend'

function start(random = () => 0.5) {
  const { api, axios } = startBackend({ random })
  return {
    axios,
    cart: async () => (await api.call(cartApi.cart, {})).products,
    ids: async () => (await api.call(cartApi.cart, {})).products.map(({ id }) => id),
    add: (productId: number) => api.call(cartApi.addToCart, { body: { productId } }),
    remove: (id: number | string) => api.call(cartApi.removeFromCart, { params: { id } }),
    changeQty: (productId: number, qty: number) => api.call(cartApi.changeQty, { body: { productId, qty } }),
  }
}

describe('GET /apps/ecommerce/cart', () => {
  it('has products with what the cart adds', async () => {
    const products = await start().cart()
    expect(products.length).toBeGreaterThan(0)
    for (const product of products) {
      expect(cartProductSchema.parse(product)).toEqual(product)
      expect(product.isInCart).toBe(true)
      expect(product.qty).toBeGreaterThanOrEqual(1)
    }
  })

  it('says which coupon is applied', async () => {
    const { axios } = start()
    expect((await axios.get('/apps/ecommerce/cart')).data).toMatchObject({ coupon: null })
    await axios.post('/apps/ecommerce/checkout/coupon', { code: 'shipfree' })
    expect((await axios.get('/apps/ecommerce/cart')).data).toMatchObject({ coupon: { code: 'SHIPFREE' } })
  })

  it.each([
    [0, { shippingDate: 1, offers: 1, discountPercentage: 3 }],
    [0.5, { shippingDate: 5, offers: 3, discountPercentage: 12 }],
    [0.999_999, { shippingDate: 8, offers: 4, discountPercentage: 20 }],
  ])('draws whole numbers, both ends included: %d', async (random, terms) => {
    const { cart, add } = start(() => random)
    await add(1)
    for (const product of await cart()) expect(product).toMatchObject(terms)
  })

  it('keeps what was drawn while a product stays, and draws anew when it comes again', async () => {
    let random = 0
    const { cart, add, remove, changeQty, ids } = start(() => random)
    const [first] = await ids()
    random = 0.999
    await add(first!)
    await changeQty(first!, 3)
    expect((await cart())[0]).toMatchObject({ qty: 3, shippingDate: 1, offers: 1, discountPercentage: 3 })
    await remove(first!)
    await add(first!)
    expect((await cart()).at(-1)).toMatchObject({
      id: first,
      qty: 1,
      shippingDate: 8,
      offers: 4,
      discountPercentage: 20,
    })
  })
})

describe('POST /apps/ecommerce/cart', () => {
  it('puts a product in with a 201, one of it, as the last one', async () => {
    const { axios, cart, ids } = start()
    const before = await ids()
    expect(await axios.post('/apps/ecommerce/cart', { productId: '1' })).toMatchObject({ status: 201, data: {} })
    expect(await ids()).toEqual([...before, 1])
    expect((await cart()).at(-1)!.qty).toBe(1)
  })

  it('takes as many as are asked for, in a colour, which can be changed', async () => {
    const { axios, cart } = start()
    await axios.post('/apps/ecommerce/cart', { productId: 1, qty: '3', color: 'danger' })
    expect((await cart()).at(-1)).toMatchObject({ id: 1, qty: 3, color: 'danger' })
    await axios.post('/apps/ecommerce/cart/update-qty', { productId: 1, qty: 2 })
    expect((await cart()).at(-1)).toMatchObject({ qty: 2, color: 'danger' })
    await axios.post('/apps/ecommerce/cart/update-qty', { productId: 1, qty: 2, color: 'primary' })
    expect((await cart()).at(-1)).toMatchObject({ qty: 2, color: 'primary' })
  })

  it.each([{ qty: 0 }, { qty: 100 }, { color: 'plaid' }])('answers 400 at the field for %o', async (wrong) => {
    const { axios, ids } = start()
    const before = await ids()
    const { status, error } = await refusal(axios.post('/apps/ecommerce/cart', { productId: 1, ...wrong }))
    expect(status).toBe(400)
    expect(Object.keys(error as object)).toEqual(Object.keys(wrong))
    expect(await ids()).toEqual(before)
  })

  it('leaves a product that is there as it is', async () => {
    const { add, cart, ids, changeQty } = start()
    const [first] = await ids()
    await changeQty(first!, 7)
    const before = await cart()
    expect(await add(first!)).toEqual({})
    expect(await cart()).toEqual(before)
  })

  it('answers 404 for an unknown product, 400 for none', async () => {
    const { add, axios, ids } = start()
    const before = await ids()
    expect(await refusal(add(999))).toEqual({ status: 404, error: 'Product not found.' })
    for (const body of [undefined, {}, { productId: null }, { id: 1 }]) {
      expect(await refusal(axios.post('/apps/ecommerce/cart', body))).toMatchObject({ status: 400 })
    }
    expect(await ids()).toEqual(before)
  })
})

describe('DELETE /apps/ecommerce/cart/:id', () => {
  it("takes a product out by the product's id", async () => {
    const { ids, remove } = start()
    const [first, ...others] = await ids()
    expect(await remove(first!)).toEqual({})
    expect(await ids()).toEqual(others)
  })

  it.each([0, 999, 'abc'])('answers 404 for one that is not in the cart: %s', async (id) => {
    expect((await refusal(start().remove(id))).status).toBe(404)
  })

  it('answers 404 for a product of the shop that is not in the cart', async () => {
    expect(await refusal(start().remove(1))).toEqual({ status: 404, error: 'Product in the cart not found.' })
  })
})

describe('POST /apps/ecommerce/cart/update-qty', () => {
  it('changes how many there are', async () => {
    const { ids, changeQty, cart } = start()
    const [first] = await ids()
    const { product } = await changeQty(first!, 99)
    expect(product).toEqual((await cart())[0])
    expect(product.qty).toBe(99)
  })

  it('takes numbers as text too', async () => {
    const { axios, ids, cart } = start()
    const [first] = await ids()
    await axios.post('/apps/ecommerce/cart/update-qty', { productId: String(first), qty: '12' })
    expect((await cart())[0]!.qty).toBe(12)
  })

  it.each([0, 100, -1, 1.5, 'many', '', null, undefined, [2]])('answers 400 at the field for %o', async (qty) => {
    const { axios, ids, cart } = start()
    const [productId] = await ids()
    const before = await cart()
    const { status, error } = await refusal(axios.post('/apps/ecommerce/cart/update-qty', { productId, qty }))
    expect(status).toBe(400)
    expect(Object.keys(error as object)).toEqual(['qty'])
    expect(await cart()).toEqual(before)
  })

  it('answers 404 for a product that is not in the cart', async () => {
    expect(await refusal(start().changeQty(1, 2))).toMatchObject({ status: 404 })
    expect(await refusal(start().changeQty(999, 2))).toMatchObject({ status: 404 })
  })
})
