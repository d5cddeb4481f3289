import { dayRangeQuerySchema } from '@core/api/dayRange'
import { get } from '@core/api/endpoint'
import { statisticsCardSchema } from './schema'

function card<const Path extends string>(path: Path) {
  return get(path).query(dayRangeQuerySchema).returns(statisticsCardSchema)
}

/** Without a range, each card shows its default days. Below the line: additions; see docs/api.md. */
export const statisticsApi = {
  ordersBarChart: card('/card/card-statistics/orders-bar-chart'),
  profitLineChart: card('/card/card-statistics/profit-line-chart'),
  subscribers: card('/card/card-statistics/subscribers'),
  revenue: card('/card/card-statistics/revenue'),
  sales: card('/card/card-statistics/sales'),
  orders: card('/card/card-statistics/orders'),
  siteTraffic: card('/card/card-statistics/site-traffic'),
  activeUsers: card('/card/card-statistics/active-users'),
  newsletter: card('/card/card-statistics/newsletter'),
  // ---
  channels: card('/card/card-statistics/channels'),
  fulfilment: card('/card/card-statistics/fulfilment'),
  target: card('/card/card-statistics/target'),
}

export type StatisticsName = keyof typeof statisticsApi
