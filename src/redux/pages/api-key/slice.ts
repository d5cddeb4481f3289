import { createSlice } from '@reduxjs/toolkit'
import type { Pending } from '@/redux/app/optimistic'
import { nothingPending, OptimisticWrites } from '@/redux/app/optimistic'
import type { RootState } from '@/redux/app/rootReducer'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, RequestState } from '@/redux/app/thunks'
import { addRequestCases, createCallThunk, idle, writesThen } from '@/redux/app/thunks'
import { apiKeyApi } from './contract'
import type { ApiKey, NewApiKey } from './schema'

interface ApiKeyState {
  request: RequestState
  /** Newest first, without the full keys: only the response of `create` contains them. */
  apiKeys: ApiKey[]
  pending: Pending
}

const initialState: ApiKeyState = { request: idle, apiKeys: [], pending: nothingPending }

export const fetchApiKeys = createCallThunk('apiKey/fetch', apiKeyApi.list, () => ({}))

const refetch: AfterCall = (dispatch) => void dispatch(fetchApiKeys())

const createWrite = writesThen(refetch)

export const createApiKey = createWrite('apiKey/create', apiKeyApi.create, (body: NewApiKey) => ({ body }))
export const revokeApiKey = createWrite('apiKey/revoke', apiKeyApi.revoke, (id: number) => ({ query: { id } }))
export const restoreApiKey = createWrite('apiKey/restore', apiKeyApi.restore, (id: number) => ({ body: { id } }))

const optimistic = new OptimisticWrites<ApiKeyState>().reads(fetchApiKeys).writes(revokeApiKey, {
  expect(state, id) {
    state.apiKeys = state.apiKeys.filter((apiKey) => apiKey.id !== id)
  },
})

const slice = createSlice({
  name: 'apiKey',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchApiKeys,
      (state) => state,
      (state, { apiKeys }) => {
        state.apiKeys = apiKeys
      },
    )
    optimistic.attach(builder)
  },
  selectors: {
    selectApiKeys: ({ apiKeys }) => apiKeys,
    selectApiKeysRequest: ({ request }) => request,
  },
})

const injected = slice.injectInto(rootReducer)

export const { selectApiKeys, selectApiKeysRequest } = injected.getSelectors((root: RootState) =>
  optimistic.shown(injected.selectSlice(root)),
)
