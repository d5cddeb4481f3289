import { createContext } from 'react'
import type { Person } from '@/redux/apps/kanban/schema'

/** The lane around a card. */
interface LaneContextValue {
  /** Whose it is; null is nobody. */
  person: Person | null
  /** Whose the other lanes are. */
  others: readonly (Person | null)[]
}

/** Outside of lanes it is null. */
export const LaneContext = createContext<LaneContextValue | null>(null)
