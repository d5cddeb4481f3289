import { defineOperations } from '@core/api/operations'
import { analyticsApi } from './contract'
import {
  avgSessionsSchema,
  companySchema,
  customersSchema,
  goalOverviewSchema,
  productOrdersSchema,
  revenueReportSchema,
  revenueSchema,
  sessionsDeviceSchema,
  supportTrackerSchema,
} from './schema'

const inPeriod = { errors: { 400: 'Unknown period, or invalid range.' } }

const inRange = {
  errors: { 400: 'Invalid range, such as one that ends before it starts.' },
  example: { query: {} },
}

export const operations = defineOperations(analyticsApi, {
  key: 'cards/analytics',
  title: 'Analytics cards',
  description:
    'Data of the large dashboard cards. Cards with `last_days` accept a period; all cards accept a date range.',
  schemas: {
    SupportTracker: supportTrackerSchema,
    AvgSessions: avgSessionsSchema,
    RevenueReport: revenueReportSchema,
    GoalOverview: goalOverviewSchema,
    Revenue: revenueSchema,
    ProductOrders: productOrdersSchema,
    SessionsDevice: sessionsDeviceSchema,
    Customers: customersSchema,
    Company: companySchema,
  },
  calls: {
    supportTracker: {
      summary: 'Reads the support tracker',
      ...inPeriod,
      example: { query: { last_days: 'Last Month' } },
    },
    avgSessions: { summary: 'Reads the average sessions', ...inPeriod, example: { query: {} } },
    revenueReport: {
      summary: 'Reads the revenue report',
      errors: { 400: 'Unknown year, or invalid range.' },
      example: { query: { year: 2019 } },
    },
    goalOverview: { summary: 'Reads the goal overview', ...inRange },
    revenue: { summary: "Reads this month's and last month's revenue", ...inRange },
    productOrders: {
      summary: 'Counts finished, pending and rejected product orders',
      ...inPeriod,
      example: { query: {} },
    },
    sessionsDevice: { summary: 'Reads the sessions by device', ...inPeriod, example: { query: {} } },
    customers: {
      summary: 'Reads the customers by source',
      ...inPeriod,
      example: { query: { last_days: 'Last Year' } },
    },
    companies: { summary: 'Lists the top customers', ...inRange },
    recentOrders: {
      summary: 'Lists the latest orders',
      description: 'Those of today, or of the last day in the date range.',
      ...inRange,
    },
  },
})
