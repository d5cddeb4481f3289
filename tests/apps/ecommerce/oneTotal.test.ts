import { describe, expect, it } from 'vitest'
import { applyCoupon, fetchCheckout, placeOrder, selectCheckout } from '@/redux/apps/ecommerce/checkoutSlice'
import { fetchProducts } from '@/redux/apps/ecommerce/slice'
import { highestQtyOf } from '@/redux/shell/cart/schema'
import { addToCart, changeQty, fetchCart, selectCartCoupon, selectCartItems } from '@/redux/shell/cart/slice'
import { totalsOf } from '@/redux/shell/cart/totals'
import { createRandom } from '../../support/random'
import { openStore } from '../../support/openStore'

const random = createRandom(40_214)
const upTo = (most: number) => Math.floor(random() * (most + 1))
const coupons = [null, 'WELCOME10', 'BAOBAB25', 'SHIPFREE'] as const

describe('the total of any purchase', () => {
  it.each(Array.from({ length: 25 }, (_, index) => index + 1))(
    'is the same in the panel, in the cart and in the order (%i)',
    async () => {
      const { store, settled } = openStore({ random })
      await Promise.all([store.dispatch(fetchCart()), store.dispatch(fetchCheckout())])
      const { products } = await store.dispatch(fetchProducts({ perPage: 27 })).unwrap()
      for (const product of products.filter(({ stock }) => stock > 0 && random() < 0.2)) {
        await store.dispatch(addToCart({ productId: product.id }))
        await store.dispatch(changeQty({ productId: product.id, qty: 1 + upTo(highestQtyOf(product) - 1) }))
      }
      const coupon = coupons[upTo(3)]
      if (coupon) await store.dispatch(applyCoupon(coupon))
      await settled()

      const applied = selectCartCoupon(store.getState())
      const shown = totalsOf(selectCartItems(store.getState()), applied)
      const [address] = selectCheckout(store.getState()).data?.addresses ?? []
      const { order } = await store.dispatch(placeOrder({ address: address!, paymentMethod: 'card' })).unwrap()
      expect(order.totals).toEqual(shown)
      expect(order.coupon).toBe(applied?.code ?? null)
      await settled()
      expect(selectCartItems(store.getState())).toEqual([])
      expect(selectCartCoupon(store.getState())).toBeNull()
    },
  )
})
