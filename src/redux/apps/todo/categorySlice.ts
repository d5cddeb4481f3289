import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { RequestState } from '@/redux/app/thunks'
import { addRequestCases, createCallThunk, idle } from '@/redux/app/thunks'
import type { TagChange } from '@/redux/shell/tags/schema'
import type { Categories } from './contract'
import { todoApi } from './contract'
import type { NewCategory } from './schema'
import { refetch } from './slice'

const initialState: Categories & { request: RequestState } = { places: [], request: idle }

export const fetchCategories = createCallThunk('todoCategories/fetch', todoApi.places, () => ({}))

export const addCategory = createCallThunk(
  'todoCategories/add',
  todoApi.addPlace,
  (body: NewCategory) => ({ body }),
  refetch,
)

export const updateCategory = createCallThunk('todoCategories/update', todoApi.updatePlace, (body: TagChange) => ({
  body,
}))

export const removeCategory = createCallThunk(
  'todoCategories/remove',
  todoApi.removePlace,
  (id: string) => ({ body: { id } }),
  refetch,
)

export const restoreCategory = createCallThunk(
  'todoCategories/restore',
  todoApi.restorePlace,
  (id: string) => ({ body: { id } }),
  refetch,
)

const isChanged = isAnyOf(
  addCategory.fulfilled,
  updateCategory.fulfilled,
  removeCategory.fulfilled,
  restoreCategory.fulfilled,
)

const slice = createSlice({
  name: 'todoCategories',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchCategories,
      (state) => state,
      (state, { places: categories }) => {
        state.places = categories
      },
    )
    builder.addMatcher(isChanged, (state, { payload }) => {
      state.places = payload.places
    })
  },
  selectors: { selectCategories: (state) => state },
})

export const { selectCategories } = slice.injectInto(rootReducer).selectors
