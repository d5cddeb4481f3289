import type { WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { Loaded } from '@/redux/app/thunks'
import { addReadCases, createCallThunk, notLoaded } from '@/redux/app/thunks'
import { faqApi } from './contract'
import type { FaqData } from './schema'

const initialState: Loaded<{ faqData: FaqData }> = notLoaded

/** Takes what is searched for; an empty text brings every question. */
export const fetchFaq = createCallThunk('faq/fetch', faqApi.data, (q: string) => ({ query: { q } }))

const slice = createSlice({
  name: 'faq',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addReadCases(builder, fetchFaq, (state) => state)
  },
  selectors: { selectFaq: (state) => state },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectFaq } = slice.injectInto(rootReducer).selectors
