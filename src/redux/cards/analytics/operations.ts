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
  reportYears,
  revenueReportSchema,
  revenueSchema,
  sessionsDeviceSchema,
  supportTrackerSchema,
} from './schema'

const inPeriod = {
  query: z.object({ ...rangeParameters, last_days: z._default(z.enum(periods), periods[0]) }),
  errors: { 400: 'The period is none of those that the card names, or the range cannot be used.' },
}

const inRange = {
  query: z.object(rangeParameters),
  errors: { 400: 'The range cannot be used, such as one that ends before it begins.' },
  example: { query: {} },
}

export const operations = defineOperations(analyticsApi, {
  key: 'cards/analytics',
  title: 'Analytics cards',
  description:
    'What the larger cards of the dashboards show. Those with `last_days` can be asked for another period, all of them for a range of days.',
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
      errors: { 400: 'The year is none of those that the card names, or the range cannot be used.' },
      example: { query: { year: 2019 } },
    },
    goalOverview: { summary: 'Reads the goal overview', ...inRange, answer: goalOverviewSchema },
    revenue: { summary: "Reads this month's and last month's revenue", ...inRange, answer: revenueSchema },
    productOrders: {
      summary: 'Reads how many product orders are finished, pending and rejected',
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
      summary: 'Reads where customers come from',
      ...inPeriod,
      answer: customersSchema,
      example: { query: { last_days: 'Last Year' } },
    },
    companies: {
      summary: 'Lists the companies that buy most',
      ...inRange,
      answer: z.object({ companies: z.array(companySchema) }),
    },
  },
})
