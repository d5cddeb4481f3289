import { combineSlices } from '@reduxjs/toolkit'

/** The slices that are in the store once their module has been loaded; each adds itself by declaration merging. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the slices
export interface LazyLoadedSlices {}

/** Begins empty: every slice injects itself when its module is first imported. */
export const rootReducer = combineSlices().withLazyLoadedSlices<LazyLoadedSlices>()

export type RootState = ReturnType<typeof rootReducer>
