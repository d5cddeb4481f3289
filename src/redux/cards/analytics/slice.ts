import type { DayRangeQuery } from '@core/api/dayRange'
import type { WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { Loaded } from '@/redux/app/thunks'
import { addReadCases, createCallThunk, notLoaded } from '@/redux/app/thunks'
import type { PeriodQuery, YearQuery } from './contract'
import { analyticsApi } from './contract'
import type {
  AvgSessions,
  Company,
  Customers,
  GoalOverview,
  ProductOrders,
  Revenue,
  RevenueReport,
  SessionsDevice,
  SupportTracker,
} from './schema'

/** Each card is fetched on its own, and may fail on its own. */
interface AnalyticsState {
  supportTracker: Loaded<SupportTracker>
  avgSessions: Loaded<AvgSessions>
  revenueReport: Loaded<RevenueReport>
  goalOverview: Loaded<GoalOverview>
  revenue: Loaded<Revenue>
  productOrders: Loaded<ProductOrders>
  sessionsDevice: Loaded<SessionsDevice>
  customers: Loaded<Customers>
  companies: Loaded<{ companies: Company[] }>
}

const initialState: AnalyticsState = {
  supportTracker: notLoaded,
  avgSessions: notLoaded,
  revenueReport: notLoaded,
  goalOverview: notLoaded,
  revenue: notLoaded,
  productOrders: notLoaded,
  sessionsDevice: notLoaded,
  customers: notLoaded,
  companies: notLoaded,
}

const inPeriod = (query: PeriodQuery) => ({ query })
const inYear = (query: YearQuery) => ({ query })
const inRange = (query: DayRangeQuery) => ({ query })

export const fetchSupportTracker = createCallThunk('analytics/supportTracker', analyticsApi.supportTracker, inPeriod)
export const fetchAvgSessions = createCallThunk('analytics/avgSessions', analyticsApi.avgSessions, inPeriod)
export const fetchRevenueReport = createCallThunk('analytics/revenueReport', analyticsApi.revenueReport, inYear)
export const fetchGoalOverview = createCallThunk('analytics/goalOverview', analyticsApi.goalOverview, inRange)
export const fetchRevenue = createCallThunk('analytics/revenue', analyticsApi.revenue, inRange)
export const fetchProductOrders = createCallThunk('analytics/productOrders', analyticsApi.productOrders, inPeriod)
export const fetchSessionsDevice = createCallThunk('analytics/sessionsDevice', analyticsApi.sessionsDevice, inPeriod)
export const fetchCustomers = createCallThunk('analytics/customers', analyticsApi.customers, inPeriod)
export const fetchCompanies = createCallThunk('analytics/companies', analyticsApi.companies, inRange)

const slice = createSlice({
  name: 'analytics',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addReadCases(builder, fetchSupportTracker, (state) => state.supportTracker)
    addReadCases(builder, fetchAvgSessions, (state) => state.avgSessions)
    addReadCases(builder, fetchRevenueReport, (state) => state.revenueReport)
    addReadCases(builder, fetchGoalOverview, (state) => state.goalOverview)
    addReadCases(builder, fetchRevenue, (state) => state.revenue)
    addReadCases(builder, fetchProductOrders, (state) => state.productOrders)
    addReadCases(builder, fetchSessionsDevice, (state) => state.sessionsDevice)
    addReadCases(builder, fetchCustomers, (state) => state.customers)
    addReadCases(builder, fetchCompanies, (state) => state.companies)
  },
  selectors: {
    selectSupportTracker: ({ supportTracker }) => supportTracker,
    selectAvgSessions: ({ avgSessions }) => avgSessions,
    selectRevenueReport: ({ revenueReport }) => revenueReport,
    selectGoalOverview: ({ goalOverview }) => goalOverview,
    selectRevenue: ({ revenue }) => revenue,
    selectProductOrders: ({ productOrders }) => productOrders,
    selectSessionsDevice: ({ sessionsDevice }) => sessionsDevice,
    selectCustomers: ({ customers }) => customers,
    selectCompanies: ({ companies }) => companies,
  },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const {
  selectSupportTracker,
  selectAvgSessions,
  selectRevenueReport,
  selectGoalOverview,
  selectRevenue,
  selectProductOrders,
  selectSessionsDevice,
  selectCustomers,
  selectCompanies,
} = slice.injectInto(rootReducer).selectors
