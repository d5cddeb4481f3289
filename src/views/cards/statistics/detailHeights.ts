import type { StatisticsName } from '@/redux/cards/statistics/contract'

/** Of what stands below a card's figure, in pixels: the drawing, or about as much as its list. */
export const detailHeights: Readonly<Record<StatisticsName, number>> = {
  ordersBarChart: 176,
  profitLineChart: 176,
  subscribers: 104,
  revenue: 140,
  sales: 176,
  orders: 104,
  siteTraffic: 136,
  activeUsers: 96,
  newsletter: 72,
  channels: 184,
  fulfilment: 200,
  target: 200,
}
