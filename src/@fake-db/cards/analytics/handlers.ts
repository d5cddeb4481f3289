import type { DayRangeQuery } from '@core/api/dayRange'
import { dayRange } from '@fake-db/kit/dayRange'
import { implement } from '@fake-db/kit/implement'
import { badRequest, ok } from '@fake-db/kit/reply'
import type { WireQuery, WireValue } from '@fake-db/kit/request'
import { oneOf, text } from '@fake-db/kit/request'
import { createFigures } from '@fake-db/shell/figures/figures'
import type { PeriodQuery } from '@/redux/cards/analytics/contract'
import { analyticsApi } from '@/redux/cards/analytics/contract'
import type { Period, ReportYear } from '@/redux/cards/analytics/schema'
import { periods, reportYears } from '@/redux/cards/analytics/schema'
import * as inRange from './inRange'
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

export const createHandlers = implement(analyticsApi, (env) => {
  /** The range that is asked for, or else what the card always shows. */
  function answer<Card>(query: WireQuery<DayRangeQuery>, ofRange: (asked: inRange.Asked) => Card, card: () => Card) {
    const range = dayRange(query)
    return ok(range ? ofRange({ range, figures: createFigures(env.now()) }) : card())
  }

  return {
    supportTracker: ({ query }) => answer(query, inRange.supportTracker, () => seedSupportTracker[periodOf(query)]),
    avgSessions: ({ query }) => answer(query, inRange.avgSessions, () => seedAvgSessions(periodOf(query), env.now())),
    revenueReport: ({ query }) => answer(query, inRange.revenueReport, () => seedRevenueReport[yearOf(query.year)]),
    goalOverview: ({ query }) => answer(query, inRange.goalOverview, () => seedGoalOverview),
    revenue: ({ query }) => answer(query, inRange.revenue, () => seedRevenue),
    productOrders: ({ query }) => answer(query, inRange.productOrders, () => seedProductOrders[periodOf(query)]),
    sessionsDevice: ({ query }) => answer(query, inRange.sessionsDevice, () => seedSessionsDevice[periodOf(query)]),
    customers: ({ query }) => answer(query, inRange.customers, () => seedCustomers[periodOf(query)]),
    companies: ({ query }) => answer(query, inRange.companies, () => ({ companies: seedCompanies })),
  }
})
