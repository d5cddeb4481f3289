import { ordersOf } from '@fake-db/cards/analytics/cards'
import { createFigures } from '@fake-db/shell/figures/figures'
import { dayNumber } from '@fake-db/kit/dayRange'
import { describe, expect, it } from 'vitest'
import { analyticsApi } from '@/redux/cards/analytics/contract'
import type { RecentOrder } from '@/redux/cards/analytics/schema'
import { statisticsApi } from '@/redux/cards/statistics/contract'
import { now, startBackend } from '../support/backend'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const ranges = [
  { from: '2026-11-12', to: '2026-11-18' },
  { from: '2026-10-20', to: '2026-11-18' },
  { from: '2026-01-01', to: '2026-11-18' },
  { from: '2019-03-01', to: '2020-02-29' },
]

async function readAll(query: (typeof ranges)[number]) {
  const { api } = startBackend()
  const card = (name: keyof typeof statisticsApi) => api.call(statisticsApi[name], { query })
  return {
    report: await api.call(analyticsApi.revenueReport, { query }),
    revenue: await api.call(analyticsApi.revenue, { query }),
    goal: await api.call(analyticsApi.goalOverview, { query }),
    sessions: await api.call(analyticsApi.avgSessions, { query }),
    devices: await api.call(analyticsApi.sessionsDevice, { query }),
    orders: await api.call(analyticsApi.productOrders, { query }),
    customers: await api.call(analyticsApi.customers, { query }),
    companies: await api.call(analyticsApi.companies, { query }),
    card,
  }
}

describe.each(ranges)('the figures from $from to $to', (query) => {
  it('of money agree', async () => {
    const { report, revenue, companies, card } = await readAll(query)
    const [earnings, expenses, budget] = report.series.map(({ data }) => sum(data))
    expect([earnings, budget]).toEqual([report.price, report.budget])
    expect((await card('profitLineChart')).figure).toBe(report.price - expenses!)
    expect(revenue.thisMonth).toBe(report.price)
    expect(revenue.series.map(({ data }) => sum(data))).toEqual([revenue.thisMonth, revenue.lastMonth])
    const sales = await card('sales')
    expect([sales.figure, sum(sales.parts!.map(({ value }) => value))]).toEqual([report.price, report.price])
    expect((await card('revenue')).figure).toBe(report.price)
    expect(await card('target')).toMatchObject({ figure: report.price, goal: report.budget })
    expect(sum(companies.companies.map((company) => company.revenue))).toBeLessThan(report.price)
    for (const company of companies.companies)
      expect(company.sales).toBeCloseTo((company.revenue / report.price) * 100, 1)
  })

  it('of orders agree', async () => {
    const { orders, customers, card } = await readAll(query)
    const { finished, pending, rejected } = orders.chart_info
    const { figure } = await card('orders')
    expect(finished + pending + rejected).toBe(figure)
    expect((await card('ordersBarChart')).figure).toBe(figure)
    const channels = await card('channels')
    expect([channels.figure, sum(channels.parts!.map(({ value }) => value))]).toEqual([figure, figure])
    expect(await card('fulfilment')).toMatchObject({ figure: finished, goal: finished + pending })
    expect(sum(customers.listData.map(({ result }) => result))).toBeLessThanOrEqual(figure)
  })

  it('of visits agree', async () => {
    const { goal, sessions, devices, card } = await readAll(query)
    const traffic = await card('siteTraffic')
    expect(goal.completed).toBe(traffic.figure)
    expect(goal.completed + goal.inProgress).toBeGreaterThanOrEqual(sessions.goal)
    const days = dayNumber(query.to) - dayNumber(query.from) + 1
    expect(sessions.sessions).toBe(Math.round(traffic.figure / days))
    expect(sum(devices.chart_info.map(({ usage }) => usage))).toBeCloseTo(100, 8)
  })
})

it('active users have the same share of devices as the last sessions', async () => {
  const query = { from: '2026-10-20', to: '2026-11-18' }
  const { devices, card } = await readAll(query)
  const { figure, parts } = await card('activeUsers')
  expect(sum(parts!.map(({ value }) => value))).toBe(figure)
  const shares = Object.fromEntries(parts!.map(({ name, value }) => [name, (value / figure) * 100]))
  const [monitor, tablet, smartphone] = devices.chart_info.map(({ usage }) => usage)
  expect(shares.desktop).toBeCloseTo(monitor!, 0)
  expect(shares.tablet).toBeCloseTo(tablet!, 0)
  expect(shares.phone).toBeCloseTo(smartphone!, 0)
})

it('past figures do not change later', async () => {
  // Orders of its last days are in transit.
  const query = { from: '2026-11-11', to: '2026-11-17' }
  const read = async (clock: () => Date) => {
    const { api } = startBackend({ now: clock })
    return {
      revenue: await api.call(statisticsApi.revenue, { query }),
      orders: await api.call(analyticsApi.productOrders, { query }),
    }
  }
  expect(await read(() => new Date('2027-02-01T12:00:00Z'))).toEqual(await read(now))
})

it('the figures have a weekly rhythm, and grow over the years', () => {
  const figures = createFigures(now())
  const { today } = figures
  const on = (day: number) => figures.sum({ first: day, last: day }, ({ orders }) => orders)
  const weekdays = Array.from({ length: 364 }, (_, ago) => today - ago)
  const mean = (weekday: number) => {
    const days = weekdays.filter((day) => (day + 3) % 7 === weekday)
    return sum(days.map(on)) / days.length
  }
  expect(mean(4)).toBeGreaterThan(mean(6) * 1.25)
  const year = (ago: number) =>
    figures.sum({ first: today - 365 * (ago + 1) + 1, last: today - 365 * ago }, ({ revenue }) => revenue)
  expect(year(0) / year(1)).toBeCloseTo(1.09, 1)
})

/** Figures of November 16, as of a later date. Delivery begins the day after an order. */
const dayAsOf = (date: string) =>
  createFigures(now())
    .asOf({ first: 0, last: dayNumber(date) })
    .lastDay({ first: 0, last: dayNumber('2026-11-16') })!

it.each(['2026-11-16', '2026-11-18'])('the orders of a day add up to its figures as of %s', (date) => {
  const day = dayAsOf(date)
  const orders = ordersOf(day)
  const inState = (state: RecentOrder['state']) => orders.filter((order) => order.state === state).length
  expect([orders.length, sum(orders.map(({ total }) => total))]).toEqual([day.orders, day.revenue])
  expect([inState('rejected'), inState('delivered')]).toEqual([day.rejected, day.steps.delivered])
  expect(inState('delivered') + inState('shipped')).toBe(day.steps.shipped)
  expect(inState('pending')).toBe(day.orders - day.rejected - day.steps.packed)
})

it('the recent orders are the last ones of the last day', async () => {
  const query = { from: '2026-11-10', to: '2026-11-16' }
  const { api } = startBackend()
  const { orders: recent } = await api.call(analyticsApi.recentOrders, { query })
  expect(recent).toEqual(ordersOf(dayAsOf(query.to)).slice(-6).reverse())
  expect(
    (await api.call(analyticsApi.recentOrders, { query: { from: '2027-01-01', to: '2027-01-02' } })).orders,
  ).toEqual([])
})
