import { createSlice } from '@reduxjs/toolkit'
import { dataWritten } from '@/redux/app/events'
import { rootReducer } from '@/redux/app/rootReducer'
import type { RequestState } from '@/redux/app/thunks'
import { addRequestCases, createCallThunk, idle } from '@/redux/app/thunks'
import { badgesApi } from './contract'

interface BadgesState {
  request: RequestState
  /** By module key. */
  counts: Readonly<Record<string, number>>
  /** Incremented by every write, as any count may have changed. */
  writes: number
}

const initialState: BadgesState = { request: idle, counts: {}, writes: 0 }

/** `_writes` triggers the refetch. */
export const fetchBadges = createCallThunk('badges/fetch', badgesApi.data, (_writes: number) => ({}))

const slice = createSlice({
  name: 'badges',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchBadges,
      (state) => state,
      (state, { badges }) => {
        state.counts = badges
      },
    ).addCase(dataWritten, (state) => {
      state.writes += 1
    })
  },
  selectors: {
    selectBadge: ({ counts }, key: string) => counts[key] ?? 0,
    /** Whether counts are loaded. They stay during a refetch. */
    selectHasBadges: ({ counts }) => Object.keys(counts).length > 0,
    selectWrites: ({ writes }) => writes,
  },
})

export const { selectBadge, selectHasBadges, selectWrites } = slice.injectInto(rootReducer).selectors
