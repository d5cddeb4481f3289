import type { WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { Loaded } from '@/redux/app/thunks'
import { addReadCases, createCallThunk, notLoaded } from '@/redux/app/thunks'
import { comingSoonApi } from './contract'
import type { Launch, Notice, Waiting } from './schema'

interface ComingSoonState {
  launch: Loaded<Launch>
  waiting: Loaded<Waiting>
}

const initialState: ComingSoonState = { launch: notLoaded, waiting: notLoaded }

export const fetchLaunch = createCallThunk('comingSoon/fetchLaunch', comingSoonApi.launch, () => ({}))
export const leaveAddress = createCallThunk('comingSoon/leaveAddress', comingSoonApi.notify, (body: Notice) => ({
  body,
}))

export const fetchWaiting = createCallThunk('comingSoon/fetchWaiting', comingSoonApi.waiting, () => ({}))

const slice = createSlice({
  name: 'comingSoon',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addReadCases(builder, fetchLaunch, ({ launch }) => launch)
    addReadCases(builder, fetchWaiting, ({ waiting }) => waiting)
  },
  selectors: { selectLaunch: ({ launch }) => launch, selectWaiting: ({ waiting }) => waiting },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectLaunch, selectWaiting } = slice.injectInto(rootReducer).selectors
