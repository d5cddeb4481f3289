import { implement } from '@fake-db/kit/implement'
import { ok } from '@fake-db/kit/reply'
import type { StatisticsName } from '@/redux/cards/statistics/contract'
import { statisticsApi } from '@/redux/cards/statistics/contract'
import { seedCard } from './seed'

export const createHandlers = implement(statisticsApi, (env) => {
  const card = (name: StatisticsName) => () => ok(seedCard(name, env.now()))

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
