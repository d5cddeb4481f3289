import { defineOperations, idParameter, nothing } from '@core/api/operations'
import { z } from '@core/schema'
import { cartApi } from './contract'
import { cartAdditionSchema, cartProductSchema, couponSchema, productSchema, qtyChangeSchema } from './schema'

const notInCart = { 404: 'No product in the cart has the id.' }

export const operations = defineOperations(cartApi, {
  key: 'shell/cart',
  title: 'Cart',
  description: 'What one is about to buy. Every page shows it.',
  schemas: { Product: productSchema, CartProduct: cartProductSchema, Coupon: couponSchema },
  calls: {
    cart: {
      summary: 'Lists what is in the cart',
      description: 'With the coupon that is applied, so that the totals can be reckoned wherever the cart is shown.',
      answer: z.object({ products: z.array(cartProductSchema), coupon: z.nullable(couponSchema) }),
      example: {},
    },
    addToCart: {
      summary: 'Puts a product into the cart',
      description: 'One that is there already stays as it is.',
      status: 201,
      body: cartAdditionSchema,
      answer: nothing,
      errors: { 404: 'No product has the id.' },
      example: { body: { productId: 12, qty: 2, color: 'info' } },
    },
    removeFromCart: {
      summary: 'Takes a product out of the cart',
      params: z.object({ id: idParameter }),
      answer: nothing,
      errors: notInCart,
      async example(api) {
        await api.call(cartApi.addToCart, { body: { productId: 7 } })
        return { params: { id: 7 } }
      },
    },
    changeQty: {
      summary: 'Changes how many of a product are in the cart',
      description: 'The color stays unless another one is named.',
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
