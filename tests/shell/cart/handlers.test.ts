import { describe, expect, it } from 'vitest'
import { cartApi } from '@/redux/shell/cart/contract'
import { refusal, startBackend } from '../../support/backend'

function start(random = () => 0.5) {
  const { api, axios } = startBackend({ random })
  return {
    axios,
    cart: async () => (await api.call(cartApi.cart, {})).products,
    ids: async () => (await api.call(cartApi.cart, {})).products.map(({ id }) => id),
    add: (productId: number) => api.call(cartApi.addToCart, { body: { productId } }),
    remove: (id: number) => api.call(cartApi.removeFromCart, { params: { id } }),
    changeQty: (productId: number, qty: number) => api.call(cartApi.changeQty, { body: { productId, qty } }),
  }
}

describe('GET /apps/ecommerce/cart', () => {
  it('includes the applied coupon', async () => {
    const { axios } = start()
    expect((await axios.get('/apps/ecommerce/cart')).data).toMatchObject({ coupon: null })
    await axios.post('/apps/ecommerce/checkout/coupon', { code: 'shipfree' })
    expect((await axios.get('/apps/ecommerce/cart')).data).toMatchObject({ coupon: { code: 'SHIPFREE' } })
  })

  it.each([
    [0, { shippingDate: 1, offers: 1, discountPercentage: 3 }],
    [0.5, { shippingDate: 5, offers: 3, discountPercentage: 12 }],
    [0.999_999, { shippingDate: 8, offers: 4, discountPercentage: 20 }],
  ])('generates whole numbers, both ends included: %d', async (random, terms) => {
    const { cart, add } = start(() => random)
    await add(1)
    for (const product of await cart()) expect(product).toMatchObject(terms)
  })

  it('keeps generated values while a product stays, and renews them when it returns', async () => {
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
  it('adds a product with 201, quantity 1, at the end', async () => {
    const { axios, cart, ids } = start()
    const before = await ids()
    expect(await axios.post('/apps/ecommerce/cart', { productId: '1' })).toMatchObject({ status: 201, data: {} })
    expect(await ids()).toEqual([...before, 1])
    expect((await cart()).at(-1)!.qty).toBe(1)
  })

  it('accepts quantity and color, which can be changed', async () => {
    const { axios, cart } = start()
    await axios.post('/apps/ecommerce/cart', { productId: 1, qty: '3', color: 'danger' })
    expect((await cart()).at(-1)).toMatchObject({ id: 1, qty: 3, color: 'danger' })
    await axios.post('/apps/ecommerce/cart/update-qty', { productId: 1, qty: 2 })
    expect((await cart()).at(-1)).toMatchObject({ qty: 2, color: 'danger' })
    await axios.post('/apps/ecommerce/cart/update-qty', { productId: 1, qty: 2, color: 'primary' })
    expect((await cart()).at(-1)).toMatchObject({ qty: 2, color: 'primary' })
  })

  it('responds 404 to an unknown product', async () => {
    expect(await refusal(start().add(999))).toEqual({ status: 404, error: 'Product not found.' })
  })
})

describe('DELETE /apps/ecommerce/cart/:id', () => {
  it('removes a product by its id, if present', async () => {
    const { ids, remove } = start()
    const [first, ...others] = await ids()
    expect(await remove(first!)).toEqual({})
    expect(await ids()).toEqual(others)
    expect(await refusal(remove(1))).toEqual({ status: 404, error: 'Product in the cart not found.' })
  })
})

describe('POST /apps/ecommerce/cart/update-qty', () => {
  it('changes the quantity', async () => {
    const { ids, changeQty, cart } = start()
    const [first] = await ids()
    const { product } = await changeQty(first!, 99)
    expect(product).toEqual((await cart())[0])
    expect(product.qty).toBe(99)
  })

  it('responds 404 to a product that is not in the cart', async () => {
    expect(await refusal(start().changeQty(1, 2))).toMatchObject({ status: 404 })
  })
})

it.each([
  ['cart', { qty: 0 }],
  ['cart', { qty: 100 }],
  ['cart', { color: 'plaid' }],
  ['cart/update-qty', { qty: 0 }],
  ['cart/update-qty', { qty: 100 }],
  ['cart/update-qty', { qty: 1.5 }],
  ['cart/update-qty', { qty: '' }],
])('POST /apps/ecommerce/%s responds 400 at the field to %o', async (call, wrong) => {
  const { axios, ids, cart } = start()
  const [productId] = await ids()
  const before = await cart()
  const { status, error } = await refusal(axios.post(`/apps/ecommerce/${call}`, { productId, ...wrong }))
  expect([status, Object.keys(error as object)]).toEqual([400, Object.keys(wrong)])
  expect(await cart()).toEqual(before)
})
