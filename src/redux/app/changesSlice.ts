import { createSlice } from '@reduxjs/toolkit'
import { changedElsewhere } from './events'
import { rootReducer } from './rootReducer'

const slice = createSlice({
  name: 'changes',
  initialState: { count: 0 },
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(changedElsewhere, (state) => {
      state.count += 1
    })
  },
  selectors: { selectChanges: ({ count }) => count },
})

/** Counts how often displayed data became outdated. Requests depend on it to refetch. */
export const { selectChanges } = slice.injectInto(rootReducer).selectors
