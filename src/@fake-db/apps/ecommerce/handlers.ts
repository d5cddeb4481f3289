import { implement } from '@fake-db/kit/implement'
import { listQuery } from '@fake-db/kit/listQuery'
import { created, ok } from '@fake-db/kit/reply'
import { id, oneOf } from '@fake-db/kit/request'
import { ecommerceApi } from '@/redux/apps/ecommerce/contract'
import { createCheckout } from './checkout'
import { createChoices } from './choices'
import { filterOf, filtersOf } from './rules'
import { createReviews } from './reviews'
import { createShop } from './shop'

const perPage = 9

export const handlers = implement(ecommerceApi, (env) => {
  const shop = env.shared(createShop)
  const checkout = env.shared(createCheckout)
  const { alerts, comparison } = env.shared(createChoices)
  const reviews = env.shared(createReviews)

  const known = (wanted: string | undefined) => shop.product(id(wanted)).id

  return {
    products({ query }) {
      const { q, page, perPage: size, sortBy } = query
      const order = oneOf(sortBy, ['featured', 'price-asc', 'price-desc'], 'featured', 'sortBy')
      const { rows, total } = listQuery(
        shop.products(),
        { q, page, perPage: size, sort: order === 'price-desc' ? 'desc' : 'asc' },
        {
          searched: ({ name }) => [name],
          // Equal values keep the catalog order: the sort is stable.
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
      shop.wish(body.productId)
      return created({})
    },

    removeFromWishlist({ params }) {
      shop.unwish(id(params.id))
      return ok({})
    },

    filters: () => ok(filtersOf(shop.products())),

    stockAlerts: ({ askedBy }) => ok({ productIds: [...alerts.of(askedBy)] }),

    addStockAlert({ body, askedBy }) {
      alerts.add(shop.product(body.productId), askedBy)
      return created({})
    },

    removeStockAlert({ params, askedBy }) {
      alerts.remove(id(params.id), askedBy)
      return ok({})
    },

    comparison: ({ askedBy }) => ok({ products: comparison.of(askedBy).map(shop.product) }),

    addToComparison({ body, askedBy }) {
      comparison.add(shop.product(body.productId), askedBy)
      return created({})
    },

    removeFromComparison({ params, askedBy }) {
      comparison.remove(id(params.id), askedBy)
      return ok({})
    },

    reviews: ({ params, askedBy }) => ok({ reviews: reviews.list(known(params.id), askedBy) }),

    writeReview({ params, body, askedBy }) {
      return created({ review: reviews.write(known(params.id), body, askedBy) })
    },

    removeReview({ params, askedBy }) {
      reviews.remove(known(params.id), askedBy)
      return ok({})
    },

    restoreReview: ({ params, askedBy }) => ok({ review: reviews.restore(known(params.id), askedBy) }),

    checkout: () => ok(checkout.read()),

    applyCoupon: ({ body }) => ok({ coupon: checkout.applyCoupon(body.code) }),

    removeCoupon() {
      checkout.removeCoupon()
      return ok({})
    },

    orders: () => ok({ orders: checkout.orders() }),

    order: ({ params }) => ok({ order: checkout.order(id(params.id)) }),

    cancelOrder: ({ params }) => ok({ order: checkout.cancel(id(params.id)) }),

    returnOrder: ({ params, body }) => ok({ order: checkout.takeBack(id(params.id), body) }),

    orderAgain: ({ params }) => created(checkout.orderAgain(id(params.id))),

    placeOrder: ({ body }) => created({ order: checkout.place(body) }),
  }
})
