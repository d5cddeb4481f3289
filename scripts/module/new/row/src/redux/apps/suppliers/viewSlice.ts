import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { Viewed } from '@/redux/app/thunks'
import { addViewCases, createCallThunk, notViewed } from '@/redux/app/thunks'
import { suppliersApi } from './contract'
import type { Supplier } from './schema'
import { updateSupplier } from './slice'

const initialState: Viewed<{ supplier: Supplier }> = notViewed

export const fetchSupplier = createCallThunk('suppliersView/fetch', suppliersApi.one, (id: number) => ({
  query: { id },
}))

const slice = createSlice({
  name: 'suppliersView',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addViewCases(builder, fetchSupplier).addMatcher(updateSupplier.fulfilled.match, (state, { payload }) => {
      if (state.shown?.supplier.id === payload.supplier.id) state.shown = payload
    })
  },
  selectors: { selectSupplierView: (state) => state },
})

export const { selectSupplierView } = slice.injectInto(rootReducer).selectors
