import { combineSlices } from '@reduxjs/toolkit'

/** Begins empty: every slice injects itself when its module is first imported, and its selectors know where it is. */
export const rootReducer = combineSlices()

export type RootState = ReturnType<typeof rootReducer>
