import { createSlice } from '@reduxjs/toolkit'
import type { Pending } from '@/redux/app/optimistic'
import { nothingPending, OptimisticWrites } from '@/redux/app/optimistic'
import type { RootState } from '@/redux/app/rootReducer'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, RequestState } from '@/redux/app/thunks'
import { addRequestCases, createCallThunk, idle, writesThen } from '@/redux/app/thunks'
import { cartApi } from './contract'
import type { CartAddition, CartProduct, Coupon, QtyChange } from './schema'

interface CartState {
  request: RequestState
  items: CartProduct[]
  coupon: Coupon | null
  pending: Pending
}

const initialState: CartState = { request: idle, items: [], coupon: null, pending: nothingPending }

export const fetchCart = createCallThunk('cart/fetch', cartApi.cart, () => ({}))

const refetch: AfterCall = (dispatch) => void dispatch(fetchCart())

const createWrite = writesThen(refetch)

export const addToCart = createWrite('cart/add', cartApi.addToCart, (addition: CartAddition) => ({ body: addition }))

export const removeFromCart = createWrite('cart/remove', cartApi.removeFromCart, (id: number) => ({ params: { id } }))

export const changeQty = createWrite('cart/changeQty', cartApi.changeQty, (change: QtyChange) => ({ body: change }))

const optimistic = new OptimisticWrites<CartState>()
  .reads(fetchCart)
  .writes(changeQty, {
    expect({ items }, { productId, ...change }) {
      for (const item of items) if (item.id === productId) Object.assign(item, change)
    },
  })
  .writes(removeFromCart, {
    expect(state, productId) {
      state.items = state.items.filter(({ id }) => id !== productId)
    },
  })

const slice = createSlice({
  name: 'cart',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchCart,
      (state) => state,
      (state, { products, coupon }) => {
        state.coupon = coupon
        state.items = products
      },
    )
    optimistic.attach(builder)
  },
  selectors: {
    selectCartItems: ({ items }) => items,
    /** Products, not pieces. */
    selectCartCount: ({ items }) => items.length,
    selectCartCoupon: ({ coupon }) => coupon,
    selectCartRequest: ({ request }) => request,
  },
})

const injected = slice.injectInto(rootReducer)

export const { selectCartItems, selectCartCount, selectCartCoupon, selectCartRequest } = injected.getSelectors(
  (root: RootState) => optimistic.shown(injected.selectSlice(root)),
)
