import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, RequestState } from '@/redux/app/thunks'
import { addRequestCases, createCallThunk, idle } from '@/redux/app/thunks'
import { accessApi } from './contract'
import type { AccessRequest } from './schema'

interface AccessState {
  request: RequestState
  requests: AccessRequest[]
}

const initialState: AccessState = { request: idle, requests: [] }

export const fetchAccessRequests = createCallThunk('access/fetch', accessApi.requests, () => ({}))

const refetch: AfterCall = (dispatch) => void dispatch(fetchAccessRequests())

export const askForAccess = createCallThunk(
  'access/ask',
  accessApi.ask,
  (page: string) => ({ body: { page } }),
  refetch,
)

const slice = createSlice({
  name: 'access',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchAccessRequests,
      (state) => state,
      (state, { requests }) => {
        state.requests = requests
      },
    )
  },
  selectors: { selectAccess: (state) => state },
})

export const { selectAccess } = slice.injectInto(rootReducer).selectors
