import type { AnswerOf } from '@core/api/endpoint'
import type { WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import type { Editable } from '@/redux/app/editable'
import { addEditableCases, addEditCases, notEdited, whole } from '@/redux/app/editable'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall } from '@/redux/app/thunks'
import { createCallThunk } from '@/redux/app/thunks'
import type { Product } from '@/redux/shell/cart/schema'
import { ecommerceApi } from './contract'

const initialState: Editable<AnswerOf<typeof ecommerceApi.comparison>> = notEdited

export const fetchComparison = createCallThunk('comparison/fetch', ecommerceApi.comparison, () => ({}))

const refetch: AfterCall = (dispatch) => void dispatch(fetchComparison())

export const addToComparison = createCallThunk(
  'comparison/add',
  ecommerceApi.addToComparison,
  ({ id }: Product) => ({ body: { productId: id } }),
  refetch,
)

/** Takes the product's id. */
export const removeFromComparison = createCallThunk(
  'comparison/remove',
  ecommerceApi.removeFromComparison,
  (id: number) => ({ params: { id } }),
  refetch,
)

const slice = createSlice({
  name: 'comparison',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addEditableCases(builder, fetchComparison, whole)
    addEditCases(builder, addToComparison, whole, ({ products }, product) => {
      products.push(product)
    })
    addEditCases(builder, removeFromComparison, whole, (comparison, id) => {
      comparison.products = comparison.products.filter((product) => product.id !== id)
    })
  },
  selectors: { selectComparison: (state) => state },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectComparison } = slice.injectInto(rootReducer).selectors
