import { timeOn } from '@fake-db/kit/env'
import type { StatisticsName } from '@/redux/cards/statistics/contract'
import type { StatisticsCard } from '@/redux/cards/statistics/schema'

interface Row {
  readonly name: string
  readonly data: number[]
  readonly change: number
  /** Days from one point to the next. */
  readonly every: number
  /** What stands, such as the users of today, is not added up. */
  readonly stands?: true
}

const rows: Readonly<Record<StatisticsName, Row>> = {
  ordersBarChart: { name: 'Orders', data: [486, 612, 534, 655, 473], change: 3.6, every: 1 },
  profitLineChart: { name: 'Profit', data: [812, 1046, 934, 1387, 1120, 1479], change: 6.1, every: 1 },
  subscribers: { name: 'Subscribers', data: [284, 398, 341, 520, 437, 611, 573], change: 8.4, every: 4 },
  revenue: { name: 'Revenue', data: [11_420, 14_060, 12_385, 13_870, 12_910, 15_245, 17_620], change: 4.9, every: 4 },
  sales: { name: 'Sales', data: [28_310, 31_940, 29_775, 26_420, 30_185, 24_690, 22_870], change: -12.3, every: 13 },
  orders: { name: 'Orders', data: [2140, 2685, 2290, 2874, 2461, 2930, 3105], change: 5.7, every: 4 },
  siteTraffic: {
    name: 'Visits',
    data: [10_240, 11_875, 10_960, 12_310, 11_480, 10_735, 11_305],
    change: 1.2,
    every: 1,
  },
  activeUsers: {
    name: 'Active users',
    data: [6120, 6384, 6295, 6471, 6402, 6538, 6598],
    change: 2.3,
    every: 1,
    stands: true,
  },
  newsletter: {
    name: 'Newsletter',
    data: [8790, 8824, 8902, 8877, 8961, 9038, 9014],
    change: -0.3,
    every: 4,
    stands: true,
  },
}

/** A card whose last point is today. */
export function seedCard(card: StatisticsName, now: Date): StatisticsCard {
  const { name, data, change, every, stands } = rows[card]
  return {
    series: [{ name, data }],
    times: data.map((_, index) => timeOn(now, (index + 1 - data.length) * every, '12:00')),
    figure: stands ? (data.at(-1) ?? 0) : data.reduce((total, number) => total + number, 0),
    change,
  }
}
