import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { RequestState } from '@/redux/app/thunks'
import { addRequestCases, createCallThunk, idle } from '@/redux/app/thunks'
import type { NewTag, TagChange } from '@/redux/shell/tags/schema'
import type { OwnLabels } from './contract'
import { emailApi } from './contract'
import { refetch } from './slice'

const initialState: OwnLabels & { request: RequestState } = { labels: [], request: idle }

export const fetchLabels = createCallThunk('emailLabels/fetchLabels', emailApi.labels, () => ({}))

export const addLabel = createCallThunk('emailLabels/addLabel', emailApi.addLabel, (body: NewTag) => ({ body }))

export const updateLabel = createCallThunk('emailLabels/updateLabel', emailApi.updateLabel, (body: TagChange) => ({
  body,
}))

export const removeLabel = createCallThunk(
  'emailLabels/removeLabel',
  emailApi.removeLabel,
  (id: string) => ({ body: { id } }),
  refetch,
)

export const restoreLabel = createCallThunk(
  'emailLabels/restoreLabel',
  emailApi.restoreLabel,
  (id: string) => ({ body: { id } }),
  refetch,
)

const isChanged = isAnyOf(addLabel.fulfilled, updateLabel.fulfilled, removeLabel.fulfilled, restoreLabel.fulfilled)

const slice = createSlice({
  name: 'emailLabels',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchLabels,
      (state) => state,
      (state, { labels }) => {
        state.labels = labels
      },
    )
    builder.addMatcher(isChanged, (state, { payload }) => {
      state.labels = payload.labels
    })
  },
  selectors: { selectLabels: (state) => state },
})

export const { selectLabels } = slice.injectInto(rootReducer).selectors
