import { createSlice } from '@reduxjs/toolkit'
import type { Pending } from '@/redux/app/optimistic'
import { nothingPending, OptimisticWrites } from '@/redux/app/optimistic'
import type { RootState } from '@/redux/app/rootReducer'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, RequestState } from '@/redux/app/thunks'
import { addRequestCases, createCallThunk, idle, writesThen } from '@/redux/app/thunks'
import { kanbanApi } from './contract'
import type { NewSpace, Space, SpaceChange } from './schema'

interface SpaceState {
  spaces: Space[]
  request: RequestState
  pending: Pending
}

const initialState: SpaceState = { spaces: [], request: idle, pending: nothingPending }

export const fetchSpaces = createCallThunk('kanbanSpaces/fetch', kanbanApi.spaces, (_: undefined) => ({}))

const refetch: AfterCall = (dispatch) => void dispatch(fetchSpaces())

const createWrite = writesThen(refetch)

export const addSpace = createWrite('kanbanSpaces/add', kanbanApi.addSpace, (space: NewSpace) => ({
  body: { data: space },
}))

export const updateSpace = createWrite('kanbanSpaces/update', kanbanApi.updateSpace, (change: SpaceChange) => ({
  body: { data: change },
}))

export const deleteSpace = createWrite('kanbanSpaces/delete', kanbanApi.deleteSpace, (spaceId: string) => ({
  query: { spaceId },
}))

export const restoreSpace = createWrite('kanbanSpaces/restore', kanbanApi.restoreSpace, (spaceId: string) => ({
  body: { data: { spaceId } },
}))

const optimistic = new OptimisticWrites<SpaceState>()
  .reads(fetchSpaces)
  .writes(addSpace, {
    answer(state, { space }) {
      if (!state.spaces.some(({ id }) => id === space.id)) state.spaces.push(space)
    },
  })
  .writes(updateSpace, {
    expect({ spaces }, { id, title }) {
      for (const space of spaces) if (space.id === id) space.title = title
    },
  })
  .writes(deleteSpace, {
    expect(state, spaceId) {
      state.spaces = state.spaces.filter(({ id }) => id !== spaceId)
    },
  })

const slice = createSlice({
  name: 'kanbanSpaces',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchSpaces,
      (state) => state,
      (state, answer) => {
        state.spaces = answer.spaces
      },
    )
    optimistic.attach(builder)
  },
  selectors: {
    selectSpaces: ({ spaces }) => spaces,
    selectSpacesRequest: ({ request }) => request,
  },
})

const injected = slice.injectInto(rootReducer)

export const { selectSpaces, selectSpacesRequest } = injected.getSelectors((root: RootState) =>
  optimistic.shown(injected.selectSlice(root)),
)
