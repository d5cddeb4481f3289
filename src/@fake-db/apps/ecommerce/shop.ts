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

/** A whole number, both ends included. */
function draw(env: Env, min: number, max: number): number {
  return min + Math.floor(env.random() * (max - min + 1))
}

/** Drawn when a product is put in, and kept while it stays. */
function drawTerms(env: Env): Terms {
  return { shippingDate: draw(env, 1, 8), offers: draw(env, 1, 4), discountPercentage: draw(env, 3, 20) }
}

function entryOf<Entry extends WishlistEntry>(entries: readonly Entry[], productId: number): Entry | undefined {
  return entries.find((entry) => entry.productId === productId)
}

/** The products, and which of them are wished for or in the cart. */
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

  function toCartProduct({ id: _, productId, ...row }: CartRow): CartProduct {
    return { ...toProduct(productId), ...row }
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
    /** A product that is there already stays as it is. */
    putIn({ productId, qty = 1, color }: CartAddition) {
      products.get(productId)
      if (entryOf(cart.rows(), productId)) return
      cart.insert([{ id: cart.nextId(), productId, qty, ...(color && { color }), ...drawTerms(env) }])
    },
    takeOut(productId: number) {
      cart.remove([inCart(productId).id])
    },
    coupon: () => coupon.value,
    /** Applies a coupon in place of the one before, or takes it back. */
    applyCoupon(applied: Coupon | null) {
      coupon.value = applied
    },
    /** All that is in the cart leaves it, and the stock; the coupon is used up. */
    sell() {
      for (const { productId, qty } of cart.rows())
        products.update(productId, { stock: products.get(productId).stock - qty })
      cart.remove(cart.rows().map(({ id }) => id))
      coupon.value = null
    },
    /** Puts pieces back into the stock. */
    takeBack(lines: readonly { productId: number; qty: number }[]) {
      for (const { productId, qty } of lines) products.update(productId, { stock: products.get(productId).stock + qty })
    },
    /** The colour stays unless another one is named. */
    changeQty({ productId, qty, color }: QtyChange) {
      return toCartProduct(cart.update(inCart(productId).id, { qty, ...(color && { color }) }))
    },
  }
}
