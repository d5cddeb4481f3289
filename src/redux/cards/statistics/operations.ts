import { defineOperations, rangeParameters } from '@core/api/operations'
import { z } from '@core/schema'
import { statisticsApi } from './contract'
import { statisticsCardSchema } from './schema'

function card(what: string) {
  return {
    summary: `Reads the ${what}`,
    query: z.object(rangeParameters),
    answer: statisticsCardSchema,
    errors: { 400: 'The range cannot be used, such as one that ends before it begins.' },
    example: { query: {} },
  }
}

export const operations = defineOperations(statisticsApi, {
  key: 'cards/statistics',
  title: 'Statistics cards',
  description:
    'What the small cards of the dashboards show: a figure, how it has changed, its course, its goal and its parts.',
  schemas: { StatisticsCard: statisticsCardSchema },
  calls: {
    ordersBarChart: card('orders of the last days, for bars'),
    profitLineChart: card('profit of the last days, for a line'),
    subscribers: card('subscribers gained'),
    revenue: card('revenue generated'),
    sales: card('quarterly sales'),
    orders: card('orders received'),
    siteTraffic: card('site traffic'),
    activeUsers: card('active users'),
    newsletter: card('newsletter subscribers'),
    channels: card('orders by way of selling'),
    fulfilment: card('orders that were delivered in time'),
    target: card('revenue of the quarter beside its target'),
  },
})
