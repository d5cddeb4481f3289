import { implement } from '@fake-db/kit/implement'
import { created, ok } from '@fake-db/kit/reply'
import { id, parseBody } from '@fake-db/kit/request'
import { cartApi } from '@/redux/shell/cart/contract'
import { productIdSchema, qtyChangeSchema } from '@/redux/shell/cart/schema'
import { createShop } from './shop'

export const createHandlers = implement(cartApi, (env) => {
  const shop = env.shared(createShop)

  return {
    cart: () => ok({ products: shop.cart() }),

    addToCart({ body }) {
      shop.putIn(parseBody(productIdSchema, body).productId)
      return created({})
    },

    removeFromCart({ params }) {
      shop.takeOut(id(params.id))
      return ok({})
    },

    changeQty({ body }) {
      const { productId, qty } = parseBody(qtyChangeSchema, body)
      return ok({ product: shop.changeQty(productId, qty) })
    },
  }
})
