import type { DayRangeQuery } from '@core/api/dayRange'
import type { MenuItem } from '@core/components/overlay/menuItems'
import type { ReactNode } from 'react'

/** A card of a dashboard. */
export interface DashboardCard {
  readonly key: string
  readonly title: string
  /** On phones, two tiles stand side by side. */
  readonly size?: 'tile' | 'narrow' | 'half' | 'wide' | 'full'
  /** Where the things are that it counts, over the days of the board. */
  readonly lead?: (range: DayRangeQuery) => readonly MenuItem[]
  readonly content: ReactNode
}
