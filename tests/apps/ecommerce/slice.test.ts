import { describe, expect, it } from 'vitest'
import {
  addToWishlist,
  fetchProduct,
  fetchProducts,
  fetchWishlist,
  moveToCart,
  moveToWishlist,
  removeFromWishlist,
  selectProduct,
  selectProducts,
  selectWishlist,
} from '@/redux/apps/ecommerce/slice'
import { addToCart, fetchCart, removeFromCart, selectCartItems } from '@/redux/shell/cart/slice'
import { openStore } from '../../support/openStore'

async function start() {
  const opened = openStore()
  const { store } = opened
  await Promise.all([
    store.dispatch(fetchProducts({ perPage: 27 })),
    store.dispatch(fetchProduct(1)),
    store.dispatch(fetchWishlist()),
    store.dispatch(fetchCart()),
  ])
  const state = store.getState
  return {
    ...opened,
    wishes: () => selectWishlist(state()).data?.products.map(({ id }) => id),
    cartIds: () => selectCartItems(state()).map(({ id }) => id),
    shown: (id: number) => selectProducts(state()).data?.products.find((product) => product.id === id),
    detail: () => selectProduct(state()).data?.product,
  }
}

describe('the shop', () => {
  it('follows changes of the cart elsewhere', async () => {
    const { store, shown, detail } = await start()
    await store.dispatch(addToCart({ productId: 1 }))
    expect([shown(1)?.isInCart, detail()?.isInCart]).toEqual([true, true])
    await store.dispatch(removeFromCart(1))
    expect([shown(1)?.isInCart, detail()?.isInCart]).toEqual([false, false])
  })
})

describe('a heart', () => {
  it('is toggled optimistically everywhere, and the wishlist is refetched', async () => {
    const { store, shown, detail, wishes, settled } = await start()
    const added = store.dispatch(addToWishlist(1))
    expect([shown(1)?.isInWishlist, detail()?.isInWishlist]).toEqual([true, true])
    await added
    await settled()
    expect(wishes()).toEqual([5, 9, 7, 19, 1])
    await store.dispatch(removeFromWishlist(1))
    await settled()
    expect(shown(1)?.isInWishlist).toBe(false)
    expect(wishes()).toEqual([5, 9, 7, 19])
  })

  it('is reverted on failure, alone', async () => {
    const { store, shown, breakCalls, settled } = await start()
    breakCalls((call) => call === 'DELETE /apps/ecommerce/wishlist/5')
    const failing = store.dispatch(removeFromWishlist(5))
    expect(shown(5)?.isInWishlist).toBe(false)
    await Promise.all([failing, store.dispatch(addToWishlist(2)), store.dispatch(removeFromWishlist(9))])
    await settled()
    expect([5, 2, 9].map((id) => shown(id)?.isInWishlist)).toEqual([true, true, false])
  })
})

describe('a move', () => {
  it('to the cart removes a product from the wishlist', async () => {
    const { store, wishes, cartIds, shown, settled } = await start()
    await store.dispatch(moveToCart(9))
    await settled()
    expect(wishes()).toEqual([5, 7, 19])
    expect(cartIds()).toEqual([3, 7, 22, 9])
    expect(shown(9)).toMatchObject({ isInCart: true, isInWishlist: false })
  })

  it('to the wishlist removes it from the cart', async () => {
    const { store, wishes, cartIds, shown, settled } = await start()
    await store.dispatch(moveToWishlist(22))
    await settled()
    expect(wishes()).toEqual([5, 9, 7, 19, 22])
    expect(cartIds()).toEqual([3, 7])
    expect(shown(22)).toMatchObject({ isInCart: false, isInWishlist: true })
  })

  it('changes nothing if its first step fails', async () => {
    const { store, wishes, cartIds, breakCalls, settled } = await start()
    breakCalls((call) => call === 'POST /apps/ecommerce/cart')
    expect(moveToCart.rejected.match(await store.dispatch(moveToCart(9)))).toBe(true)
    await settled()
    expect(wishes()).toEqual([5, 9, 7, 19])
    expect(cartIds()).toEqual([3, 7, 22])
  })
})
