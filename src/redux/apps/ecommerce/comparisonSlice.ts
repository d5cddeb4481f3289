import type { AnswerOf } from '@core/api/endpoint'
import { createSlice } from '@reduxjs/toolkit'
import type { Pending } from '@/redux/app/optimistic'
import { nothingPending, OptimisticWrites } from '@/redux/app/optimistic'
import type { RootState } from '@/redux/app/rootReducer'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, Loaded } from '@/redux/app/thunks'
import { addReadCases, createCallThunk, notLoaded } from '@/redux/app/thunks'
import type { Product } from '@/redux/shell/cart/schema'
import { ecommerceApi } from './contract'

interface ComparisonState extends Loaded<AnswerOf<typeof ecommerceApi.comparison>> {
  pending: Pending
}

const initialState: ComparisonState = { ...notLoaded, pending: nothingPending }

export const fetchComparison = createCallThunk('comparison/fetch', ecommerceApi.comparison, () => ({}))

const refetch: AfterCall = (dispatch) => void dispatch(fetchComparison())

export const addToComparison = createCallThunk(
  'comparison/add',
  ecommerceApi.addToComparison,
  ({ id }: Product) => ({ body: { productId: id } }),
  refetch,
)

export const removeFromComparison = createCallThunk(
  'comparison/remove',
  ecommerceApi.removeFromComparison,
  (id: number) => ({ params: { id } }),
  refetch,
)

const optimistic = new OptimisticWrites<ComparisonState>()
  .reads(fetchComparison)
  .writes(addToComparison, {
    expect({ data }, product) {
      if (data?.products.every(({ id }) => id !== product.id)) data.products.push(product)
    },
  })
  .writes(removeFromComparison, {
    expect({ data }, id) {
      if (data) data.products = data.products.filter((product) => product.id !== id)
    },
  })

const slice = createSlice({
  name: 'comparison',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addReadCases(builder, fetchComparison, (state) => state)
    optimistic.attach(builder)
  },
  selectors: { selectComparison: (state) => state },
})

const injected = slice.injectInto(rootReducer)

export const { selectComparison } = injected.getSelectors((root: RootState) =>
  optimistic.shown(injected.selectSlice(root)),
)
