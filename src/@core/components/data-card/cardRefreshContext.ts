import { createContext } from 'react'

/** Milliseconds after which the cards of a place fetch again by themselves; null: only when they are told to. */
export const CardRefreshContext = createContext<number | null>(null)
