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

/** Entries that the page adds to the menu of a card, such as moving and hiding it. */
export const CardMenuContext = createContext<readonly MenuItem[]>([])

/** Interval in milliseconds at which the cards of a page refresh; null for never. */
export const CardRefreshContext = createContext<number | null>(null)
