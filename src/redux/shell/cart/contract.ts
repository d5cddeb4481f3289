import { del, get, post } from '@core/api/endpoint'
import { z } from '@core/schema'
import { cartAdditionSchema, cartProductSchema, couponSchema, qtyChangeSchema } from './schema'

/** In the shell because every page shows the cart. Below the line: additions; see docs/api.md. */
export const cartApi = {
  cart: get('/apps/ecommerce/cart').returns(
    z.object({ products: z.array(cartProductSchema), coupon: z.nullable(couponSchema) }),
  ),
  addToCart: post('/apps/ecommerce/cart').body(cartAdditionSchema).returns(),
  /** `id` is the product id. */
  removeFromCart: del('/apps/ecommerce/cart/:id').returns(),
  // ---
  changeQty: post('/apps/ecommerce/cart/update-qty')
    .needs('update')
    .body(qtyChangeSchema)
    .returns(z.object({ product: cartProductSchema })),
}
