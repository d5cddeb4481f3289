import { dayTextOf } from '@core/zonedTime'
import { dayNumber } from '@fake-db/kit/dayRange'
import { describe, expect, it } from 'vitest'
import type { StatisticsName } from '@/redux/cards/statistics/contract'
import { statisticsApi } from '@/redux/cards/statistics/contract'
import { statisticsCardSchema } from '@/redux/cards/statistics/schema'
import { now, refusal, startBackend } from '../../support/backend'

const names = Object.keys(statisticsApi) as StatisticsName[]
const clocks = [now, () => new Date('2028-02-29T23:59:59Z'), () => new Date('2027-03-28T00:30:00Z')]

describe('the statistics cards', () => {
  it.each(names)('have a series with its times, and a figure: %s', async (name) => {
    const card = await startBackend().api.call(statisticsApi[name], { query: {} })
    expect(statisticsCardSchema.parse(card)).toEqual(card)
    for (const { data } of card.series) expect(data).toHaveLength(card.times.length)
  })

  it.each(names)('end today, at any time: %s', async (name) => {
    for (const clock of clocks) {
      const { times } = await startBackend({ now: clock }).api.call(statisticsApi[name], { query: {} })
      const today = dayNumber(dayTextOf(clock()))
      const days = times.map(dayNumber)
      expect(days).toEqual([...new Set(days)].toSorted((a, b) => a - b))
      // The last span is a day or a week.
      expect([today, today - 6]).toContain(days.at(-1))
    }
  })

  it.each(names)('include parts and goal of a figure: %s', async (name) => {
    const { figure, goal = figure, parts } = await startBackend().api.call(statisticsApi[name], { query: {} })
    // Revenue may exceed its goal.
    if (name !== 'target') expect(figure).toBeLessThanOrEqual(goal)
    const values = parts?.map(({ value }) => value) ?? [figure]
    expect(values).toEqual(values.toSorted((a, b) => b - a))
    if (name === 'fulfilment') expect(values.at(-1)).toBe(figure)
    else expect(values.reduce((total, value) => total + value, 0)).toBe(figure)
  })

  it('sum flows, and use the last value of stocks', async () => {
    const { api } = startBackend()
    const orders = await api.call(statisticsApi.ordersBarChart, { query: {} })
    expect(orders.figure).toBe(orders.series[0]!.data.reduce((total, number) => total + number, 0))
    const users = await api.call(statisticsApi.activeUsers, { query: {} })
    expect(users.figure).toBe(users.series[0]!.data.at(-1))
  })
})

describe('a range of days', () => {
  const from = '2026-10-20'
  const to = '2026-11-18'
  const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

  it.each(names)('applies to figure, series and parts, in every response: %s', async (name) => {
    const { api } = startBackend()
    const card = await api.call(statisticsApi[name], { query: { from, to } })
    expect(statisticsCardSchema.parse(card)).toEqual(card)
    expect(await startBackend().api.call(statisticsApi[name], { query: { from, to } })).toEqual(card)
    const stands = name === 'activeUsers' || name === 'newsletter'
    const course = card.series[0]!.data
    expect(card.figure).toBe(stands ? course.at(-1) : total(course))
    const usual = await api.call(statisticsApi[name], { query: {} })
    if (stands) expect(card.figure / usual.figure).toBeCloseTo(1, 0)
    const shorter = await api.call(statisticsApi[name], { query: { from: '2026-11-12', to } })
    if (!stands) expect(shorter.figure).toBeLessThan(card.figure / 2)
  })

  it('sums its parts, and has a previous range to compare with', async () => {
    const { api } = startBackend()
    const figure = async (first: string, last: string) =>
      (await api.call(statisticsApi.orders, { query: { from: first, to: last } })).figure
    expect(await figure(from, to)).toBe((await figure(from, '2026-11-01')) + (await figure('2026-11-02', to)))
    const { change } = await api.call(statisticsApi.orders, { query: { from, to } })
    const before = await figure('2026-09-20', '2026-10-19')
    expect(change).toBeCloseTo(((await figure(from, to)) / before - 1) * 100, 0)
    const year = await api.call(statisticsApi.orders, { query: { from, to, compare: 'year' } })
    expect(year.change).toBeGreaterThan(0)
    const none = await api.call(statisticsApi.siteTraffic, { query: { from, to, compare: 'none' } })
    expect(none.change).toBeUndefined()
    expect(none.parts?.every((part) => part.change === undefined)).toBe(true)
    expect(none.series).toHaveLength(1)
  })

  it('contains no future days', async () => {
    const { api } = startBackend()
    const { figure, times } = await api.call(statisticsApi.orders, { query: { from: '2026-11-19', to: '2026-11-30' } })
    expect([figure, times.length]).toEqual([0, 12])
  })

  it('is rejected if invalid', async () => {
    const call = startBackend().axios.get('/card/card-statistics/orders', { params: { from: to, to: from } })
    expect(await refusal(call)).toEqual({ status: 400, error: { to: 'dateOrder' } })
  })
})
