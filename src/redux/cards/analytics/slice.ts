import type { DayRangeQuery } from '@core/api/dayRange'
import { createReadSlice } from '@/redux/app/createReadSlice'
import { createCallThunk } from '@/redux/app/thunks'
import type { PeriodQuery, YearQuery } from './contract'
import { analyticsApi } from './contract'

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
export const fetchRecentOrders = createCallThunk('analytics/recentOrders', analyticsApi.recentOrders, inRange)

export const {
  supportTracker: selectSupportTracker,
  avgSessions: selectAvgSessions,
  revenueReport: selectRevenueReport,
  goalOverview: selectGoalOverview,
  revenue: selectRevenue,
  productOrders: selectProductOrders,
  sessionsDevice: selectSessionsDevice,
  customers: selectCustomers,
  companies: selectCompanies,
  recentOrders: selectRecentOrders,
} = createReadSlice('analytics', {
  supportTracker: fetchSupportTracker,
  avgSessions: fetchAvgSessions,
  revenueReport: fetchRevenueReport,
  goalOverview: fetchGoalOverview,
  revenue: fetchRevenue,
  productOrders: fetchProductOrders,
  sessionsDevice: fetchSessionsDevice,
  customers: fetchCustomers,
  companies: fetchCompanies,
  recentOrders: fetchRecentOrders,
})
