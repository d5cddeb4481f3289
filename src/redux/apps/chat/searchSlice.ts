import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { RequestState } from '@/redux/app/thunks'
import { addRequestCases, createCallThunk, idle } from '@/redux/app/thunks'
import { chatApi } from './contract'
import type { Hit } from './schema'

interface SearchState {
  /** Query that `hits` belong to. */
  words: string
  hits: Hit[]
  /** Number of matches; `hits` contains the latest. */
  total: number
  request: RequestState
}

const initialState: SearchState = { words: '', hits: [], total: 0, request: idle }

export const fetchHits = createCallThunk('chatSearch/fetch', chatApi.searchMessages, (q: string) => ({ query: { q } }))

const slice = createSlice({
  name: 'chatSearch',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    addRequestCases(
      builder,
      fetchHits,
      (state) => state,
      (state, answer, words) => {
        Object.assign(state, answer, { words })
      },
    ),
  selectors: { selectSearch: (state) => state },
})

export const { selectSearch } = slice.injectInto(rootReducer).selectors
