import { createContext } from 'react'
import type { Person } from '@/redux/apps/kanban/schema'

interface LaneContextValue {
  /** Null for the lane "nobody". */
  person: Person | null
  others: readonly (Person | null)[]
}

/** Null outside lanes. */
export const LaneContext = createContext<LaneContextValue | null>(null)
