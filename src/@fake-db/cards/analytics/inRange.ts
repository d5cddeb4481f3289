import type { DayRange, Span } from '@fake-db/kit/dayRange'
import { dayText } from '@fake-db/kit/dayRange'
import type { Figures } from '@fake-db/shell/figures/figures'
import { changeOf, withChanges } from '@fake-db/shell/figures/figures'
import type {
  AvgSessions,
  Company,
  Customers,
  GoalOverview,
  ProductOrders,
  Revenue,
  RevenueReport,
  SessionsDevice,
  SupportTracker,
} from '@/redux/cards/analytics/schema'
import { periods, reportYears } from '@/redux/cards/analytics/schema'
import { seedCustomers, seedSessionsDevice } from './seed'
import { seedCompanies } from './seedCompanies'

const last_days = [...periods]
const usual = { sessions: 2705, revenue: 3480, goal: 3571, orders: 660 } as const

export interface Asked {
  readonly range: DayRange
  readonly figures: Figures
}

const lengthOf = ({ first, last }: Span) => last - first + 1
const oneDecimal = (value: number) => Math.round(value * 10) / 10
const timesOf = ({ spans }: DayRange) => spans.map(({ first }) => dayText(first))

export function supportTracker({ range, figures }: Asked): SupportTracker {
  const { figures: shown, changes } = withChanges(range, (span) => ({
    totalTicket: figures.sum('tickets', 10.2, span),
    newTicket: figures.sum('tickets/new', 1.1, span),
    openTicket: figures.sum('tickets/open', 0.6, span),
    responseTime: oneDecimal(figures.level('tickets/answer', 3.6, 2, span)),
  }))
  return { title: 'Support Tracker', last_days, ...shown, ...(changes && { changes }) }
}

export function avgSessions({ range, figures }: Asked): AvgSessions {
  const { figures: shown, changes } = withChanges(range, (span) => ({
    sessions: Math.round(figures.sum('sessions', usual.sessions, span) / lengthOf(span)),
    users: figures.sum('users', 1495, span),
    retention: Math.round(figures.level('retention', 89, 6, span)),
    duration: Math.round(figures.level('duration', 262, 50, span)),
  }))
  const { sessions: growth, ...others } = changes ?? { sessions: undefined }
  return {
    last_days,
    ...shown,
    goal: usual.goal * lengthOf(range.whole),
    ...(growth !== undefined && { growth }),
    ...('users' in others && { changes: others }),
    series: [{ name: 'Sessions', data: range.spans.map((span) => figures.sum('sessions', usual.sessions, span)) }],
    times: timesOf(range),
  }
}

/** What is planned is a round sum for each day of a year. */
function budgetOf({ first, last }: Span): number {
  let total = 0
  for (let day = first; day <= last; day += 1) {
    const years = new Date(day * 86_400_000).getUTCFullYear() - 2026
    total += Math.round(3600 * 1.09 ** years)
  }
  return total
}

export function revenueReport({ range, figures }: Asked): RevenueReport {
  const earned = (span: Span) => figures.sum('revenue', usual.revenue, span)
  const { figures: shown, changes } = withChanges(range, (span) => ({ price: earned(span), budget: budgetOf(span) }))
  return {
    years: [...reportYears],
    ...shown,
    ...(changes && { changes }),
    series: [
      { name: 'Earning', data: range.spans.map(earned) },
      { name: 'Expense', data: range.spans.map((span) => figures.sum('expense', 2290, span)) },
      { name: 'Budget', data: range.spans.map(budgetOf) },
    ],
    times: timesOf(range),
  }
}

/** The goal is the sessions that are aimed at. */
export function goalOverview({ range, figures }: Asked): GoalOverview {
  const { figures: shown, changes } = withChanges(range, (span) => ({
    completed: figures.sum('sessions', usual.sessions, span),
  }))
  const inProgress = Math.max(0, usual.goal * lengthOf(range.whole) - shown.completed)
  return { ...shown, inProgress, ...(changes && { changes }) }
}

export function revenue({ range, figures }: Asked): Revenue {
  const earned = (span: Span) => figures.sum('revenue', usual.revenue, span)
  const { whole, spans, before } = range
  return {
    thisMonth: earned(whole),
    lastMonth: before ? earned(before.whole) : 0,
    days: spans.map(({ first }) => new Date(first * 86_400_000).getUTCDate()),
    times: timesOf(range),
    series: [
      { name: 'This Range', data: spans.map(earned) },
      ...(before ? [{ name: 'Before', data: before.spans.map(earned) }] : []),
    ],
  }
}

/** Orders wait for five days at most. */
export function productOrders({ range, figures }: Asked): ProductOrders {
  const { figures: chart_info, changes } = withChanges(range, (span) => {
    const young = { first: Math.max(span.first, figures.today - 4), last: span.last }
    const pending = figures.sum('orders/pending', 83, young)
    const rejected = figures.sum('orders/rejected', 23, span)
    return { finished: figures.sum('orders', usual.orders, span) - pending - rejected, pending, rejected }
  })
  return { last_days, chart_info, ...(changes && { changes }) }
}

export function sessionsDevice({ range, figures }: Asked): SessionsDevice {
  const { figures: shares, changes } = withChanges(range, (span) => {
    const monitor = oneDecimal(figures.level('devices/monitor', 58.6, 8, span))
    const tablet = oneDecimal(figures.level('devices/tablet', 34.9, 6, span))
    // What remains of a hundred, so that all three are one.
    return { monitor, tablet, smartphone: oneDecimal(100 - monitor - tablet) }
  })
  return {
    last_days,
    chart_info: seedSessionsDevice['Last 28 Days'].chart_info.map(({ upDown: _, ...device }) => ({
      ...device,
      usage: shares[device.icon],
      ...(changes && { upDown: changes[device.icon] }),
    })),
  }
}

export function customers({ range, figures }: Asked): Customers {
  return {
    last_days,
    listData: seedCustomers['Last 28 Days'].listData.map((row) => {
      const read = (span: Span) => figures.sum(`customers/${row.icon}`, row.result / 28, span)
      const result = read(range.whole)
      return { ...row, result, ...(range.before && { change: changeOf(result, read(range.before.whole)) }) }
    }),
  }
}

/** Those that bought most come first. */
export function companies({ range, figures }: Asked): { companies: Company[] } {
  const { whole, before } = range
  const rows = seedCompanies.map(({ change: _, ...company }) => {
    const sales = (span: Span) => Math.round(figures.level(`sales/${company.name}`, company.sales, 24, span))
    return {
      ...company,
      views: figures.sum(`views/${company.name}`, company.views, whole),
      revenue: figures.sum(`revenue/${company.name}`, company.revenue / 28, whole),
      sales: sales(whole),
      ...(before && { change: sales(whole) - sales(before.whole) }),
    }
  })
  return { companies: rows.toSorted((a, b) => b.revenue - a.revenue) }
}
