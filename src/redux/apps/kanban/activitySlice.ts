import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { RequestState } from '@/redux/app/thunks'
import { addRequestCases, createCallThunk, idle } from '@/redux/app/thunks'
import { kanbanApi } from './contract'
import type { Activity } from './schema'

interface ActivityState {
  /** Of the latest requested task, newest first. */
  entries: Activity[]
  request: RequestState
}

const initialState: ActivityState = { entries: [], request: idle }

export const fetchActivity = createCallThunk('kanbanActivity/fetch', kanbanApi.activity, (taskId: number) => ({
  query: { taskId },
}))

const slice = createSlice({
  name: 'kanbanActivity',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchActivity,
      (state) => state,
      (state, answer) => {
        state.entries = answer.activity
      },
    )
    builder.addMatcher(fetchActivity.pending.match, (state, { meta }) => {
      if (state.entries[0]?.taskId !== meta.arg) state.entries = []
    })
  },
  selectors: { selectActivity: (state) => state },
})

export const { selectActivity } = slice.injectInto(rootReducer).selectors
