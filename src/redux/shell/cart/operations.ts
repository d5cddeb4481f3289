import { defineOperations } from '@core/api/operations'
import { cartApi } from './contract'
import { cartProductSchema, couponSchema, productSchema } from './schema'

const notInCart = { 404: 'The product isn’t in the cart.' }

export const operations = defineOperations(cartApi, {
  key: 'shell/cart',
  title: 'Cart',
  description:
    'The shopping cart, available on every page. `discountPercentage` (3 to 20), `offers` (1 to 4) and `shippingDate` (1 to 8 days from now) are set when a product is added.',
  schemas: { Product: productSchema, CartProduct: cartProductSchema, Coupon: couponSchema },
  calls: {
    cart: {
      summary: 'Lists the products in the cart',
      description: 'Includes the applied coupon, which the totals depend on.',
      example: {},
    },
    addToCart: {
      summary: 'Adds a product to the cart',
      description: 'A product that is already in the cart stays unchanged.',
      status: 201,
      errors: { 404: 'Product not found.' },
      example: { body: { productId: 12, qty: 2, color: 'info' } },
    },
    removeFromCart: {
      summary: 'Removes a product from the cart',
      errors: notInCart,
      async example(api) {
        await api.call(cartApi.addToCart, { body: { productId: 7 } })
        return { params: { id: 7 } }
      },
    },
    changeQty: {
      summary: 'Updates the quantity of a product in the cart',
      description: 'The color is kept unless `color` is sent.',
      errors: notInCart,
      async example(api) {
        await api.call(cartApi.addToCart, { body: { productId: 7 } })
        return { body: { productId: 7, qty: 3 } }
      },
    },
  },
})
