import { implement } from '@fake-db/kit/implement'
import { created, ok } from '@fake-db/kit/reply'
import { id } from '@fake-db/kit/request'
import { cartApi } from '@/redux/shell/cart/contract'
import { createShop } from './shop'

export const handlers = implement(cartApi, (env) => {
  const shop = env.shared(createShop)

  return {
    cart: () => ok({ products: shop.cart(), coupon: shop.coupon() }),

    addToCart({ body }) {
      shop.putIn(body)
      return created({})
    },

    removeFromCart({ params }) {
      shop.takeOut(id(params.id))
      return ok({})
    },

    changeQty({ body }) {
      return ok({ product: shop.changeQty(body) })
    },
  }
})
