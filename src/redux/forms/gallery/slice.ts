import type { WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { Loaded } from '@/redux/app/thunks'
import { addReadCases, createCallThunk, notLoaded } from '@/redux/app/thunks'
import { galleryApi } from './contract'
import type { AutocompleteItem, SelectOption } from './schema'

interface FormGalleryState {
  options: Loaded<SelectOption[]>
  items: Loaded<{ autoComplete: AutocompleteItem[] }>
}

const initialState: FormGalleryState = { options: notLoaded, items: notLoaded }

/** Takes what was typed. */
export const fetchOptions = createCallThunk('formGallery/fetchOptions', galleryApi.options, (query: string) => ({
  query: { query },
}))

export const fetchItems = createCallThunk('formGallery/fetchItems', galleryApi.items, () => ({}))

const slice = createSlice({
  name: 'formGallery',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addReadCases(builder, fetchOptions, ({ options }) => options)
    addReadCases(builder, fetchItems, ({ items }) => items)
  },
  selectors: { selectOptions: ({ options }) => options, selectItems: ({ items }) => items },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectOptions, selectItems } = slice.injectInto(rootReducer).selectors
