import { implement } from '@fake-db/kit/implement'
import { dayRange } from '@fake-db/kit/dayRange'
import { ok } from '@fake-db/kit/reply'
import type { WireQuery } from '@fake-db/kit/request'
import { createFigures } from '@fake-db/shell/figures/figures'
import type { DayRangeQuery } from '@core/api/dayRange'
import type { StatisticsName } from '@/redux/cards/statistics/contract'
import { statisticsApi } from '@/redux/cards/statistics/contract'
import { cardInRange } from './inRange'
import { seedCard } from './seed'

export const createHandlers = implement(statisticsApi, (env) => {
  const card =
    (name: StatisticsName) =>
    ({ query }: { query: WireQuery<DayRangeQuery> }) => {
      const range = dayRange(query)
      return ok(range ? cardInRange(name, range, createFigures(env.now())) : seedCard(name, env.now()))
    }

  return {
    ordersBarChart: card('ordersBarChart'),
    profitLineChart: card('profitLineChart'),
    subscribers: card('subscribers'),
    revenue: card('revenue'),
    sales: card('sales'),
    orders: card('orders'),
    siteTraffic: card('siteTraffic'),
    activeUsers: card('activeUsers'),
    newsletter: card('newsletter'),
    channels: card('channels'),
    fulfilment: card('fulfilment'),
    target: card('target'),
  }
})
