import { createSlice } from '@reduxjs/toolkit'
import type { Pending } from '@/redux/app/optimistic'
import { nothingPending, OptimisticWrites } from '@/redux/app/optimistic'
import type { RootState } from '@/redux/app/rootReducer'
import { rootReducer } from '@/redux/app/rootReducer'
import type { Loaded } from '@/redux/app/thunks'
import { addReadCases, createCallThunk, notLoaded } from '@/redux/app/thunks'
import { modalExamplesApi } from './contract'
import type { Examples, ExamplesChange } from './schema'

interface ModalExamplesState {
  loaded: Loaded<{ examples: Examples }>
  pending: Pending
}

const initialState: ModalExamplesState = { loaded: notLoaded, pending: nothingPending }

export const fetchExamples = createCallThunk('modalExamples/fetch', modalExamplesApi.data, () => ({}))
export const saveExamples = createCallThunk('modalExamples/save', modalExamplesApi.update, (body: ExamplesChange) => ({
  body,
}))

const optimistic = new OptimisticWrites<ModalExamplesState>().reads(fetchExamples).writes(saveExamples, {
  expect({ loaded: { data } }, change) {
    if (data) Object.assign(data.examples, change)
  },
})

const slice = createSlice({
  name: 'modalExamples',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addReadCases(builder, fetchExamples, ({ loaded }) => loaded)
    optimistic.attach(builder)
  },
  selectors: { selectLoaded: ({ loaded }) => loaded },
})

const injected = slice.injectInto(rootReducer)

export const { selectLoaded } = injected.getSelectors((root: RootState) => optimistic.shown(injected.selectSlice(root)))
