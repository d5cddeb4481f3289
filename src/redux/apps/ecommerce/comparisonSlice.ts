import type { WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, Loaded, Rollbacks } from '@/redux/app/thunks'
import { addOptimisticCases, addRequestCases, createCallThunk, isWriting, notLoaded } from '@/redux/app/thunks'
import type { Product } from '@/redux/shell/cart/schema'
import { ecommerceApi } from './contract'

interface Comparison {
  products: Product[]
}

interface ComparisonState {
  comparison: Loaded<Comparison>
  rollbacks: Rollbacks<Comparison | null>
}

const initialState: ComparisonState = { comparison: notLoaded, rollbacks: {} }

export const fetchComparison = createCallThunk('comparison/fetch', ecommerceApi.comparison, () => ({}))

const refetch: AfterCall = (dispatch) => {
  void dispatch(fetchComparison())
}

export const addToComparison = createCallThunk(
  'comparison/add',
  ecommerceApi.addToComparison,
  ({ id }: Product) => ({
    body: { productId: id },
  }),
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
    addRequestCases(
      builder,
      fetchComparison,
      ({ comparison }) => comparison,
      (state, answer) => {
        if (!isWriting(state.rollbacks)) state.comparison.data = answer
      },
    )
    const shared = {
      rollbacksOf: ({ rollbacks }: ComparisonState) => rollbacks,
      take: ({ comparison }: ComparisonState) => comparison.data,
      put({ comparison }: ComparisonState, before: Comparison | null) {
        comparison.data = before
      },
    }
    addOptimisticCases(builder, addToComparison, {
      ...shared,
      apply({ comparison: { data } }, product) {
        data?.products.push(product)
      },
    })
    addOptimisticCases(builder, removeFromComparison, {
      ...shared,
      apply({ comparison: { data } }, id) {
        if (data) data.products = data.products.filter((product) => product.id !== id)
      },
    })
  },
  selectors: { selectComparison: ({ comparison }) => comparison },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectComparison } = slice.injectInto(rootReducer).selectors
