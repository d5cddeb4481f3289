import { createSlice } from '@reduxjs/toolkit'
import { dataWritten } from '@/redux/app/events'
import { rootReducer } from '@/redux/app/rootReducer'
import type { RequestState } from '@/redux/app/thunks'
import { addRequestCases, createCallThunk, idle } from '@/redux/app/thunks'
import { badgesApi } from './contract'

interface BadgesState {
  request: RequestState
  /** By the keys of the modules. */
  counts: Readonly<Record<string, number>>
  /** Goes up with everything that is written, whatever it was: each number may then be another. */
  writes: number
}

const initialState: BadgesState = { request: idle, counts: {}, writes: 0 }

/** Takes the count of writes, by which it is asked again. */
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
    /** Whether the numbers have come; they stay while they are asked for again. */
    selectHasBadges: ({ counts }) => Object.keys(counts).length > 0,
    selectWrites: ({ writes }) => writes,
  },
})

export const { selectBadge, selectHasBadges, selectWrites } = slice.injectInto(rootReducer).selectors
