import { implement } from '@fake-db/kit/implement'
import { created, ok } from '@fake-db/kit/reply'
import { id, parseBody } from '@fake-db/kit/request'
import { cartApi } from '@/redux/shell/cart/contract'
import { cartAdditionSchema, qtyChangeSchema } from '@/redux/shell/cart/schema'
import { createShop } from './shop'

export const createHandlers = implement(cartApi, (env) => {
  const shop = env.shared(createShop)

  return {
    cart: () => ok({ products: shop.cart(), coupon: shop.coupon() }),

    addToCart({ body }) {
      shop.putIn(parseBody(cartAdditionSchema, body))
      return created({})
    },

    removeFromCart({ params }) {
      shop.takeOut(id(params.id))
      return ok({})
    },

    changeQty({ body }) {
      return ok({ product: shop.changeQty(parseBody(qtyChangeSchema, body)) })
    },
  }
})
