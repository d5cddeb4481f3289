import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import { readPreferences } from '@/configs/preferences'
import type { Preferences } from '@/configs/theme'
import { defaultPreferences } from '@/product'

const slice = createSlice({
  name: 'layout',
  initialState: readPreferences,
  reducers: {
    preferencesChanged(state, { payload }: PayloadAction<Partial<Preferences>>) {
      Object.assign(state, payload)
    },
    preferencesReset: () => defaultPreferences,
    menuToggled(state) {
      state.menuCollapsed = !state.menuCollapsed
    },
  },
  selectors: {
    selectPreferences: (state) => state,
  },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { preferencesChanged, preferencesReset, menuToggled } = slice.actions
export const { selectPreferences } = slice.injectInto(rootReducer).selectors
