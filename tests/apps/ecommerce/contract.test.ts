import { describe, expect, it } from 'vitest'
import { ecommerceApi } from '@/redux/apps/ecommerce/contract'
import { cartApi } from '@/redux/shell/cart/contract'
import { refusal } from '../../support/backend'
import { ids, useServer } from '../../contract/server'

const { api } = useServer()

describe('the cart', () => {
  it('contains a product once, keeps its quantity, and is empty after the order', async () => {
    for (const { id } of (await api.call(cartApi.cart, {})).products)
      await api.call(cartApi.removeFromCart, { params: { id } })
    const { products } = await api.call(ecommerceApi.products, { query: { sortBy: 'price-asc' } })
    const [product] = products
    if (!product) throw new Error('This server has nothing to sell.')
    const put = () => api.call(cartApi.addToCart, { body: { productId: product.id } })
    await put()
    await api.call(cartApi.changeQty, { body: { productId: product.id, qty: 2 } })
    await put()
    const { products: inCart } = await api.call(cartApi.cart, {})
    expect(inCart.map(({ id, qty }) => ({ id, qty }))).toEqual([{ id: product.id, qty: 2 }])
    const [item] = inCart
    expect(item?.shippingDate).toBeGreaterThanOrEqual(1)
    expect(item?.shippingDate).toBeLessThanOrEqual(8)
    expect(item?.offers).toBeGreaterThanOrEqual(1)
    expect(item?.offers).toBeLessThanOrEqual(4)
    expect(item?.discountPercentage).toBeGreaterThanOrEqual(3)
    expect(item?.discountPercentage).toBeLessThanOrEqual(20)
    await api.call(cartApi.removeFromCart, { params: { id: product.id } })
    const gone = api.call(cartApi.removeFromCart, { params: { id: product.id } })
    expect((await refusal(gone)).status).toBe(404)
  })
})

describe('a wishlist item', () => {
  it('is added once and removed once', async () => {
    const [product] = (await api.call(ecommerceApi.products, { query: {} })).products.filter((one) => !one.isInWishlist)
    if (!product) throw new Error('This server has nothing left to wish for.')
    const wish = () => api.call(ecommerceApi.addToWishlist, { body: { productId: product.id } })
    await wish()
    await wish()
    const { products } = await api.call(ecommerceApi.wishlist, {})
    expect(ids(products).filter((id) => id === product.id)).toHaveLength(1)
    expect((await api.call(ecommerceApi.product, { params: { id: product.id } })).product.isInWishlist).toBe(true)
    await api.call(ecommerceApi.removeFromWishlist, { params: { id: product.id } })
    expect(ids((await api.call(ecommerceApi.wishlist, {})).products)).not.toContain(product.id)
  })
})
