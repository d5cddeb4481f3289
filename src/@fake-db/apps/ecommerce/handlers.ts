import { implement } from '@fake-db/kit/implement'
import { listQuery } from '@fake-db/kit/listQuery'
import { created, ok } from '@fake-db/kit/reply'
import { id, oneOf, parseBody } from '@fake-db/kit/request'
import { ecommerceApi } from '@/redux/apps/ecommerce/contract'
import { couponCodeSchema, newOrderSchema } from '@/redux/apps/ecommerce/schema'
import { productIdSchema } from '@/redux/shell/cart/schema'
import { createCheckout } from './checkout'
import { filterOf, filtersOf } from './rules'
import { createShop } from './shop'

/** Specification section 9: pages of nine. */
const perPage = 9

export const createHandlers = implement(ecommerceApi, (env) => {
  const shop = env.shared(createShop)
  const checkout = createCheckout(env)

  return {
    products({ query }) {
      const { q, page, perPage: size, sortBy } = query
      const order = oneOf(sortBy, ['featured', 'price-asc', 'price-desc'], 'featured', 'sortBy')
      const { rows, total } = listQuery(
        shop.products(),
        { q, page, perPage: size, sort: order === 'price-desc' ? 'desc' : 'asc' },
        {
          searched: ({ name }) => [name],
          // The catalogue's own order is the one that they stand in.
          columns: { place: ({ price }) => (order === 'featured' ? 0 : price) },
          defaultColumn: 'place',
          perPage,
          filter: filterOf(query),
        },
      )
      return ok({ products: rows, total, userWishlist: [...shop.wishlistEntries()], userCart: shop.cartEntries() })
    },

    product: ({ params }) => ok({ product: shop.product(id(params.id)) }),

    wishlist: () => ok({ products: shop.wishlist() }),

    addToWishlist({ body }) {
      shop.wish(parseBody(productIdSchema, body).productId)
      return created({})
    },

    removeFromWishlist({ params }) {
      shop.unwish(id(params.id))
      return ok({})
    },

    filters: () => ok(filtersOf(shop.products())),

    checkout: () => ok(checkout.read()),

    applyCoupon: ({ body }) => ok({ coupon: checkout.applyCoupon(parseBody(couponCodeSchema, body).code) }),

    removeCoupon() {
      checkout.removeCoupon()
      return ok({})
    },

    orders: () => ok({ orders: checkout.orders() }),

    order: ({ params }) => ok({ order: checkout.order(id(params.id)) }),

    placeOrder: ({ body }) => created({ order: checkout.place(parseBody(newOrderSchema, body)) }),
  }
})
