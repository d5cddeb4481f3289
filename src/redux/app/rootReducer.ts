import { combineSlices } from '@reduxjs/toolkit'

/** Starts empty: each slice injects itself on import. */
export const rootReducer = combineSlices()

export type RootState = ReturnType<typeof rootReducer>
