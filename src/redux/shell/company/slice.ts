import type { WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { Loaded } from '@/redux/app/thunks'
import { addReadCases, createCallThunk, notLoaded } from '@/redux/app/thunks'
import { companyApi } from './contract'
import type { Company } from './schema'

const initialState: Loaded<{ company: Company }> = notLoaded

export const fetchCompany = createCallThunk('company/fetch', companyApi.read, () => ({}))

const slice = createSlice({
  name: 'company',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addReadCases(builder, fetchCompany, (state) => state)
  },
  selectors: { selectCompany: (state) => state },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectCompany } = slice.injectInto(rootReducer).selectors
