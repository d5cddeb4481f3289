import type { ActionReducerMapBuilder, WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, AppThunk, RequestState, Rollbacks } from '@/redux/app/thunks'
import { addOptimisticCases, addRequestCases, createCallThunk, idle, isWriting } from '@/redux/app/thunks'
import { cartApi } from './contract'
import type { CartAddition, CartProduct, Coupon, QtyChange } from './schema'

interface CartState {
  request: RequestState
  items: CartProduct[]
  coupon: Coupon | null
  rollbacks: Rollbacks<CartProduct[]>
}

const initialState: CartState = { request: idle, items: [], coupon: null, rollbacks: {} }

export const fetchCart = createCallThunk('cart/fetch', cartApi.cart, () => ({}))

/** After any change the cart is fetched anew (specification section 4). */
const refetch: AfterCall = (dispatch) => void dispatch(fetchCart())

/** A product that is there already stays as it is. */
export const addToCart = createCallThunk(
  'cart/add',
  cartApi.addToCart,
  (addition: CartAddition) => ({ body: addition }),
  refetch,
)

/** Takes the product's id. */
export const removeFromCart = createCallThunk(
  'cart/remove',
  cartApi.removeFromCart,
  (id: number) => ({ params: { id } }),
  refetch,
)

export const changeQty = createCallThunk(
  'cart/changeQty',
  cartApi.changeQty,
  (change: QtyChange) => ({ body: change }),
  refetch,
)

function addChange<Answer, Arg>(
  builder: ActionReducerMapBuilder<CartState>,
  thunk: AppThunk<Answer, Arg>,
  change: (items: CartProduct[], arg: Arg) => CartProduct[],
) {
  addOptimisticCases(builder, thunk, {
    rollbacksOf: ({ rollbacks }) => rollbacks,
    take: ({ items }) => items,
    put(state, before) {
      state.items = before
    },
    apply(state, arg) {
      state.items = change(state.items, arg)
    },
  })
}

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
        if (!isWriting(state.rollbacks)) state.items = products
      },
    )
    addChange(builder, changeQty, (items, { productId, ...change }) =>
      items.map((item) => (item.id === productId ? { ...item, ...change } : item)),
    )
    addChange(builder, removeFromCart, (items, productId) => items.filter(({ id }) => id !== productId))
  },
  selectors: {
    selectCartItems: ({ items }) => items,
    /** Products, not pieces. */
    selectCartCount: ({ items }) => items.length,
    selectCartCoupon: ({ coupon }) => coupon,
    selectCartRequest: ({ request }) => request,
  },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectCartItems, selectCartCount, selectCartCoupon, selectCartRequest } =
  slice.injectInto(rootReducer).selectors
