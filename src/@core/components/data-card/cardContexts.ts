import { createContext } from 'react'
import type { DayRangeQuery } from '../../api/dayRange'
import type { MenuItem } from '../overlay/menuItems'

export interface CardRange {
  /** Stable while the range stays the same. */
  readonly query: DayRangeQuery
  /** Such as `Last 30 days`. */
  readonly label: string
  /** First and last day, in the page's language. */
  readonly days: string
  /** Names the compared period below a figure; null without a comparison. */
  readonly compared: string | null
  /** Name of the comparison series. */
  readonly before: string
}

/** Range of a page's cards; null if each card has its own period. */
export const CardRangeContext = createContext<CardRange | null>(null)

/** Items that the page adds to a card's menu, such as move and hide. */
export const CardMenuContext = createContext<readonly MenuItem[]>([])

/** Refetch interval of a page's cards in milliseconds; null for never. */
export const CardRefreshContext = createContext<number | null>(null)
