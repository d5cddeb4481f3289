import type { DayRangeQuery } from '@core/api/dayRange'
import type { MenuItem } from '@core/components/overlay/menuItems'
import type { ReactNode } from 'react'

export interface DashboardCard {
  readonly key: string
  readonly title: string
  /** Phones show two tiles side by side. */
  readonly size?: 'tile' | 'narrow' | 'half' | 'wide' | 'full'
  /** Menu links to the list behind the figures, filtered by range. */
  readonly lead?: (range: DayRangeQuery) => readonly MenuItem[]
  readonly content: ReactNode
}
