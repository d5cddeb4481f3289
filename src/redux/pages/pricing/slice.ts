import type { WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { Loaded } from '@/redux/app/thunks'
import { addReadCases, createCallThunk, notLoaded } from '@/redux/app/thunks'
import { pricingApi } from './contract'
import type { Pricing } from './schema'

const initialState: Loaded<Pricing> = notLoaded

export const fetchPricing = createCallThunk('pricing/fetch', pricingApi.data, () => ({}))

const slice = createSlice({
  name: 'pricing',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addReadCases(builder, fetchPricing, (state) => state)
  },
  selectors: { selectPricing: (state) => state },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectPricing } = slice.injectInto(rootReducer).selectors
