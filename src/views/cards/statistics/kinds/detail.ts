import type { StatisticsCard } from '@/redux/cards/statistics/schema'

/** What a detail is drawn from. */
export interface DetailProps {
  card: StatisticsCard
  /** Writes the card's figures. */
  write: (value: number) => string
}
