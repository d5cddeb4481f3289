import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, Loaded } from '@/redux/app/thunks'
import { addReadCases, createCallThunk, notLoaded, writesThen } from '@/redux/app/thunks'
import { fetchCart } from '@/redux/shell/cart/slice'
import { ecommerceApi } from './contract'
import type { Address, Checkout, NewOrder, NewReturn, Order } from './schema'

/** What was typed in unfinished steps. Without security code and PIN, which must be typed again. */
interface CheckoutInput {
  address?: Address
  method?: Order['paymentMethod']
  card?: { number: string; holder: string; expires: string }
  giftNumber?: string
  bank?: string | undefined
}

interface CheckoutState {
  /** Entered during checkout; the backend stores it with the order. */
  newAddress: Address | null
  /** In memory only: it is neither stored nor sent. */
  input: CheckoutInput
  checkout: Loaded<Checkout>
  orders: Loaded<{ orders: Order[] }>
  order: Loaded<{ order: Order }>
}

const initialState: CheckoutState = {
  newAddress: null,
  input: {},
  checkout: notLoaded,
  orders: notLoaded,
  order: notLoaded,
}

export const fetchCheckout = createCallThunk('checkout/fetch', ecommerceApi.checkout, () => ({}))
export const fetchOrders = createCallThunk('checkout/fetchOrders', ecommerceApi.orders, () => ({}))
export const fetchOrder = createCallThunk('checkout/fetchOrder', ecommerceApi.order, (id: number) => ({
  params: { id },
}))

/** The cart response contains the coupon too. */
const refetch: AfterCall = (dispatch) => {
  void dispatch(fetchCheckout())
  void dispatch(fetchCart())
}

const createWrite = writesThen(refetch)

export const applyCoupon = createWrite('checkout/applyCoupon', ecommerceApi.applyCoupon, (code: string) => ({
  body: { code },
}))

export const removeCoupon = createWrite('checkout/removeCoupon', ecommerceApi.removeCoupon, () => ({}))

export const placeOrder = createWrite('checkout/placeOrder', ecommerceApi.placeOrder, (order: NewOrder) => ({
  body: order,
}))

export const cancelOrder = createCallThunk('checkout/cancelOrder', ecommerceApi.cancelOrder, (id: number) => ({
  params: { id },
}))

export const returnOrder = createCallThunk(
  'checkout/returnOrder',
  ecommerceApi.returnOrder,
  ({ id, ...body }: NewReturn & { id: number }) => ({ params: { id }, body }),
)

export const orderAgain = createCallThunk(
  'checkout/orderAgain',
  ecommerceApi.orderAgain,
  (id: number) => ({ params: { id } }),
  (dispatch) => void dispatch(fetchCart()),
)

const slice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    addressEntered(state, { payload }: PayloadAction<Address>) {
      state.newAddress = payload
    },
    checkoutTyped({ input }, { payload }: PayloadAction<CheckoutInput>) {
      Object.assign(input, payload)
    },
  },
  extraReducers: (builder) => {
    addReadCases(builder, fetchCheckout, ({ checkout }) => checkout)
    addReadCases(builder, fetchOrders, ({ orders }) => orders)
    addReadCases(builder, fetchOrder, ({ order }) => order)
    builder
      .addCase(applyCoupon.fulfilled, ({ checkout }, { payload: { coupon } }) => {
        if (checkout.data) checkout.data.coupon = coupon
      })
      .addCase(removeCoupon.fulfilled, ({ checkout }) => {
        if (checkout.data) checkout.data.coupon = null
      })
      .addCase(placeOrder.fulfilled, (state, { payload }) => {
        // Saves the confirmation page a request.
        state.order.data = payload
        state.newAddress = null
        state.input = {}
      })
      .addMatcher(isAnyOf(cancelOrder.fulfilled, returnOrder.fulfilled), ({ order, orders }, { payload }) => {
        order.data = payload
        if (orders.data) {
          orders.data.orders = orders.data.orders.map((one) => (one.id === payload.order.id ? payload.order : one))
        }
      })
  },
  selectors: {
    selectNewAddress: ({ newAddress }) => newAddress,
    selectCheckoutInput: ({ input }) => input,
    selectCheckout: ({ checkout }) => checkout,
    selectOrders: ({ orders }) => orders,
    selectOrder: ({ order }) => order,
  },
})

export const { addressEntered, checkoutTyped } = slice.actions
export const { selectNewAddress, selectCheckoutInput, selectCheckout, selectOrders, selectOrder } =
  slice.injectInto(rootReducer).selectors
