import type { WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, RequestState, Rollbacks } from '@/redux/app/thunks'
import { addOptimisticCases, addRequestCases, createCallThunk, idle, isWriting } from '@/redux/app/thunks'
import { apiKeyApi } from './contract'
import type { ApiKey, NewApiKey } from './schema'

interface ApiKeyState {
  request: RequestState
  /** Newest first. A whole key is in the answer of its creation only, and never here. */
  apiKeys: ApiKey[]
  rollbacks: Rollbacks<ApiKey[]>
}

const initialState: ApiKeyState = { request: idle, apiKeys: [], rollbacks: {} }

export const fetchApiKeys = createCallThunk('apiKey/fetch', apiKeyApi.list, () => ({}))

/** After any change the list is fetched anew (specification section 4). */
const refetch: AfterCall = (dispatch) => void dispatch(fetchApiKeys())

export const createApiKey = createCallThunk('apiKey/create', apiKeyApi.create, (body: NewApiKey) => ({ body }), refetch)
export const revokeApiKey = createCallThunk(
  'apiKey/revoke',
  apiKeyApi.revoke,
  (id: number) => ({ query: { id } }),
  refetch,
)
export const restoreApiKey = createCallThunk(
  'apiKey/restore',
  apiKeyApi.restore,
  (id: number) => ({ body: { id } }),
  refetch,
)

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
        if (!isWriting(state.rollbacks)) state.apiKeys = apiKeys
      },
    )
    addOptimisticCases(builder, revokeApiKey, {
      rollbacksOf: ({ rollbacks }) => rollbacks,
      take: ({ apiKeys }) => apiKeys,
      put(state, before) {
        state.apiKeys = before
      },
      apply(state, id) {
        state.apiKeys = state.apiKeys.filter((apiKey) => apiKey.id !== id)
      },
    })
  },
  selectors: {
    selectApiKeys: ({ apiKeys }) => apiKeys,
    selectApiKeysRequest: ({ request }) => request,
  },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectApiKeys, selectApiKeysRequest } = slice.injectInto(rootReducer).selectors
