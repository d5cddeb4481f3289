import type { WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { Loaded } from '@/redux/app/thunks'
import { addReadCases, createCallThunk, notLoaded } from '@/redux/app/thunks'
import { comingSoonApi } from './contract'
import type { Launch, Notice } from './schema'

const initialState: Loaded<Launch> = notLoaded

export const fetchLaunch = createCallThunk('comingSoon/fetchLaunch', comingSoonApi.launch, () => ({}))
export const leaveAddress = createCallThunk('comingSoon/leaveAddress', comingSoonApi.notify, (body: Notice) => ({
  body,
}))

const slice = createSlice({
  name: 'comingSoon',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addReadCases(builder, fetchLaunch, (state) => state)
  },
  selectors: { selectLaunch: (state) => state },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectLaunch } = slice.injectInto(rootReducer).selectors
