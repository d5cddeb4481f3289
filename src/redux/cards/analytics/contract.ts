import type { DayRangeQuery } from '@core/api/dayRange'
import { get } from '@core/api/endpoint'
import type {
  AvgSessions,
  Company,
  Customers,
  GoalOverview,
  Period,
  ProductOrders,
  RecentOrder,
  ReportYear,
  Revenue,
  RevenueReport,
  SessionsDevice,
  SupportTracker,
} from './schema'

/** One of the options that the card names; a range goes before it. */
export interface PeriodQuery extends DayRangeQuery {
  last_days?: Period
}

/** One of the years that the card names; a range goes before it. */
export interface YearQuery extends DayRangeQuery {
  year?: ReportYear
}

/** One call for each card; below the line stand the additions of docs/api.md. */
export const analyticsApi = {
  supportTracker: get('/card/card-analytics/support-tracker').query<PeriodQuery>().returns<SupportTracker>(),
  avgSessions: get('/card/card-analytics/avg-sessions').query<PeriodQuery>().returns<AvgSessions>(),
  revenueReport: get('/card/card-analytics/revenue-report').query<YearQuery>().returns<RevenueReport>(),
  goalOverview: get('/card/card-analytics/goal-overview').query<DayRangeQuery>().returns<GoalOverview>(),
  revenue: get('/card/card-analytics/revenue').query<DayRangeQuery>().returns<Revenue>(),
  productOrders: get('/card/card-analytics/product-orders').query<PeriodQuery>().returns<ProductOrders>(),
  sessionsDevice: get('/card/card-analytics/sessions-device').query<PeriodQuery>().returns<SessionsDevice>(),
  customers: get('/card/card-analytics/customers').query<PeriodQuery>().returns<Customers>(),
  // ---
  companies: get('/card/card-analytics/companies').query<DayRangeQuery>().returns<{ companies: Company[] }>(),
  /** Those of the range's last day, the latest first. */
  recentOrders: get('/card/card-analytics/recent-orders').query<DayRangeQuery>().returns<{ orders: RecentOrder[] }>(),
}
