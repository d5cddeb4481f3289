import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { RequestState } from '@/redux/app/thunks'
import { addRequestCases, createCallThunk, idle } from '@/redux/app/thunks'
import { finderApi } from './contract'
import type { FoundGroup } from './schema'

interface FinderState {
  request: RequestState
  /** Query of `groups`. */
  q: string
  groups: FoundGroup[]
}

const initialState: FinderState = { request: idle, q: '', groups: [] }

export const fetchFound = createCallThunk('finder/fetch', finderApi.rows, (q: string) => ({ query: { q } }))

const slice = createSlice({
  name: 'finder',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchFound,
      (state) => state,
      (state, { groups }, q) => {
        state.q = q
        state.groups = groups
      },
    )
  },
  selectors: { selectFound: (state) => state },
})

export const { selectFound } = slice.injectInto(rootReducer).selectors
