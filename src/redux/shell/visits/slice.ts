import type { PayloadAction } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'

/** A page that was on screen, under the name it had there. */
interface Visit {
  readonly to: string
  readonly label: string
}

/** The one on screen, and as many as the palette shows beside it. */
const limit = 5

interface VisitsState {
  /** The latest first. */
  visits: readonly Visit[]
}

const initialState: VisitsState = { visits: [] }

const slice = createSlice({
  name: 'visits',
  initialState,
  reducers: {
    /** A page's tabs and filters have addresses of their own, but one name: the latest address counts. */
    pageShown(state, { payload }: PayloadAction<Visit>) {
      const others = state.visits.filter(({ to, label }) => to !== payload.to && label !== payload.label)
      state.visits = [payload, ...others].slice(0, limit)
    },
  },
  selectors: { selectVisits: ({ visits }) => visits },
})

export const { pageShown } = slice.actions
export const { selectVisits } = slice.injectInto(rootReducer).selectors
