import type { DayRangeQuery } from '@core/api/dayRange'
import { createReadSlice } from '@/redux/app/createReadSlice'
import type { RootState } from '@/redux/app/rootReducer'
import { createCallThunk } from '@/redux/app/thunks'
import type { StatisticsName } from './contract'
import { statisticsApi } from './contract'

function createFetch(name: StatisticsName) {
  return createCallThunk(`statistics/${name}`, statisticsApi[name], (query: DayRangeQuery) => ({ query }))
}

export const fetchStatistics = {
  ordersBarChart: createFetch('ordersBarChart'),
  profitLineChart: createFetch('profitLineChart'),
  subscribers: createFetch('subscribers'),
  revenue: createFetch('revenue'),
  sales: createFetch('sales'),
  orders: createFetch('orders'),
  siteTraffic: createFetch('siteTraffic'),
  activeUsers: createFetch('activeUsers'),
  newsletter: createFetch('newsletter'),
  channels: createFetch('channels'),
  fulfilment: createFetch('fulfilment'),
  target: createFetch('target'),
} satisfies Record<StatisticsName, unknown>

const selectors = createReadSlice('statistics', fetchStatistics)

export const selectStatistics = (root: RootState, name: StatisticsName) => selectors[name](root)
