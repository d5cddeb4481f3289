import { describe, expect, it } from 'vitest'
import type { ProductListQuery } from '@/redux/apps/ecommerce/contract'
import { ecommerceApi } from '@/redux/apps/ecommerce/contract'
import { cartEntrySchema, wishlistEntrySchema } from '@/redux/apps/ecommerce/schema'
import { cartApi } from '@/redux/shell/cart/contract'
import { productSchema } from '@/redux/shell/cart/schema'
import { refusal, startBackend } from '../../support/backend'

function start() {
  const { api, axios } = startBackend()
  return {
    axios,
    list: (query: ProductListQuery = {}) => api.call(ecommerceApi.products, { query }),
    one: (id: number) => api.call(ecommerceApi.product, { params: { id } }),
    wishlist: async () => (await api.call(ecommerceApi.wishlist, {})).products,
    wish: (productId: number) => api.call(ecommerceApi.addToWishlist, { body: { productId } }),
    unwish: (id: number) => api.call(ecommerceApi.removeFromWishlist, { params: { id } }),
    putIn: (productId: number) => api.call(cartApi.addToCart, { body: { productId } }),
    takeOut: (id: number) => api.call(cartApi.removeFromCart, { params: { id } }),
  }
}

describe('GET /apps/ecommerce/products', () => {
  it('has 27 products, nine on a page', async () => {
    const { list } = start()
    const pages = [await list(), await list({ page: 2 }), await list({ page: 3 }), await list({ page: 4 })]
    expect(pages.map(({ products }) => products.length)).toEqual([9, 9, 9, 0])
    expect(pages.map(({ total }) => total)).toEqual([27, 27, 27, 27])
    const products = pages.flatMap((page) => page.products)
    for (const product of products) {
      expect(productSchema.parse(product)).toEqual(product)
      expect([1, 2, 3, 4, 5]).toContain(product.rating)
      expect(Math.round(product.price * 100) / 100).toBe(product.price)
    }
    expect(new Set(products.map(({ slug }) => slug)).size).toBe(27)
  })

  it("keeps the catalog's order, unless sorted by price", async () => {
    const { axios, list } = start()
    const read = async (query: ProductListQuery) => (await list({ perPage: 100, ...query })).products
    const catalogue = (await read({})).map(({ id }) => id)
    expect(catalogue).toEqual(catalogue.toSorted((a, b) => a - b))
    expect((await read({ sortBy: 'featured' })).map(({ id }) => id)).toEqual(catalogue)
    const prices = (await read({ sortBy: 'price-desc' })).map(({ price }) => price)
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    expect(await refusal(axios.get('/apps/ecommerce/products?sortBy=name'))).toMatchObject({ status: 400 })
  })

  it('searches names only', async () => {
    const { list } = start()
    const { products, total } = await list({ q: '  TENT ', perPage: 100 })
    expect(total).toBe(products.length)
    expect(total).toBeGreaterThan(0)
    for (const { name } of products) expect(name.toLowerCase()).toContain('tent')
    const [first] = (await list()).products
    expect((await list({ q: first!.brand })).products.map(({ name }) => name)).not.toContain(first!.name)
    expect(await list({ q: 'no such thing' })).toMatchObject({ products: [], total: 0 })
  })

  it('includes wishlist and cart, as entries and on the products', async () => {
    const { list } = start()
    const { products, userWishlist, userCart } = await list({ perPage: 100 })
    for (const entry of userWishlist) expect(Object.keys(wishlistEntrySchema.parse(entry))).toEqual(Object.keys(entry))
    for (const entry of userCart) expect(cartEntrySchema.parse(entry)).toEqual(entry)
    const idsOf = (entries: { productId: number }[]) => entries.map(({ productId }) => productId).sort()
    expect(idsOf(userWishlist)).toEqual(products.flatMap(({ id, isInWishlist }) => (isInWishlist ? [id] : [])).sort())
    expect(idsOf(userCart)).toEqual(products.flatMap(({ id, isInCart }) => (isInCart ? [id] : [])).sort())
    expect(userCart.length).toBeGreaterThan(0)
    expect(userWishlist.length).toBeGreaterThan(0)
  })
})

describe('the wishlist', () => {
  it('contains products as in the shop', async () => {
    const { wishlist, one } = start()
    for (const product of await wishlist()) {
      expect(product.isInWishlist).toBe(true)
      expect((await one(product.id)).product).toEqual(product)
    }
  })

  it('adds a product with 201, once, at the end', async () => {
    const { axios, wish, wishlist, list } = start()
    const before = (await wishlist()).map(({ id }) => id)
    expect(await axios.post('/apps/ecommerce/wishlist', { productId: '1' })).toMatchObject({ status: 201, data: {} })
    expect(await wish(1)).toEqual({})
    expect((await wishlist()).map(({ id }) => id)).toEqual([...before, 1])
    const entries = (await list()).userWishlist
    expect(entries.at(-1)).toEqual({ id: entries.length, productId: 1 })
    expect(await refusal(wish(999))).toEqual({ status: 404, error: 'Product not found.' })
  })

  it('removes a product by its id', async () => {
    const { unwish, wishlist } = start()
    const [first, ...others] = await wishlist()
    expect(await unwish(first!.id)).toEqual({})
    expect(await wishlist()).toEqual(others)
    expect(await refusal(unwish(first!.id))).toMatchObject({ status: 404 })
  })
})

describe('the shop', () => {
  it('includes the cart', async () => {
    const { one, list, putIn, takeOut } = start()
    expect((await one(1)).product.isInCart).toBe(false)
    await putIn(1)
    expect((await one(1)).product.isInCart).toBe(true)
    expect((await list()).userCart.at(-1)).toMatchObject({ productId: 1, qty: 1 })
    await takeOut(1)
    expect((await one(1)).product.isInCart).toBe(false)
  })
})
