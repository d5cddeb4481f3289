import type { PagePreferences } from '@core/module/defineModule'
import type { PayloadAction } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import { readPreferences } from '@/configs/preferences'
import type { Preferences } from '@/utility/preferences'
import { defaultPreferences } from '@/product'

declare global {
  /** Overrides of the first page, set by the boot script in `index.html`. */
  var pagePreferences: PagePreferences | undefined
}

interface LayoutState {
  /** Stored. */
  chosen: Preferences
  /** Overrides of the page on screen. */
  pagePreferences: { -readonly [Name in keyof PagePreferences]: PagePreferences[Name] } | null
}

const merged = new WeakMap<LayoutState, Preferences>()

/** Memoized. */
function merge(state: LayoutState): Preferences {
  if (!state.pagePreferences) return state.chosen
  const shown = merged.get(state) ?? { ...state.chosen, ...state.pagePreferences }
  merged.set(state, shown)
  return shown
}

const slice = createSlice({
  name: 'layout',
  initialState: (): LayoutState => ({ chosen: readPreferences(), pagePreferences: globalThis.pagePreferences ?? null }),
  reducers: {
    preferencesChanged(state, { payload }: PayloadAction<Partial<Preferences>>) {
      Object.assign(state.chosen, payload)
    },
    preferencesReset(state) {
      state.chosen = defaultPreferences
    },
    menuToggled({ chosen, pagePreferences }) {
      // If the page controls the menu, toggles only for this page.
      if (pagePreferences?.menuCollapsed === undefined) chosen.menuCollapsed = !chosen.menuCollapsed
      else pagePreferences.menuCollapsed = !pagePreferences.menuCollapsed
    },
    pagePreferencesChanged(state, { payload }: PayloadAction<PagePreferences | null>) {
      state.pagePreferences = payload
    },
  },
  selectors: {
    /** With the overrides of the page. */
    selectPreferences: merge,
    selectChosen: ({ chosen }) => chosen,
    selectPagePreferences: ({ pagePreferences }) => pagePreferences,
  },
})

export const { preferencesChanged, preferencesReset, menuToggled, pagePreferencesChanged } = slice.actions
export const { selectPreferences, selectChosen, selectPagePreferences } = slice.injectInto(rootReducer).selectors
