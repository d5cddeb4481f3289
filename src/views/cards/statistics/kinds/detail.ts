import type { StatisticsCard } from '@/redux/cards/statistics/schema'

export interface DetailProps {
  card: StatisticsCard
  write: (value: number) => string
}
