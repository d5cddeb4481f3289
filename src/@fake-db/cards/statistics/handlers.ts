import { implement } from '@fake-db/kit/implement'
import { dayRange, rangeOf } from '@fake-db/kit/dayRange'
import { ok } from '@fake-db/kit/reply'
import type { WireQuery } from '@fake-db/kit/request'
import { createFigures } from '@fake-db/shell/figures/figures'
import type { DayRangeQuery } from '@core/api/dayRange'
import type { StatisticsName } from '@/redux/cards/statistics/contract'
import { statisticsApi } from '@/redux/cards/statistics/contract'
import { cards, createCard } from './cards'

export const handlers = implement(statisticsApi, (env) => {
  const card =
    (name: StatisticsName) =>
    ({ query }: { query: WireQuery<DayRangeQuery> }) => {
      const figures = createFigures(env.now())
      const { today } = figures
      const range = dayRange(query) ?? rangeOf({ first: today + 1 - cards[name].days, last: today })
      return ok(createCard(name, range, figures))
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
