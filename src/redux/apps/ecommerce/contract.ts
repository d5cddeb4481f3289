import type { AnswerOf, QueryOf } from '@core/api/endpoint'
import { del, get, post } from '@core/api/endpoint'
import { filterParameter, pageParameters } from '@core/api/parameters'
import { z } from '@core/schema'
import { categories, couponSchema, productIdSchema, productSchema } from '@/redux/shell/cart/schema'
import {
  cartEntrySchema,
  checkoutSchema,
  couponCodeSchema,
  newOrderSchema,
  newReturnSchema,
  newReviewSchema,
  orderSchema,
  productFiltersSchema,
  reviewSchema,
  wishlistEntrySchema,
} from './schema'

export type ProductOrder = 'featured' | 'price-asc' | 'price-desc'

const amount = z.optional(z.number().check(z.gte(0), z.describe('Included.')))

const oneOrder = z.object({ order: orderSchema })

/** The shop without its cart, which the shell shows on every page; below the line stand the additions of docs/api.md. */
export const ecommerceApi = {
  products: get('/apps/ecommerce/products')
    .query(
      z.object({
        ...pageParameters('name', 9),
        sortBy: z._default(z.enum(['featured', 'price-asc', 'price-desc']), 'featured'),
        category: filterParameter(categories),
        brand: filterParameter(['the brands']),
        rating: z.optional(z.int().check(z.gte(1), z.describe('Minimum number of stars.'))),
        minPrice: amount,
        maxPrice: amount,
      }),
    )
    .returns(
      z.object({
        products: z.array(productSchema),
        total: z.int(),
        userWishlist: z.array(wishlistEntrySchema),
        userCart: z.array(cartEntrySchema),
      }),
    ),
  product: get('/apps/ecommerce/products/:id').returns(z.object({ product: productSchema })),
  wishlist: get('/apps/ecommerce/wishlist').returns(z.object({ products: z.array(productSchema) })),
  addToWishlist: post('/apps/ecommerce/wishlist').body(productIdSchema).returns(),
  /** `id` is the product's. */
  removeFromWishlist: del('/apps/ecommerce/wishlist/:id').returns(),
  // ---
  filters: get('/apps/ecommerce/filters').returns(productFiltersSchema),
  /** The products that one is told of once they are in stock again, by their ids. */
  stockAlerts: get('/apps/ecommerce/stock-alerts').returns(z.object({ productIds: z.array(z.int()) })),
  addStockAlert: post('/apps/ecommerce/stock-alerts').body(productIdSchema).returns(),
  /** `id` is the product's, here and in the comparison. */
  removeStockAlert: del('/apps/ecommerce/stock-alerts/:id').returns(),
  comparison: get('/apps/ecommerce/comparison').returns(z.object({ products: z.array(productSchema) })),
  addToComparison: post('/apps/ecommerce/comparison').body(productIdSchema).returns(),
  removeFromComparison: del('/apps/ecommerce/comparison/:id').returns(),
  reviews: get('/apps/ecommerce/products/:id/reviews').returns(z.object({ reviews: z.array(reviewSchema) })),
  /** One for each user and product: a second one takes the place of the first. */
  writeReview: post('/apps/ecommerce/products/:id/reviews')
    .body(newReviewSchema)
    .returns(z.object({ review: reviewSchema })),
  removeReview: del('/apps/ecommerce/products/:id/reviews').returns(),
  restoreReview: post('/apps/ecommerce/products/:id/reviews/restore')
    .needs('delete')
    .returns(z.object({ review: reviewSchema })),
  checkout: get('/apps/ecommerce/checkout').returns(checkoutSchema),
  applyCoupon: post('/apps/ecommerce/checkout/coupon')
    .needs('update')
    .body(couponCodeSchema)
    .returns(z.object({ coupon: couponSchema })),
  removeCoupon: del('/apps/ecommerce/checkout/coupon').returns(),
  orders: get('/apps/ecommerce/orders').returns(z.object({ orders: z.array(orderSchema) })),
  order: get('/apps/ecommerce/orders/:id').returns(oneOrder),
  placeOrder: post('/apps/ecommerce/orders').body(newOrderSchema).returns(oneOrder),
  cancelOrder: post('/apps/ecommerce/orders/:id/cancel').needs('update').returns(oneOrder),
  returnOrder: post('/apps/ecommerce/orders/:id/return').needs('update').body(newReturnSchema).returns(oneOrder),
  /** Puts what was ordered into the cart once more. `soldOut` are the names of what there is none of. */
  orderAgain: post('/apps/ecommerce/orders/:id/again').returns(
    z.object({ added: z.int(), soldOut: z.array(z.string()) }),
  ),
}

export type ProductListQuery = QueryOf<typeof ecommerceApi.products>

export type ProductList = AnswerOf<typeof ecommerceApi.products>
