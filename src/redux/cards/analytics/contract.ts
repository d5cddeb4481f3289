import { dayRangeQuerySchema } from '@core/api/dayRange'
import { get } from '@core/api/endpoint'
import { z } from '@core/schema'
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

/** A date range overrides `last_days`. */
const periodQuery = z.extend(dayRangeQuerySchema, { last_days: z._default(z.enum(periods), periods[0]) })

/** A date range overrides `year`. */
const yearQuery = z.extend(dayRangeQuerySchema, { year: z._default(z.literal([...reportYears]), reportYears[0]) })

/** Below the line: additions; see docs/api.md. */
export const analyticsApi = {
  supportTracker: get('/card/card-analytics/support-tracker').query(periodQuery).returns(supportTrackerSchema),
  avgSessions: get('/card/card-analytics/avg-sessions').query(periodQuery).returns(avgSessionsSchema),
  revenueReport: get('/card/card-analytics/revenue-report').query(yearQuery).returns(revenueReportSchema),
  goalOverview: get('/card/card-analytics/goal-overview').query(dayRangeQuerySchema).returns(goalOverviewSchema),
  revenue: get('/card/card-analytics/revenue').query(dayRangeQuerySchema).returns(revenueSchema),
  productOrders: get('/card/card-analytics/product-orders').query(periodQuery).returns(productOrdersSchema),
  sessionsDevice: get('/card/card-analytics/sessions-device').query(periodQuery).returns(sessionsDeviceSchema),
  customers: get('/card/card-analytics/customers').query(periodQuery).returns(customersSchema),
  // ---
  companies: get('/card/card-analytics/companies')
    .query(dayRangeQuerySchema)
    .returns(z.object({ companies: z.array(companySchema) })),
  recentOrders: get('/card/card-analytics/recent-orders')
    .query(dayRangeQuerySchema)
    .returns(z.object({ orders: z.array(recentOrderSchema) })),
}

export type PeriodQuery = z.input<typeof periodQuery>
export type YearQuery = z.input<typeof yearQuery>
