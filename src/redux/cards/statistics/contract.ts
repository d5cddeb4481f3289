import { get } from '@core/api/endpoint'
import type { StatisticsCard } from './schema'

/** One call for each card; below the line stand the additions of docs/api.md. */
export const statisticsApi = {
  ordersBarChart: get('/card/card-statistics/orders-bar-chart').returns<StatisticsCard>(),
  profitLineChart: get('/card/card-statistics/profit-line-chart').returns<StatisticsCard>(),
  subscribers: get('/card/card-statistics/subscribers').returns<StatisticsCard>(),
  revenue: get('/card/card-statistics/revenue').returns<StatisticsCard>(),
  sales: get('/card/card-statistics/sales').returns<StatisticsCard>(),
  orders: get('/card/card-statistics/orders').returns<StatisticsCard>(),
  siteTraffic: get('/card/card-statistics/site-traffic').returns<StatisticsCard>(),
  activeUsers: get('/card/card-statistics/active-users').returns<StatisticsCard>(),
  newsletter: get('/card/card-statistics/newsletter').returns<StatisticsCard>(),
  // ---
  channels: get('/card/card-statistics/channels').returns<StatisticsCard>(),
  fulfilment: get('/card/card-statistics/fulfilment').returns<StatisticsCard>(),
  target: get('/card/card-statistics/target').returns<StatisticsCard>(),
}

export type StatisticsName = keyof typeof statisticsApi
