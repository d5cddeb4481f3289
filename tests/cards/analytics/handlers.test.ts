import { people } from '@fake-db/shell/people/people'
import { describe, expect, it } from 'vitest'
import type { PeriodQuery } from '@/redux/cards/analytics/contract'
import { analyticsApi } from '@/redux/cards/analytics/contract'
import type { Period } from '@/redux/cards/analytics/schema'
import { companyKinds, periods, reportYears } from '@/redux/cards/analytics/schema'
import { refusal, startBackend } from '../../support/backend'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const inPeriod = ['supportTracker', 'avgSessions', 'productOrders', 'sessionsDevice', 'customers'] as const
const periodQueries: PeriodQuery[] = [{}, ...periods.map((last_days) => ({ last_days }))]

describe('the analytics cards', () => {
  it('have the agreed figures', async () => {
    const { api } = startBackend()
    expect(await api.call(analyticsApi.avgSessions, { query: {} })).toMatchObject({ goal: 100_000, retention: 90 })
    const { chart_info } = await api.call(analyticsApi.sessionsDevice, { query: {} })
    expect(chart_info.map(({ usage }) => usage)).toEqual([58.6, 34.9, 6.5])
    expect((await api.call(analyticsApi.revenueReport, { query: {} })).years).toEqual([2020, 2019, 2018])
    expect(Object.keys((await api.call(analyticsApi.productOrders, { query: {} })).chart_info)).toEqual([
      'finished',
      'pending',
      'rejected',
    ])
  })

  it.each(inPeriod)('default to the last 28 days, and have figures for each period: %s', async (name) => {
    const { api } = startBackend()
    const read = (last_days?: Period) => api.call(analyticsApi[name], { query: last_days ? { last_days } : {} })
    const cards = await Promise.all(periods.map((period) => read(period)))
    for (const { last_days } of cards) expect(last_days).toEqual(periods)
    expect(await read()).toEqual(cards[0])
    expect(new Set(cards.map((card) => JSON.stringify(card))).size).toBe(3)
  })

  it.each(reportYears)('report the requested year, 2020 by default: %d', async (year) => {
    const { api } = startBackend()
    const priceOf = async (query: object) => (await api.call(analyticsApi.revenueReport, { query })).price
    const price = await priceOf({ year })
    for (const other of reportYears) expect((await priceOf({ year: other })) === price).toBe(other === year)
    expect((await priceOf({})) === price).toBe(year === 2020)
  })

  it.each([
    ['support-tracker', { last_days: 'Last Week' }],
    ['avg-sessions', { last_days: 'last 28 days' }],
    ['product-orders', { last_days: '28' }],
    ['sessions-device', { last_days: 'Last Year!' }],
    ['customers', { last_days: '2020' }],
    ['revenue-report', { year: '2021' }],
    ['revenue-report', { year: 'Last Year' }],
  ])('respond 400 to unsupported values: %s %o', async (card, params) => {
    const { status, error } = await refusal(startBackend().axios.get(`/card/card-analytics/${card}`, { params }))
    expect(status).toBe(400)
    expect(Object.keys(error as object)).toEqual(Object.keys(params))
  })
})

describe('the company table', () => {
  it('contains companies of the sample people, highest revenue first', async () => {
    const { companies } = await startBackend().api.call(analyticsApi.companies, { query: {} })
    const known = new Map(people.map(({ company, email }) => [company, email]))
    for (const { name, email } of companies) expect(known.get(name)).toBe(email)
    const revenue = companies.map((company) => company.revenue)
    expect(revenue).toEqual(revenue.toSorted((a, b) => b - a))
    expect(new Set(companies.map(({ kind }) => kind))).toEqual(new Set(companyKinds))
  })
})

describe('a range of days', () => {
  const range = { from: '2026-10-20', to: '2026-11-17' }
  const names = Object.keys(analyticsApi) as (keyof typeof analyticsApi)[]

  it.each(names)('applies to the card: %s', async (name) => {
    const { axios } = startBackend()
    const read = async (params: object) => (await axios.get<unknown>(analyticsApi[name].path, { params })).data
    const [asAlways, month, week] = [
      await read({}),
      await read(range),
      await read({ from: '2026-11-05', to: '2026-11-12' }),
    ]
    expect(analyticsApi[name].response?.parse(month)).toEqual(month)
    expect(new Set([asAlways, month, week].map((card) => JSON.stringify(card))).size).toBe(3)
    const none = await read({ ...range, compare: 'none' })
    expect(JSON.stringify(none)).not.toMatch(/"(change|changes|growth|upDown)":/)
    expect((await refusal(read({ from: '2026-10-20' }))).error).toEqual({ to: 'required' })
  })
})

describe('the figures', () => {
  it.each(periodQueries)('of support and of devices add up, %o', async (query) => {
    const { api } = startBackend()
    const { totalTicket, newTicket, openTicket } = await api.call(analyticsApi.supportTracker, { query })
    expect(newTicket + openTicket).toBeLessThan(totalTicket)
    const { chart_info } = await api.call(analyticsApi.sessionsDevice, { query })
    expect(sum(chart_info.map(({ usage }) => usage))).toBeCloseTo(100, 8)
  })

  it.each(periodQueries)('of sessions are averages per day, %o', async (query) => {
    const { sessions, series, times } = await startBackend().api.call(analyticsApi.avgSessions, { query })
    const [bars] = series
    // Months differ in length.
    expect(sessions / (sum(bars!.data) / bars!.data.length)).toBeCloseTo(1, 2)
    expect(times).toHaveLength(bars!.data.length)
    expect(times).toEqual(times.toSorted())
  })

  it('of a year are sums of its months', async () => {
    const { api } = startBackend()
    for (const year of reportYears) {
      const { price, budget, series } = await api.call(analyticsApi.revenueReport, { query: { year } })
      const sums = Object.fromEntries(series.map(({ name, data }) => [name, sum(data)]))
      expect(series.map(({ data }) => data.length)).toEqual([12, 12, 12])
      expect(sums).toMatchObject({ Earning: price, Budget: budget })
    }
  })

  it('of months are sums of their days', async () => {
    const revenue = await startBackend().api.call(analyticsApi.revenue, { query: {} })
    expect(revenue.series.map(({ data }) => sum(data))).toEqual([revenue.thisMonth, revenue.lastMonth])
    expect(revenue.series.map(({ data }) => data.length)).toEqual([revenue.days.length, revenue.days.length])
  })
})
