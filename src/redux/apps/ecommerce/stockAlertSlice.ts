import type { AnswerOf } from '@core/api/endpoint'
import { createSlice } from '@reduxjs/toolkit'
import type { Pending } from '@/redux/app/optimistic'
import { nothingPending, OptimisticWrites } from '@/redux/app/optimistic'
import type { RootState } from '@/redux/app/rootReducer'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, Loaded } from '@/redux/app/thunks'
import { addReadCases, createCallThunk, notLoaded } from '@/redux/app/thunks'
import { ecommerceApi } from './contract'

interface StockAlertState extends Loaded<AnswerOf<typeof ecommerceApi.stockAlerts>> {
  pending: Pending
}

const initialState: StockAlertState = { ...notLoaded, pending: nothingPending }

export const fetchStockAlerts = createCallThunk('stockAlerts/fetch', ecommerceApi.stockAlerts, () => ({}))

const refetch: AfterCall = (dispatch) => void dispatch(fetchStockAlerts())

export const addStockAlert = createCallThunk(
  'stockAlerts/add',
  ecommerceApi.addStockAlert,
  (productId: number) => ({ body: { productId } }),
  refetch,
)

export const removeStockAlert = createCallThunk(
  'stockAlerts/remove',
  ecommerceApi.removeStockAlert,
  (id: number) => ({ params: { id } }),
  refetch,
)

const optimistic = new OptimisticWrites<StockAlertState>()
  .reads(fetchStockAlerts)
  .writes(addStockAlert, {
    expect({ data }, productId) {
      if (data && !data.productIds.includes(productId)) data.productIds.push(productId)
    },
  })
  .writes(removeStockAlert, {
    expect({ data }, productId) {
      if (data) data.productIds = data.productIds.filter((id) => id !== productId)
    },
  })

const slice = createSlice({
  name: 'stockAlerts',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addReadCases(builder, fetchStockAlerts, (state) => state)
    optimistic.attach(builder)
  },
  selectors: { selectAwaited: ({ data }, productId: number) => data?.productIds.includes(productId) ?? false },
})

const injected = slice.injectInto(rootReducer)

/** Whether the user has a back-in-stock alert for a product. */
export const { selectAwaited } = injected.getSelectors((root: RootState) =>
  optimistic.shown(injected.selectSlice(root)),
)
