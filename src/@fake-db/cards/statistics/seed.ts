import { dayFrom, dayTextOf } from '@core/zonedTime'
import type { StatisticsName } from '@/redux/cards/statistics/contract'
import type { StatisticsCard } from '@/redux/cards/statistics/schema'

export interface Row extends Pick<StatisticsCard, 'goal' | 'parts'> {
  readonly name: string
  readonly data: number[]
  /** Of as many days before. */
  readonly before?: number[]
  readonly change: number
  /** Days from one point to the next. */
  readonly every: number
  /** What stands, such as the users of today, is not added up. */
  readonly stands?: true
}

export const rows: Readonly<Record<StatisticsName, Row>> = {
  ordersBarChart: { name: 'Orders', data: [318, 486, 402, 655, 541, 712, 473], change: 3.6, every: 1 },
  profitLineChart: { name: 'Profit', data: [812, 1046, 934, 1387, 1120, 1479], change: 6.1, every: 1 },
  subscribers: { name: 'Subscribers', data: [284, 398, 341, 520, 437, 611, 573], change: 8.4, every: 4 },
  revenue: {
    name: 'Revenue',
    data: [11_420, 14_060, 12_385, 13_870, 12_910, 15_245, 17_620],
    before: [12_240, 12_905, 13_310, 12_480, 14_115, 13_790, 14_120],
    change: 4.9,
    every: 4,
  },
  sales: {
    name: 'Sales',
    data: [28_310, 31_940, 29_775, 26_420, 30_185, 24_690, 22_870],
    change: -12.3,
    every: 13,
    parts: [
      { name: 'furniture', value: 78_420, change: -18.6 },
      { name: 'lighting', value: 52_310, change: -9.4 },
      { name: 'textiles', value: 36_850, change: 2.7 },
      { name: 'kitchen', value: 26_610, change: -14.2 },
    ],
  },
  orders: { name: 'Orders', data: [2140, 2685, 2290, 2874, 2461, 2930, 3105], change: 5.7, every: 4 },
  siteTraffic: {
    name: 'Visits',
    data: [10_240, 11_875, 10_960, 12_310, 11_480, 10_735, 11_305],
    change: 1.2,
    every: 1,
    parts: [
      { name: 'search', value: 35_120, change: 3.9 },
      { name: 'direct', value: 21_480, change: -1.6 },
      { name: 'social', value: 13_905, change: 4.2 },
      { name: 'mail', value: 8400, change: -6.8 },
    ],
  },
  activeUsers: {
    name: 'Active users',
    data: [6120, 6384, 6295, 6471, 6402, 6538, 6598],
    change: 2.3,
    every: 1,
    stands: true,
    parts: [
      { name: 'phone', value: 3870, change: 5.1 },
      { name: 'desktop', value: 2728, change: -1.4 },
    ],
  },
  newsletter: {
    name: 'Newsletter',
    data: [8790, 8824, 8902, 8877, 8961, 9038, 9014],
    change: -0.3,
    every: 4,
    stands: true,
    goal: 10_000,
  },
  channels: {
    name: 'Orders',
    data: [388, 402, 417, 431, 409, 446, 432],
    change: 5,
    every: 1,
    parts: [
      { name: 'shop', value: 1284, change: 6.2 },
      { name: 'marketplace', value: 862, change: 11.8 },
      { name: 'store', value: 531, change: -4.1 },
      { name: 'partners', value: 248, change: 1.9 },
    ],
  },
  fulfilment: {
    name: 'Delivered',
    data: [52, 59, 48, 64, 57, 61, 50],
    change: 2.6,
    every: 1,
    goal: 468,
    parts: [
      { name: 'packed', value: 452, change: 1.1 },
      { name: 'shipped', value: 424, change: 1.8 },
      { name: 'delivered', value: 391, change: 2.6 },
    ],
  },
  target: {
    name: 'Revenue',
    data: [24_600, 26_150, 25_300, 27_900, 26_450, 25_800, 26_200],
    change: 7.5,
    every: 7,
    goal: 240_000,
  },
}

/** A card whose last point is today. */
export function seedCard(card: StatisticsName, now: Date): StatisticsCard {
  const { name, data, before, change, every, stands, ...rest } = rows[card]
  return {
    ...rest,
    series: [{ name, data }, ...(before ? [{ name: 'Before', data: before }] : [])],
    times: data.map((_, index) => dayTextOf(dayFrom(now, (index + 1 - data.length) * every))),
    figure: stands ? (data.at(-1) ?? 0) : data.reduce((total, number) => total + number, 0),
    change,
  }
}
