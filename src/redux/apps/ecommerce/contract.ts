import { del, get, post } from '@core/api/endpoint'
import type { Coupon, Product, ProductId } from '@/redux/shell/cart/schema'
import type {
  CartEntry,
  Checkout,
  NewOrder,
  NewReturn,
  NewReview,
  Order,
  ProductFilters,
  Review,
  WishlistEntry,
} from './schema'

export type ProductOrder = 'featured' | 'price-asc' | 'price-desc'

/** Every parameter has a default; those from `category` on are additions of docs/api.md. */
export interface ProductListQuery {
  q?: string
  page?: number
  perPage?: number
  sortBy?: ProductOrder
  /** Any of them. */
  category?: string[]
  /** Any of them. */
  brand?: string[]
  /** Stars at least. */
  rating?: number
  minPrice?: number
  maxPrice?: number
}

export interface ProductList {
  products: Product[]
  /** Rows that match, before paging. */
  total: number
  userWishlist: WishlistEntry[]
  userCart: CartEntry[]
}

type Nothing = Record<never, never>

/** The shop without its cart, which the shell shows on every page; below the line stand the additions of docs/api.md. */
export const ecommerceApi = {
  products: get('/apps/ecommerce/products').query<ProductListQuery>().returns<ProductList>(),
  product: get('/apps/ecommerce/products/:id').returns<{ product: Product }>(),
  wishlist: get('/apps/ecommerce/wishlist').returns<{ products: Product[] }>(),
  addToWishlist: post('/apps/ecommerce/wishlist').body<ProductId>().returns<Nothing>(),
  /** `id` is the product's. */
  removeFromWishlist: del('/apps/ecommerce/wishlist/:id').returns<Nothing>(),
  // ---
  filters: get('/apps/ecommerce/filters').returns<ProductFilters>(),
  /** The products that one is told of once they are in stock again, by their ids. */
  stockAlerts: get('/apps/ecommerce/stock-alerts').returns<{ productIds: number[] }>(),
  addStockAlert: post('/apps/ecommerce/stock-alerts').body<ProductId>().returns<Nothing>(),
  /** `id` is the product's, here and in the comparison. */
  removeStockAlert: del('/apps/ecommerce/stock-alerts/:id').returns<Nothing>(),
  comparison: get('/apps/ecommerce/comparison').returns<{ products: Product[] }>(),
  addToComparison: post('/apps/ecommerce/comparison').body<ProductId>().returns<Nothing>(),
  removeFromComparison: del('/apps/ecommerce/comparison/:id').returns<Nothing>(),
  reviews: get('/apps/ecommerce/products/:id/reviews').returns<{ reviews: Review[] }>(),
  /** One for each user and product: a second one takes the place of the first. */
  writeReview: post('/apps/ecommerce/products/:id/reviews').body<NewReview>().returns<{ review: Review }>(),
  removeReview: del('/apps/ecommerce/products/:id/reviews').returns<Nothing>(),
  restoreReview: post('/apps/ecommerce/products/:id/reviews/restore').needs('delete').returns<{ review: Review }>(),
  checkout: get('/apps/ecommerce/checkout').returns<Checkout>(),
  applyCoupon: post('/apps/ecommerce/checkout/coupon')
    .needs('update')
    .body<{ code: string }>()
    .returns<{ coupon: Coupon }>(),
  removeCoupon: del('/apps/ecommerce/checkout/coupon').returns<Nothing>(),
  orders: get('/apps/ecommerce/orders').returns<{ orders: Order[] }>(),
  order: get('/apps/ecommerce/orders/:id').returns<{ order: Order }>(),
  placeOrder: post('/apps/ecommerce/orders').body<NewOrder>().returns<{ order: Order }>(),
  cancelOrder: post('/apps/ecommerce/orders/:id/cancel').needs('update').returns<{ order: Order }>(),
  returnOrder: post('/apps/ecommerce/orders/:id/return').needs('update').body<NewReturn>().returns<{ order: Order }>(),
  /** Puts what was ordered into the cart once more. `soldOut` are the names of what there is none of. */
  orderAgain: post('/apps/ecommerce/orders/:id/again').returns<{ added: number; soldOut: string[] }>(),
}
