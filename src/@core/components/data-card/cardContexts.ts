import { createContext } from 'react'
import type { DayRangeQuery } from '../../api/dayRange'
import type { MenuItem } from '../overlay/menuItems'

/** The days that a place asks its cards for. */
export interface CardRange {
  /** The same object as long as it says the same. */
  readonly query: DayRangeQuery
  /** Such as `Last 30 days`. */
  readonly label: string
  /** Says below a figure what its change is held against; null where that is nothing. */
  readonly compared: string | null
  /** What a series is called that the first is held against. */
  readonly before: string
}

/** The range of the cards in a place; null: each has a period of its own. */
export const CardRangeContext = createContext<CardRange | null>(null)

/** What the place in which a card stands adds to its menu, such as ways to move and to hide it. */
export const CardMenuContext = createContext<readonly MenuItem[]>([])

/** Milliseconds after which the cards of a place fetch again by themselves; null: only when they are told to. */
export const CardRefreshContext = createContext<number | null>(null)
