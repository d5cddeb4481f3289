import type { WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { Loaded } from '@/redux/app/thunks'
import { addReadCases, createCallThunk, notLoaded } from '@/redux/app/thunks'
import { selectApi } from './contract'
import type { SelectOption } from './schema'

const initialState: Loaded<SelectOption[]> = notLoaded

/** Takes what was typed. */
export const fetchOptions = createCallThunk('select/fetchOptions', selectApi.data, (query: string) => ({
  query: { query },
}))

const slice = createSlice({
  name: 'select',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addReadCases(builder, fetchOptions, (state) => state)
  },
  selectors: { selectOptions: (state) => state },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectOptions } = slice.injectInto(rootReducer).selectors
