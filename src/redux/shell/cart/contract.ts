import { del, get, post } from '@core/api/endpoint'
import type { CartAddition, CartProduct, Coupon, QtyChange } from './schema'

/** The cart, which the shell shows on every page; below the line stand the additions of docs/api.md. */
export const cartApi = {
  cart: get('/apps/ecommerce/cart').returns<{ products: CartProduct[]; coupon: Coupon | null }>(),
  addToCart: post('/apps/ecommerce/cart').body<CartAddition>().returns<Record<never, never>>(),
  /** `id` is the product's. */
  removeFromCart: del('/apps/ecommerce/cart/:id').returns<Record<never, never>>(),
  // ---
  changeQty: post('/apps/ecommerce/cart/update-qty')
    .needs('update')
    .body<QtyChange>()
    .returns<{ product: CartProduct }>(),
}
