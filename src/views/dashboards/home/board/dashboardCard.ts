import type { ReactNode } from 'react'

/** A card of a dashboard. */
export interface DashboardCard {
  readonly key: string
  readonly title: string
  readonly size?: 'narrow' | 'half' | 'wide' | 'full'
  readonly content: ReactNode
}
