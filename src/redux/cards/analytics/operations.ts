import { defineOperations, rangeParameters } from '@core/api/operations'
import { z } from '@core/schema'
import { analyticsApi } from './contract'
import {
  avgSessionsSchema,
  companySchema,
  customersSchema,
  goalOverviewSchema,
  periods,
  productOrdersSchema,
  recentOrderSchema,
  reportYears,
  revenueReportSchema,
  revenueSchema,
  sessionsDeviceSchema,
  supportTrackerSchema,
} from './schema'

const inPeriod = {
  query: z.object({ ...rangeParameters, last_days: z._default(z.enum(periods), periods[0]) }),
  errors: { 400: 'Unknown period, or invalid range.' },
}

const inRange = {
  query: z.object(rangeParameters),
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
      answer: supportTrackerSchema,
      example: { query: { last_days: 'Last Month' } },
    },
    avgSessions: {
      summary: 'Reads the average sessions',
      ...inPeriod,
      answer: avgSessionsSchema,
      example: { query: {} },
    },
    revenueReport: {
      summary: 'Reads the revenue report',
      query: z.object({ ...rangeParameters, year: z._default(z.literal([...reportYears]), reportYears[0]) }),
      answer: revenueReportSchema,
      errors: { 400: 'Unknown year, or invalid range.' },
      example: { query: { year: 2019 } },
    },
    goalOverview: { summary: 'Reads the goal overview', ...inRange, answer: goalOverviewSchema },
    revenue: { summary: "Reads this month's and last month's revenue", ...inRange, answer: revenueSchema },
    productOrders: {
      summary: 'Counts finished, pending and rejected product orders',
      ...inPeriod,
      answer: productOrdersSchema,
      example: { query: {} },
    },
    sessionsDevice: {
      summary: 'Reads the sessions by device',
      ...inPeriod,
      answer: sessionsDeviceSchema,
      example: { query: {} },
    },
    customers: {
      summary: 'Reads the customers by source',
      ...inPeriod,
      answer: customersSchema,
      example: { query: { last_days: 'Last Year' } },
    },
    companies: {
      summary: 'Lists the top customers',
      ...inRange,
      answer: z.object({ companies: z.array(companySchema) }),
    },
    recentOrders: {
      summary: 'Lists the latest orders',
      description: 'Those of today, or of the last day in the date range.',
      ...inRange,
      answer: z.object({ orders: z.array(recentOrderSchema) }),
    },
  },
})
