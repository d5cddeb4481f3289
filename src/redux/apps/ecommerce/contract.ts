import { del, get, post } from '@core/api/endpoint'
import type { Product, ProductId } from '@/redux/shell/cart/schema'
import type { CartEntry, WishlistEntry } from './schema'

export type ProductOrder = 'featured' | 'price-asc' | 'price-desc'

/** Every parameter has a default (specification section 7). */
export interface ProductListQuery {
  q?: string
  page?: number
  perPage?: number
  sortBy?: ProductOrder
}

export interface ProductList {
  products: Product[]
  /** Rows that match, before paging. */
  total: number
  userWishlist: WishlistEntry[]
  userCart: CartEntry[]
}

/** Specification section 7, "E-commerce", without the cart, which the shell shows on every page. */
export const ecommerceApi = {
  products: get('/apps/ecommerce/products').query<ProductListQuery>().returns<ProductList>(),
  product: get('/apps/ecommerce/products/:id').returns<{ product: Product }>(),
  wishlist: get('/apps/ecommerce/wishlist').returns<{ products: Product[] }>(),
  addToWishlist: post('/apps/ecommerce/wishlist').body<ProductId>().returns<Record<never, never>>(),
  /** `id` is the product's. */
  removeFromWishlist: del('/apps/ecommerce/wishlist/:id').returns<Record<never, never>>(),
}
