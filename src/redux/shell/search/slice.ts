import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { RequestState } from '@/redux/app/thunks'
import { addRequestCases, createCallThunk, idle } from '@/redux/app/thunks'
import { searchApi } from './contract'
import type { SearchGroup } from './schema'

interface SearchState {
  request: RequestState
  groups: SearchGroup[]
}

const initialState: SearchState = { request: idle, groups: [] }

export const fetchSearch = createCallThunk('search/fetch', searchApi.data, () => ({}))

const slice = createSlice({
  name: 'search',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchSearch,
      (state) => state,
      (state, { searchArr }) => {
        state.groups = searchArr
      },
    )
  },
  selectors: {
    selectSearchGroups: ({ groups }) => groups,
    selectSearchRequest: ({ request }) => request,
  },
})

export const { selectSearchGroups, selectSearchRequest } = slice.injectInto(rootReducer).selectors
