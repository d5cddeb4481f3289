import type { PageLook } from '@core/module/defineModule'
import type { PayloadAction } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import { readPreferences } from '@/configs/preferences'
import type { Preferences } from '@/utility/preferences'
import { defaultPreferences } from '@/product'

declare global {
  /** Overrides of the first page, set by the boot script in `index.html`. */
  var pageLook: PageLook | undefined
}

interface LayoutState {
  /** Stored. */
  chosen: Preferences
  /** Overrides of the page on screen. */
  pageLook: { -readonly [Name in keyof PageLook]: PageLook[Name] } | null
}

const merged = new WeakMap<LayoutState, Preferences>()

/** Memoized. */
function merge(state: LayoutState): Preferences {
  if (!state.pageLook) return state.chosen
  const shown = merged.get(state) ?? { ...state.chosen, ...state.pageLook }
  merged.set(state, shown)
  return shown
}

const slice = createSlice({
  name: 'layout',
  initialState: (): LayoutState => ({ chosen: readPreferences(), pageLook: globalThis.pageLook ?? null }),
  reducers: {
    preferencesChanged(state, { payload }: PayloadAction<Partial<Preferences>>) {
      Object.assign(state.chosen, payload)
    },
    preferencesReset(state) {
      state.chosen = defaultPreferences
    },
    menuToggled({ chosen, pageLook }) {
      // If the page controls the menu, toggles only for this page.
      if (pageLook?.menuCollapsed === undefined) chosen.menuCollapsed = !chosen.menuCollapsed
      else pageLook.menuCollapsed = !pageLook.menuCollapsed
    },
    pageLookShown(state, { payload }: PayloadAction<PageLook | null>) {
      state.pageLook = payload
    },
  },
  selectors: {
    /** With the overrides of the page. */
    selectPreferences: merge,
    selectChosen: ({ chosen }) => chosen,
    selectPageLook: ({ pageLook }) => pageLook,
  },
})

export const { preferencesChanged, preferencesReset, menuToggled, pageLookShown } = slice.actions
export const { selectPreferences, selectChosen, selectPageLook } = slice.injectInto(rootReducer).selectors
