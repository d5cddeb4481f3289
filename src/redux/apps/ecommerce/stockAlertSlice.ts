import type { WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, Loaded, Rollbacks } from '@/redux/app/thunks'
import { addOptimisticCases, addRequestCases, createCallThunk, isWriting, notLoaded } from '@/redux/app/thunks'
import { ecommerceApi } from './contract'

interface StockAlerts {
  productIds: number[]
}

interface StockAlertState {
  alerts: Loaded<StockAlerts>
  rollbacks: Rollbacks<StockAlerts | null>
}

const initialState: StockAlertState = { alerts: notLoaded, rollbacks: {} }

export const fetchStockAlerts = createCallThunk('stockAlerts/fetch', ecommerceApi.stockAlerts, () => ({}))

const refetch: AfterCall = (dispatch) => {
  void dispatch(fetchStockAlerts())
}

/** Takes the product's id. */
export const addStockAlert = createCallThunk(
  'stockAlerts/add',
  ecommerceApi.addStockAlert,
  (productId: number) => ({
    body: { productId },
  }),
  refetch,
)

/** Takes the product's id. */
export const removeStockAlert = createCallThunk(
  'stockAlerts/remove',
  ecommerceApi.removeStockAlert,
  (id: number) => ({
    params: { id },
  }),
  refetch,
)

const slice = createSlice({
  name: 'stockAlerts',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchStockAlerts,
      ({ alerts }) => alerts,
      (state, answer) => {
        if (!isWriting(state.rollbacks)) state.alerts.data = answer
      },
    )
    const shared = {
      rollbacksOf: ({ rollbacks }: StockAlertState) => rollbacks,
      take: ({ alerts }: StockAlertState) => alerts.data,
      put({ alerts }: StockAlertState, before: StockAlerts | null) {
        alerts.data = before
      },
    }
    addOptimisticCases(builder, addStockAlert, {
      ...shared,
      apply({ alerts: { data } }, id) {
        data?.productIds.push(id)
      },
    })
    addOptimisticCases(builder, removeStockAlert, {
      ...shared,
      apply({ alerts: { data } }, id) {
        if (data) data.productIds = data.productIds.filter((one) => one !== id)
      },
    })
  },
  selectors: { selectAwaited: ({ alerts: { data } }, id: number) => data?.productIds.includes(id) ?? false },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

/** Whether one is told of a product once it is in stock again. */
export const { selectAwaited } = slice.injectInto(rootReducer).selectors
