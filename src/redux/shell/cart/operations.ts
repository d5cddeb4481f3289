import { defineOperations, idParameter, nothing } from '@core/api/operations'
import { z } from '@core/schema'
import { cartApi } from './contract'
import { cartAdditionSchema, cartProductSchema, couponSchema, productSchema, qtyChangeSchema } from './schema'

const notInCart = { 404: 'The product isn’t in the cart.' }

export const operations = defineOperations(cartApi, {
  key: 'shell/cart',
  title: 'Cart',
  description: 'The shopping cart, available on every page.',
  schemas: { Product: productSchema, CartProduct: cartProductSchema, Coupon: couponSchema },
  calls: {
    cart: {
      summary: 'Lists the products in the cart',
      description: 'Includes the applied coupon, which the totals depend on.',
      answer: z.object({ products: z.array(cartProductSchema), coupon: z.nullable(couponSchema) }),
      example: {},
    },
    addToCart: {
      summary: 'Adds a product to the cart',
      description: 'A product that is already in the cart stays unchanged.',
      status: 201,
      body: cartAdditionSchema,
      answer: nothing,
      errors: { 404: 'Product not found.' },
      example: { body: { productId: 12, qty: 2, color: 'info' } },
    },
    removeFromCart: {
      summary: 'Removes a product from the cart',
      params: z.object({ id: idParameter }),
      answer: nothing,
      errors: notInCart,
      async example(api) {
        await api.call(cartApi.addToCart, { body: { productId: 7 } })
        return { params: { id: 7 } }
      },
    },
    changeQty: {
      summary: 'Updates the quantity of a product in the cart',
      description: 'The color is kept unless `color` is sent.',
      body: qtyChangeSchema,
      answer: z.object({ product: cartProductSchema }),
      errors: notInCart,
      async example(api) {
        await api.call(cartApi.addToCart, { body: { productId: 7 } })
        return { body: { productId: 7, qty: 3 } }
      },
    },
  },
})
