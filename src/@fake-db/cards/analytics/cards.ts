import type { DayRange, Span } from '@fake-db/kit/dayRange'
import { dayText, lengthOf } from '@fake-db/kit/dayRange'
import { people, personNamed } from '@fake-db/shell/people/people'
import type { ShopDay } from '@fake-db/shell/figures/days'
import { hashOf } from '@fake-db/shell/figures/days'
import type { Figures } from '@fake-db/shell/figures/figures'
import { timesOf, withChanges } from '@fake-db/shell/figures/figures'
import type {
  AvgSessions,
  Company,
  Customers,
  GoalOverview,
  ProductOrders,
  RecentOrder,
  Revenue,
  RevenueReport,
  SessionsDevice,
  SupportTracker,
} from '@/redux/cards/analytics/schema'
import { orderStates, periods, reportYears } from '@/redux/cards/analytics/schema'

const last_days = [...periods]

export interface Asked {
  readonly range: DayRange
  readonly all: Figures
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10
const percentOf = (part: number, whole: number) => oneDecimal((part / Math.max(whole, 1)) * 100)

/** 100,000 sessions in four weeks. */
const goalOf = (span: Span) => Math.round((100_000 / 28) * lengthOf(span))

export function supportTracker({ range, all }: Asked): SupportTracker {
  const { figures: shown, changes } = withChanges(range, all, (figures, span) => ({
    totalTicket: figures.sum(span, (day) => day.tickets),
    newTicket: figures.sum({ ...span, first: Math.max(span.first, span.last - 2) }, (day) => day.tickets),
    openTicket: figures.sum(span, (day) => day.openTickets),
    responseTime: oneDecimal(figures.average(span, (day) => day.responseTime)),
  }))
  return { title: 'Support Tracker', last_days, ...shown, ...(changes && { changes }) }
}

export function avgSessions({ range, all }: Asked): AvgSessions {
  const sessionsIn = (span: Span) => Math.round(all.average(span, (day) => day.sessions))
  const { figures: shown, changes } = withChanges(range, all, (figures, span) => ({
    sessions: sessionsIn(span),
    users: figures.sum(span, (day) => day.users),
    retention: Math.round(figures.average(span, (day) => day.retention)),
    duration: Math.round(figures.average(span, (day) => day.duration)),
  }))
  const { sessions: growth, ...others } = changes ?? { sessions: undefined }
  return {
    last_days,
    ...shown,
    goal: goalOf(range.whole),
    ...(growth !== undefined && { growth }),
    ...('users' in others && { changes: others }),
    series: [{ name: 'Sessions', data: range.spans.map(sessionsIn) }],
    times: timesOf(range),
  }
}

export function revenueReport({ range, all }: Asked): RevenueReport {
  const earned = (span: Span) => all.sum(span, (day) => day.revenue)
  const spent = (span: Span) => all.sum(span, (day) => day.expenses)
  const planned = (span: Span) => all.sum(span, (day) => day.budget)
  const { figures: shown, changes } = withChanges(range, all, (_, span) => ({
    price: earned(span),
    budget: planned(span),
  }))
  return {
    years: [...reportYears],
    ...shown,
    ...(changes && { changes }),
    series: [
      { name: 'Earning', data: range.spans.map(earned) },
      { name: 'Expense', data: range.spans.map(spent) },
      { name: 'Budget', data: range.spans.map(planned) },
    ],
    times: timesOf(range),
  }
}

export function goalOverview({ range, all }: Asked): GoalOverview {
  const { figures: shown, changes } = withChanges(range, all, (figures, span) => ({
    completed: figures.sum(span, (day) => day.sessions),
  }))
  return {
    ...shown,
    inProgress: Math.max(0, goalOf(range.whole) - shown.completed),
    ...(changes && { changes }),
  }
}

export function revenue({ range, all }: Asked): Revenue {
  const earned = (span: Span) => all.sum(span, (day) => day.revenue)
  const { whole, spans, before } = range
  return {
    thisMonth: earned(whole),
    lastMonth: before ? earned(before.whole) : 0,
    days: spans.map(({ first }) => new Date(first * 86_400_000).getUTCDate()),
    times: timesOf(range),
    series: [
      { name: 'This Month', data: spans.map(earned) },
      ...(before ? [{ name: 'Last Month', data: before.spans.map(earned) }] : []),
    ],
  }
}

export function productOrders({ range, all }: Asked): ProductOrders {
  const { figures: chart_info, changes } = withChanges(range, all, (figures, span) => ({
    finished: figures.sum(span, (day) => day.steps.delivered),
    pending: figures.sum(span, (day) => day.orders - day.rejected - day.steps.delivered),
    rejected: figures.sum(span, (day) => day.rejected),
  }))
  return { last_days, chart_info, ...(changes && { changes }) }
}

const devices = [
  { icon: 'monitor', name: 'Desktop', iconColor: 'primary' },
  { icon: 'tablet', name: 'Tablet', iconColor: 'warning' },
  { icon: 'smartphone', name: 'Mobile', iconColor: 'danger' },
] as const

export function sessionsDevice({ range, all }: Asked): SessionsDevice {
  const { figures: shares, changes } = withChanges(range, all, (figures, span) => {
    const sessions = figures.sum(span, (day) => day.sessions)
    const share = (device: keyof ShopDay['devices']) =>
      percentOf(
        figures.sum(span, (day) => day.devices[device]),
        sessions,
      )
    const [monitor, tablet] = [share('monitor'), share('tablet')]
    // The remainder hides rounding.
    return { monitor, tablet, smartphone: oneDecimal(100 - monitor - tablet) }
  })
  return {
    last_days,
    chart_info: devices.map((device) => ({
      ...device,
      usage: shares[device.icon],
      ...(changes && { upDown: changes[device.icon] }),
    })),
  }
}

const customerKinds = [
  { icon: 'user-plus', iconColor: 'primary', text: 'New', key: 'new' },
  { icon: 'repeat', iconColor: 'warning', text: 'Returning', key: 'returning' },
  { icon: 'share', iconColor: 'danger', text: 'Referrals', key: 'referred' },
] as const

export function customers({ range, all }: Asked): Customers {
  const { figures: shown, changes } = withChanges(range, all, (figures, span) => ({
    new: figures.sum(span, (day) => day.customers.new),
    returning: figures.sum(span, (day) => day.customers.returning),
    referred: figures.sum(span, (day) => day.customers.referred),
  }))
  return {
    last_days,
    listData: customerKinds.map(({ key, ...kind }) => ({
      ...kind,
      result: shown[key],
      ...(changes && { change: changes[key] }),
    })),
  }
}

type CompanyRow = readonly [buyer: string, kind: Company['kind'], pagesPerSession: number, shareOfRevenue: number]

const companyRows: readonly CompanyRow[] = [
  ['Kofi Boateng', 'logistics', 0.31, 0.091],
  ['Giulia Bernasconi', 'craft', 0.026, 0.068],
  ['Maximiliano Augusto Fernández-Etchegaray de la Vega', 'food', 0.24, 0.054],
  ['Fatoumata Diallo', 'energy', 0.12, 0.05],
  ['Rajesh Chowdhury', 'trade', 0.011, 0.042],
  ['Wanjiru Kamau', 'technology', 0.169, 0.04],
  ['Eleni Papadopoulou', 'craft', 0.04, 0.023],
]

/** Highest revenue first. */
export function companies({ range, all }: Asked): { companies: Company[] } {
  const rows = companyRows.map(([buyer, kind, pagesPerSession, shareOfRevenue], place) => {
    const { company, email } = personNamed(buyer)
    const bought = ({ day, revenue: ofAll }: ShopDay) => ofAll * shareOfRevenue * (0.5 + hashOf(`${buyer}/${day}`))
    const revenueIn = (span: Span) => Math.round(all.sum(span, bought))
    const shareIn = (span: Span) =>
      percentOf(
        revenueIn(span),
        all.sum(span, (day) => day.revenue),
      )
    const sales = shareIn(range.whole)
    return {
      id: place + 1,
      name: company,
      email,
      kind,
      views: Math.round(all.sum(range.whole, (day) => day.sessions) * pagesPerSession),
      revenue: revenueIn(range.whole),
      sales,
      ...(range.before && { change: oneDecimal(sales - shareIn(range.before.whole)) }),
    }
  })
  return { companies: rows.toSorted((a, b) => b.revenue - a.revenue) }
}

const mostRecent = 6

/** Orders of a day, in order of placement. Totals, statuses and count match the day's figures. */
export function ordersOf({ day, orders, rejected, steps, revenue }: ShopDay): RecentOrder[] {
  const places = Array.from({ length: orders }, (_, place) => place)
  const chance = (measure: string, place: number) => hashOf(`${measure}/${day}/${place}`)
  const weights = places.map((place) => 0.4 + chance('total', place))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const counts = {
    rejected,
    delivered: steps.delivered,
    shipped: steps.shipped - steps.delivered,
    packed: steps.packed - steps.shipped,
    pending: orders - rejected - steps.packed,
  }
  const states = orderStates.flatMap((state) => Array.from({ length: counts[state] }, () => state))
  const shuffled = places.toSorted((a, b) => chance('state', a) - chance('state', b))
  const date = dayText(day)
  let share = 0
  let given = 0
  return places.map((place) => {
    share += weights[place] ?? 0
    const upTo = Math.round((revenue * share) / whole)
    const total = upTo - given
    given = upTo
    const customer = people[Math.floor(chance('customer', place) * people.length)]
    return {
      id: place + 1,
      number: `SO-${date.slice(2).replaceAll('-', '')}-${String(place + 1).padStart(2, '0')}`,
      placedOn: date,
      customer: customer?.fullName ?? '',
      company: customer?.company ?? '',
      total,
      state: states[shuffled.indexOf(place)] ?? 'pending',
    }
  })
}

export function recentOrders({ range, all }: Asked): { orders: RecentOrder[] } {
  const day = all.asOf(range.whole).lastDay(range.whole)
  return { orders: day ? ordersOf(day).slice(-mostRecent).reverse() : [] }
}
