import { del, get, post } from '@core/api/endpoint'
import type { Coupon, Product, ProductId } from '@/redux/shell/cart/schema'
import type { CartEntry, Checkout, NewOrder, Order, ProductFilters, WishlistEntry } from './schema'

export type ProductOrder = 'featured' | 'price-asc' | 'price-desc'

/** Every parameter has a default (specification section 7); those from `category` on are additions. */
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

/**
 * Specification section 7, "E-commerce", without the cart, which the shell shows on every page; below the line what the screens
 * need beyond it.
 */
export const ecommerceApi = {
  products: get('/apps/ecommerce/products').query<ProductListQuery>().returns<ProductList>(),
  product: get('/apps/ecommerce/products/:id').returns<{ product: Product }>(),
  wishlist: get('/apps/ecommerce/wishlist').returns<{ products: Product[] }>(),
  addToWishlist: post('/apps/ecommerce/wishlist').body<ProductId>().returns<Nothing>(),
  /** `id` is the product's. */
  removeFromWishlist: del('/apps/ecommerce/wishlist/:id').returns<Nothing>(),
  // ---
  filters: get('/apps/ecommerce/filters').returns<ProductFilters>(),
  checkout: get('/apps/ecommerce/checkout').returns<Checkout>(),
  applyCoupon: post('/apps/ecommerce/checkout/coupon').body<{ code: string }>().returns<{ coupon: Coupon }>(),
  removeCoupon: del('/apps/ecommerce/checkout/coupon').returns<Nothing>(),
  orders: get('/apps/ecommerce/orders').returns<{ orders: Order[] }>(),
  order: get('/apps/ecommerce/orders/:id').returns<{ order: Order }>(),
  placeOrder: post('/apps/ecommerce/orders').body<NewOrder>().returns<{ order: Order }>(),
}
