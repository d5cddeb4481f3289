import type { AnswerOf } from '@core/api/endpoint'
import type { WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import type { Editable } from '@/redux/app/editable'
import { addEditableCases, addEditCases, notEdited, whole } from '@/redux/app/editable'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall } from '@/redux/app/thunks'
import { createCallThunk } from '@/redux/app/thunks'
import { ecommerceApi } from './contract'

const initialState: Editable<AnswerOf<typeof ecommerceApi.stockAlerts>> = notEdited

export const fetchStockAlerts = createCallThunk('stockAlerts/fetch', ecommerceApi.stockAlerts, () => ({}))

const refetch: AfterCall = (dispatch) => void dispatch(fetchStockAlerts())

/** Takes the product's id. */
export const addStockAlert = createCallThunk(
  'stockAlerts/add',
  ecommerceApi.addStockAlert,
  (productId: number) => ({ body: { productId } }),
  refetch,
)

/** Takes the product's id. */
export const removeStockAlert = createCallThunk(
  'stockAlerts/remove',
  ecommerceApi.removeStockAlert,
  (id: number) => ({ params: { id } }),
  refetch,
)

const slice = createSlice({
  name: 'stockAlerts',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addEditableCases(builder, fetchStockAlerts, whole)
    addEditCases(builder, addStockAlert, whole, ({ productIds }, productId) => {
      productIds.push(productId)
    })
    addEditCases(builder, removeStockAlert, whole, (alerts, productId) => {
      alerts.productIds = alerts.productIds.filter((id) => id !== productId)
    })
  },
  selectors: { selectAwaited: ({ data }, productId: number) => data?.productIds.includes(productId) ?? false },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

/** Whether one is told of a product once it is in stock again. */
export const { selectAwaited } = slice.injectInto(rootReducer).selectors
