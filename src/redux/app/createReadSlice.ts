import { createSlice } from '@reduxjs/toolkit'
import type { RootState } from './rootReducer'
import { rootReducer } from './rootReducer'
import type { AppThunk, Loaded } from './thunks'
import { addReadCases, notLoaded } from './thunks'

// oxlint-disable-next-line typescript/no-explicit-any -- thunks of any argument
type Thunks = Readonly<Record<string, AppThunk<any, any>>>
type State<Reads extends Thunks> = { [Key in keyof Reads]: Loaded<Parameters<Reads[Key]['fulfilled']>[0]> }

/**
 * Creates a slice that only reads. Stores the latest response of each thunk, with the state of its request.
 * @param thunks by the names under which the slice stores their responses
 * @returns a selector for each name
 * @example export const { faq: selectFaq } = createReadSlice('faq', { faq: fetchFaq })
 */
export function createReadSlice<Reads extends Thunks>(name: string, thunks: Reads) {
  const keys = Object.keys(thunks)
  const slice = createSlice({
    name,
    initialState: Object.fromEntries(keys.map((key) => [key, notLoaded])) as Record<string, Loaded<unknown>>,
    reducers: {},
    extraReducers: (builder) => {
      for (const [key, thunk] of Object.entries(thunks))
        addReadCases(builder, thunk as AppThunk<unknown, unknown>, (state) => state[key] as Loaded<unknown>)
    },
  })
  const { selectSlice } = slice.injectInto(rootReducer)
  const selectors = keys.map((key) => [key, (root: RootState) => selectSlice(root)[key]])
  return Object.fromEntries(selectors) as { [Key in keyof Reads]: (root: RootState) => State<Reads>[Key] }
}
