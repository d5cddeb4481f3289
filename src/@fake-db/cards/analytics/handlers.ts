import { implement } from '@fake-db/kit/implement'
import { badRequest, ok } from '@fake-db/kit/reply'
import type { WireQuery, WireValue } from '@fake-db/kit/request'
import { oneOf, text } from '@fake-db/kit/request'
import type { PeriodQuery } from '@/redux/cards/analytics/contract'
import { analyticsApi } from '@/redux/cards/analytics/contract'
import type { Period, ReportYear } from '@/redux/cards/analytics/schema'
import { periods, reportYears } from '@/redux/cards/analytics/schema'
import {
  seedAvgSessions,
  seedCustomers,
  seedGoalOverview,
  seedProductOrders,
  seedRevenue,
  seedRevenueReport,
  seedSessionsDevice,
  seedSupportTracker,
} from './seed'
import { seedCompanies } from './seedCompanies'

function periodOf({ last_days }: WireQuery<PeriodQuery>): Period {
  return oneOf(last_days, periods, periods[0], 'last_days')
}

function yearOf(value: WireValue): ReportYear {
  const given = text(value)
  const year = given === '' ? reportYears[0] : reportYears.find((candidate) => String(candidate) === given)
  if (year === undefined) throw badRequest({ year: 'choice' })
  return year
}

export const createHandlers = implement(analyticsApi, (env) => ({
  supportTracker: ({ query }) => ok(seedSupportTracker[periodOf(query)]),
  avgSessions: ({ query }) => ok(seedAvgSessions(periodOf(query), env.now())),
  revenueReport: ({ query }) => ok(seedRevenueReport[yearOf(query.year)]),
  goalOverview: () => ok(seedGoalOverview),
  revenue: () => ok(seedRevenue),
  productOrders: ({ query }) => ok(seedProductOrders[periodOf(query)]),
  sessionsDevice: ({ query }) => ok(seedSessionsDevice[periodOf(query)]),
  customers: ({ query }) => ok(seedCustomers[periodOf(query)]),
  companies: () => ok({ companies: seedCompanies }),
}))
