import type { DayRangeQuery } from '@core/api/dayRange'
import { get } from '@core/api/endpoint'
import type { StatisticsCard } from './schema'

/** One call for each card; without a range each shows the days that it always shows. Below the line stand the additions of docs/api.md. */
export const statisticsApi = {
  ordersBarChart: get('/card/card-statistics/orders-bar-chart').query<DayRangeQuery>().returns<StatisticsCard>(),
  profitLineChart: get('/card/card-statistics/profit-line-chart').query<DayRangeQuery>().returns<StatisticsCard>(),
  subscribers: get('/card/card-statistics/subscribers').query<DayRangeQuery>().returns<StatisticsCard>(),
  revenue: get('/card/card-statistics/revenue').query<DayRangeQuery>().returns<StatisticsCard>(),
  sales: get('/card/card-statistics/sales').query<DayRangeQuery>().returns<StatisticsCard>(),
  orders: get('/card/card-statistics/orders').query<DayRangeQuery>().returns<StatisticsCard>(),
  siteTraffic: get('/card/card-statistics/site-traffic').query<DayRangeQuery>().returns<StatisticsCard>(),
  activeUsers: get('/card/card-statistics/active-users').query<DayRangeQuery>().returns<StatisticsCard>(),
  newsletter: get('/card/card-statistics/newsletter').query<DayRangeQuery>().returns<StatisticsCard>(),
  // ---
  channels: get('/card/card-statistics/channels').query<DayRangeQuery>().returns<StatisticsCard>(),
  fulfilment: get('/card/card-statistics/fulfilment').query<DayRangeQuery>().returns<StatisticsCard>(),
  target: get('/card/card-statistics/target').query<DayRangeQuery>().returns<StatisticsCard>(),
}

export type StatisticsName = keyof typeof statisticsApi
