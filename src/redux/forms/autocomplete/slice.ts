import type { WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { Loaded } from '@/redux/app/thunks'
import { addReadCases, createCallThunk, notLoaded } from '@/redux/app/thunks'
import { autocompleteApi } from './contract'
import type { AutocompleteItem } from './schema'

const initialState: Loaded<{ autoComplete: AutocompleteItem[] }> = notLoaded

export const fetchItems = createCallThunk('autocomplete/fetchItems', autocompleteApi.data, () => ({}))

const slice = createSlice({
  name: 'autocomplete',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addReadCases(builder, fetchItems, (state) => state)
  },
  selectors: { selectItems: (state) => state },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectItems } = slice.injectInto(rootReducer).selectors
