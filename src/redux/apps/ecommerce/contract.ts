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

/** Shop without the cart, which is part of the shell. Below the line: additions; see docs/api.md. */
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
  /** `id` is the product id, also in stock alerts and comparison. */
  removeFromWishlist: del('/apps/ecommerce/wishlist/:id').returns(),
  // ---
  filters: get('/apps/ecommerce/filters').returns(productFiltersSchema),
  stockAlerts: get('/apps/ecommerce/stock-alerts').returns(z.object({ productIds: z.array(z.int()) })),
  addStockAlert: post('/apps/ecommerce/stock-alerts').body(productIdSchema).returns(),
  removeStockAlert: del('/apps/ecommerce/stock-alerts/:id').returns(),
  comparison: get('/apps/ecommerce/comparison').returns(z.object({ products: z.array(productSchema) })),
  addToComparison: post('/apps/ecommerce/comparison').body(productIdSchema).returns(),
  removeFromComparison: del('/apps/ecommerce/comparison/:id').returns(),
  reviews: get('/apps/ecommerce/products/:id/reviews').returns(z.object({ reviews: z.array(reviewSchema) })),
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
  /** `soldOut`: names of items out of stock. */
  orderAgain: post('/apps/ecommerce/orders/:id/again').returns(
    z.object({ added: z.int(), soldOut: z.array(z.string()) }),
  ),
}

export type ProductListQuery = QueryOf<typeof ecommerceApi.products>

export type ProductList = AnswerOf<typeof ecommerceApi.products>
