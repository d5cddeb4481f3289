import type { PayloadAction } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'

interface Visit {
  readonly to: string
  readonly label: string
}

/** The current page, and the number of pages in the global search. */
const limit = 5

interface VisitsState {
  /** Latest first. */
  visits: readonly Visit[]
}

const initialState: VisitsState = { visits: [] }

const slice = createSlice({
  name: 'visits',
  initialState,
  reducers: {
    /** Tabs and filters change the URL but not the label; the latest URL wins. */
    pageShown(state, { payload }: PayloadAction<Visit>) {
      const others = state.visits.filter(({ to, label }) => to !== payload.to && label !== payload.label)
      state.visits = [payload, ...others].slice(0, limit)
    },
  },
  selectors: { selectVisits: ({ visits }) => visits },
})

export const { pageShown } = slice.actions
export const { selectVisits } = slice.injectInto(rootReducer).selectors
