import type { DayRangeQuery } from '@core/api/dayRange'
import type { WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { Loaded } from '@/redux/app/thunks'
import { addReadCases, createCallThunk, notLoaded } from '@/redux/app/thunks'
import type { StatisticsName } from './contract'
import { statisticsApi } from './contract'
import type { StatisticsCard } from './schema'

/** Each card is fetched on its own, and may fail on its own. */
type StatisticsState = Record<StatisticsName, Loaded<StatisticsCard>>

const initialState: StatisticsState = {
  ordersBarChart: notLoaded,
  profitLineChart: notLoaded,
  subscribers: notLoaded,
  revenue: notLoaded,
  sales: notLoaded,
  orders: notLoaded,
  siteTraffic: notLoaded,
  activeUsers: notLoaded,
  newsletter: notLoaded,
  channels: notLoaded,
  fulfilment: notLoaded,
  target: notLoaded,
}

function createFetch(name: StatisticsName) {
  return createCallThunk(`statistics/${name}`, statisticsApi[name], (query: DayRangeQuery) => ({ query }))
}

/** One thunk for each card, by its name. */
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

const slice = createSlice({
  name: 'statistics',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addReadCases(builder, fetchStatistics.ordersBarChart, (state) => state.ordersBarChart)
    addReadCases(builder, fetchStatistics.profitLineChart, (state) => state.profitLineChart)
    addReadCases(builder, fetchStatistics.subscribers, (state) => state.subscribers)
    addReadCases(builder, fetchStatistics.revenue, (state) => state.revenue)
    addReadCases(builder, fetchStatistics.sales, (state) => state.sales)
    addReadCases(builder, fetchStatistics.orders, (state) => state.orders)
    addReadCases(builder, fetchStatistics.siteTraffic, (state) => state.siteTraffic)
    addReadCases(builder, fetchStatistics.activeUsers, (state) => state.activeUsers)
    addReadCases(builder, fetchStatistics.newsletter, (state) => state.newsletter)
    addReadCases(builder, fetchStatistics.channels, (state) => state.channels)
    addReadCases(builder, fetchStatistics.fulfilment, (state) => state.fulfilment)
    addReadCases(builder, fetchStatistics.target, (state) => state.target)
  },
  selectors: {
    selectStatistics: (state, name: StatisticsName) => state[name],
  },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectStatistics } = slice.injectInto(rootReducer).selectors
