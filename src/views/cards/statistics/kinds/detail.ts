import type { StatisticsCard } from '@/redux/cards/statistics/schema'

export interface DetailProps {
  card: StatisticsCard
  /** Formats a figure. */
  write: (value: number) => string
}
