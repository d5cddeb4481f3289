import type { WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { Loaded } from '@/redux/app/thunks'
import { addReadCases, createCallThunk, notLoaded } from '@/redux/app/thunks'
import { maintenanceApi } from './contract'
import type { Maintenance } from './schema'

const initialState: Loaded<Maintenance> = notLoaded

export const fetchStatus = createCallThunk('maintenance/fetchStatus', maintenanceApi.status, () => ({}))

const slice = createSlice({
  name: 'maintenance',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addReadCases(builder, fetchStatus, (state) => state)
  },
  selectors: { selectStatus: (state) => state },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectStatus } = slice.injectInto(rootReducer).selectors
