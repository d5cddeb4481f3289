import { defineOperations } from '@core/api/operations'
import { statisticsApi } from './contract'
import { statisticsCardSchema } from './schema'

function card(what: string) {
  return {
    summary: `Reads the ${what}`,
    errors: { 400: 'Invalid range, such as one that ends before it starts.' },
    example: { query: {} },
  }
}

export const operations = defineOperations(statisticsApi, {
  key: 'cards/statistics',
  title: 'Statistics cards',
  description: 'Data of the small dashboard cards: value, change, series, goal and parts.',
  schemas: { StatisticsCard: statisticsCardSchema },
  calls: {
    ordersBarChart: card('orders of the last days, for a bar chart'),
    profitLineChart: card('profit of the last days, for a line chart'),
    subscribers: card('new subscribers'),
    revenue: card('revenue'),
    sales: card('quarterly sales'),
    orders: card('orders'),
    siteTraffic: card('site traffic'),
    activeUsers: card('active users'),
    newsletter: card('newsletter subscribers'),
    channels: card('orders by channel'),
    fulfilment: card('on-time deliveries'),
    target: card('quarterly revenue and goal'),
  },
})
