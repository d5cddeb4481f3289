import type { PageLook } from '@core/module/defineModule'
import type { PayloadAction } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import { readPreferences } from '@/configs/preferences'
import type { Preferences } from '@/utility/preferences'
import { defaultPreferences } from '@/product'

declare global {
  /** The look of the first page's own, as the boot script in `index.html` knows it. */
  var pageLook: PageLook | undefined
}

interface LayoutState {
  /** What the person has chosen; it is stored. */
  chosen: Preferences
  /** What the page on screen shows in its place. */
  pageLook: { -readonly [Name in keyof PageLook]: PageLook[Name] } | null
}

const merged = new WeakMap<LayoutState, Preferences>()

/** The same object for the same state. */
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
      // On a page that folds the menu by itself, the page's is the one that is seen.
      if (pageLook?.menuCollapsed === undefined) chosen.menuCollapsed = !chosen.menuCollapsed
      else pageLook.menuCollapsed = !pageLook.menuCollapsed
    },
    pageLookShown(state, { payload }: PayloadAction<PageLook | null>) {
      state.pageLook = payload
    },
  },
  selectors: {
    /** The look that is shown. */
    selectPreferences: merge,
    selectChosen: ({ chosen }) => chosen,
    selectPageLook: ({ pageLook }) => pageLook,
  },
})

export const { preferencesChanged, preferencesReset, menuToggled, pageLookShown } = slice.actions
export const { selectPreferences, selectChosen, selectPageLook } = slice.injectInto(rootReducer).selectors
