import { describe, expect, it } from 'vitest'
import type { StatisticsName } from '@/redux/cards/statistics/contract'
import { statisticsApi } from '@/redux/cards/statistics/contract'
import { statisticsCardSchema } from '@/redux/cards/statistics/schema'
import { now, startBackend } from '../../support/backend'

const names = Object.keys(statisticsApi) as StatisticsName[]
const clocks = [now, () => new Date('2028-02-29T23:59:59Z'), () => new Date('2027-03-28T00:30:00Z')]

describe('the statistics cards', () => {
  it.each(names)('have a series with its times, and a figure: %s', async (name) => {
    const card = await startBackend().api.call(statisticsApi[name], { query: {} })
    expect(statisticsCardSchema.parse(card)).toEqual(card)
    for (const { data } of card.series) expect(data).toHaveLength(card.times.length)
  })

  it('all differ', async () => {
    const { api } = startBackend()
    const cards = await Promise.all(names.map((name) => api.call(statisticsApi[name], { query: {} })))
    expect(new Set(cards.map(({ series }) => JSON.stringify(series))).size).toBe(names.length)
  })

  it.each(names)('lead up to today, whenever that is: %s', async (name) => {
    for (const clock of clocks) {
      const { times } = await startBackend({ now: clock }).api.call(statisticsApi[name], { query: {} })
      expect(new Date(times.at(-1)!).toDateString()).toBe(clock().toDateString())
      const days = times.map((time) => new Date(new Date(time).toDateString()).getTime())
      expect(days).toEqual([...new Set(days)].toSorted((a, b) => a - b))
    }
  })

  it.each(names)('say what a figure is made up of, and what it is to reach: %s', async (name) => {
    const { figure, goal = figure, parts } = await startBackend().api.call(statisticsApi[name], { query: {} })
    expect(figure).toBeLessThanOrEqual(goal)
    const values = parts?.map(({ value }) => value) ?? [figure]
    expect(values).toEqual(values.toSorted((a, b) => b - a))
    if (name === 'fulfilment') expect(values.at(-1)).toBe(figure)
    else expect(values.reduce((total, value) => total + value, 0)).toBe(figure)
  })

  it('add up what flows, and show the last of what stands', async () => {
    const { api } = startBackend()
    const orders = await api.call(statisticsApi.ordersBarChart, { query: {} })
    expect(orders.figure).toBe(orders.series[0]!.data.reduce((total, number) => total + number, 0))
    const users = await api.call(statisticsApi.activeUsers, { query: {} })
    expect(users.figure).toBe(users.series[0]!.data.at(-1))
  })
})
