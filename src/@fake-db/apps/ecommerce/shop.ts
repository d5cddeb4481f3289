import type { Env } from '@fake-db/kit/env'
import { notFound } from '@fake-db/kit/reply'
import { createTable } from '@fake-db/kit/table'
import type { CartEntry, WishlistEntry } from '@/redux/apps/ecommerce/schema'
import type { CartAddition, CartProduct, Coupon, Product, QtyChange } from '@/redux/shell/cart/schema'
import { createReviews } from './reviews'
import type { SeedProduct } from './seed'
import { seedCart, seedProducts, seedWishlist } from './seed'

type Terms = Pick<CartProduct, 'shippingDate' | 'offers' | 'discountPercentage'>
type CartRow = CartEntry & Pick<CartProduct, 'color'> & Terms

/** Whole number, both ends included. */
function draw(env: Env, min: number, max: number): number {
  return min + Math.floor(env.random() * (max - min + 1))
}

/** Fixed while the product is in the cart. */
function drawTerms(env: Env): Terms {
  return { shippingDate: draw(env, 1, 8), offers: draw(env, 1, 4), discountPercentage: draw(env, 3, 20) }
}

function entryOf<Entry extends WishlistEntry>(entries: readonly Entry[], productId: number): Entry | undefined {
  return entries.find((entry) => entry.productId === productId)
}

export function createShop(env: Env) {
  const products = createTable<SeedProduct>(env, 'apps/ecommerce/products', seedProducts, 'product')
  const reviews = env.shared(createReviews)
  const wishlist = createTable<WishlistEntry>(env, 'apps/ecommerce/wishlist', seedWishlist, 'wish')
  const cart = createTable<CartRow>(
    env,
    'apps/ecommerce/cart',
    seedCart.map((entry) => ({ ...entry, ...drawTerms(env) })),
    'cart item',
  )
  const coupon = env.cell<Coupon | null>('apps/ecommerce/coupon', null)

  function toProduct(productId: number): Product {
    return {
      ...products.get(productId),
      ...reviews.standing(productId),
      isInWishlist: entryOf(wishlist.rows(), productId) !== undefined,
      isInCart: entryOf(cart.rows(), productId) !== undefined,
    }
  }

  function toCartProduct(row: CartRow): CartProduct {
    const { id: _, productId, ...entry } = row
    return { ...toProduct(productId), ...entry }
  }

  function inCart(productId: number): CartRow {
    const entry = entryOf(cart.rows(), productId)
    if (!entry) throw notFound('product in the cart')
    return entry
  }

  return {
    products: () => products.rows().map(({ id }) => toProduct(id)),
    product: toProduct,

    wishlistEntries: wishlist.rows,
    wishlist: () => wishlist.rows().map(({ productId }) => toProduct(productId)),
    wish(productId: number) {
      products.get(productId)
      if (entryOf(wishlist.rows(), productId)) return
      wishlist.insert([{ id: wishlist.nextId(), productId }])
    },
    unwish(productId: number) {
      const entry = entryOf(wishlist.rows(), productId)
      if (!entry) throw notFound('product in the wishlist')
      wishlist.remove([entry.id])
    },

    cartEntries: () => cart.rows().map(({ id, productId, qty }) => ({ id, productId, qty })),
    cart: () => cart.rows().map(toCartProduct),
    putIn({ productId, qty = 1, color }: CartAddition) {
      products.get(productId)
      if (entryOf(cart.rows(), productId)) return
      cart.insert([{ id: cart.nextId(), productId, qty, ...(color && { color }), ...drawTerms(env) }])
    },
    takeOut(productId: number) {
      cart.remove([inCart(productId).id])
    },
    coupon: () => coupon.value,
    /** Replaces the coupon; null removes it. */
    applyCoupon(applied: Coupon | null) {
      coupon.value = applied
    },
    /** Empties the cart, reduces the stock, and uses up the coupon. */
    sell() {
      for (const { productId, qty } of cart.rows())
        products.update(productId, { stock: products.get(productId).stock - qty })
      cart.remove(cart.rows().map(({ id }) => id))
      coupon.value = null
    },
    takeBack(lines: readonly { productId: number; qty: number }[]) {
      for (const { productId, qty } of lines) products.update(productId, { stock: products.get(productId).stock + qty })
    },
    changeQty({ productId, qty, color }: QtyChange) {
      return toCartProduct(cart.update(inCart(productId).id, { qty, ...(color && { color }) }))
    },
  }
}
