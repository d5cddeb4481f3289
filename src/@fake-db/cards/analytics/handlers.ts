import type { DayRangeQuery } from '@core/api/dayRange'
import type { DayRange } from '@fake-db/kit/dayRange'
import { dayNumber, dayRange, dayText, rangeOf } from '@fake-db/kit/dayRange'
import { implement } from '@fake-db/kit/implement'
import { badRequest, ok } from '@fake-db/kit/reply'
import type { WireQuery, WireValue } from '@fake-db/kit/request'
import { oneOf, text } from '@fake-db/kit/request'
import type { Figures } from '@fake-db/shell/figures/figures'
import { createFigures } from '@fake-db/shell/figures/figures'
import type { PeriodQuery } from '@/redux/cards/analytics/contract'
import { analyticsApi } from '@/redux/cards/analytics/contract'
import type { ReportYear } from '@/redux/cards/analytics/schema'
import { periods, reportYears } from '@/redux/cards/analytics/schema'
import * as cards from './cards'

/** First day of a month, relative to the month of `day`. */
function monthFrom(day: number, months: number): number {
  return dayNumber(Temporal.PlainDate.from(dayText(day)).with({ day: 1 }).add({ months }).toString())
}

type Today = Pick<Figures, 'today'>

const yearRange = (year: number) => rangeOf({ first: dayNumber(`${year}-01-01`), last: dayNumber(`${year}-12-31`) })

const lastFourWeeks = ({ today }: Today) => rangeOf({ first: today - 27, last: today })

function periodRange({ last_days }: WireQuery<PeriodQuery>, { today }: Today): DayRange {
  switch (oneOf(last_days, periods, periods[0], 'last_days')) {
    case 'Last 28 Days':
      return lastFourWeeks({ today })
    case 'Last Month':
      return rangeOf({ first: monthFrom(today, -1), last: monthFrom(today, 0) - 1 })
    case 'Last Year':
      return yearRange(Number(dayText(today).slice(0, 4)) - 1)
  }
}

/** This month to date, compared with the same days of last month. */
function monthRange({ today }: Today): DayRange {
  const first = monthFrom(today, 0)
  const before = { first: monthFrom(today, -1), last: Math.min(monthFrom(today, -1) + today - first, first - 1) }
  return { ...rangeOf({ first, last: today }), before: rangeOf(before) }
}

function yearOf(value: WireValue): ReportYear {
  const given = text(value)
  const year = given === '' ? reportYears[0] : reportYears.find((candidate) => String(candidate) === given)
  if (year === undefined) throw badRequest({ year: 'choice' })
  return year
}

export const handlers = implement(analyticsApi, (env) => {
  /** Without a range in the request, uses the card's default range. */
  function answer<Card>(
    query: WireQuery<DayRangeQuery>,
    create: (asked: cards.Asked) => Card,
    ownRange: (figures: Today) => DayRange,
  ) {
    const all = createFigures(env.now())
    return ok(create({ range: dayRange(query) ?? ownRange(all), all }))
  }
  const inPeriod =
    <Card>(create: (asked: cards.Asked) => Card) =>
    ({ query }: { query: WireQuery<PeriodQuery> }) =>
      answer(query, create, (figures) => periodRange(query, figures))

  return {
    supportTracker: inPeriod(cards.supportTracker),
    avgSessions: inPeriod(cards.avgSessions),
    revenueReport: ({ query }) => answer(query, cards.revenueReport, () => yearRange(yearOf(query.year))),
    goalOverview: ({ query }) => answer(query, cards.goalOverview, lastFourWeeks),
    revenue: ({ query }) => answer(query, cards.revenue, monthRange),
    productOrders: inPeriod(cards.productOrders),
    sessionsDevice: inPeriod(cards.sessionsDevice),
    customers: inPeriod(cards.customers),
    companies: ({ query }) => answer(query, cards.companies, lastFourWeeks),
    recentOrders: ({ query }) => answer(query, cards.recentOrders, lastFourWeeks),
  }
})
