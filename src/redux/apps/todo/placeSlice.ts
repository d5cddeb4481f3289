import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { RequestState } from '@/redux/app/thunks'
import { addRequestCases, createCallThunk, idle } from '@/redux/app/thunks'
import type { TagChange } from '@/redux/shell/tags/schema'
import type { Places } from './contract'
import { todoApi } from './contract'
import type { NewPlace } from './schema'
import { refetch } from './slice'

const initialState: Places & { request: RequestState } = { places: [], request: idle }

export const fetchPlaces = createCallThunk('todoPlaces/fetchPlaces', todoApi.places, () => ({}))

export const addPlace = createCallThunk(
  'todoPlaces/addPlace',
  todoApi.addPlace,
  (body: NewPlace) => ({ body }),
  refetch,
)

export const updatePlace = createCallThunk('todoPlaces/updatePlace', todoApi.updatePlace, (body: TagChange) => ({
  body,
}))

export const removePlace = createCallThunk(
  'todoPlaces/removePlace',
  todoApi.removePlace,
  (id: string) => ({ body: { id } }),
  refetch,
)

export const restorePlace = createCallThunk(
  'todoPlaces/restorePlace',
  todoApi.restorePlace,
  (id: string) => ({ body: { id } }),
  refetch,
)

const isChanged = isAnyOf(addPlace.fulfilled, updatePlace.fulfilled, removePlace.fulfilled, restorePlace.fulfilled)

const slice = createSlice({
  name: 'todoPlaces',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchPlaces,
      (state) => state,
      (state, { places }) => {
        state.places = places
      },
    )
    builder.addMatcher(isChanged, (state, { payload }) => {
      state.places = payload.places
    })
  },
  selectors: { selectPlaces: (state) => state },
})

export const { selectPlaces } = slice.injectInto(rootReducer).selectors
