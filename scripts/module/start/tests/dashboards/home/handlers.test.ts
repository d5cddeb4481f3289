import { describe, expect, it } from 'vitest'
import { homeApi } from '@/redux/dashboards/home/contract'
import { saleFields } from '@/views/dashboards/home/fields'
import { refusal, startBackend } from '../../support/backend'
import { testListFields } from '../../support/listFields'

const month = { from: '2026-10-20', to: '2026-11-18' }
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

function open() {
  const { api } = startBackend()
  return {
    overview: (query: object = month) => api.call(homeApi.overview, { query }),
    list: (query: object = {}) => api.call(homeApi.sales, { query }),
  }
}

describe('the overview', () => {
  it('adds up the sales of the range, without refunds', async () => {
    const { overview, list } = open()
    const { sales } = await list({ ...month, status: ['paid', 'pending'], perPage: 1000 })
    const { figures } = await overview()
    expect(sales.length).toBeGreaterThan(60)
    expect(figures.sales.value).toBe(sales.length)
    expect(figures.revenue.value).toBe(sum(sales.map(({ amount }) => amount)))
    expect(figures.averageSale.value).toBe(Math.round(figures.revenue.value / sales.length))
    expect(figures.newCustomers.value).toBeLessThan(new Set(sales.map(({ customer }) => customer)).size)
    expect(figures.newCustomers.value).toBeGreaterThan(0)
  })

  it('has the same revenue in all parts', async () => {
    const { figures, times, revenue, revenueBefore, plans } = await open().overview()
    expect(times).toHaveLength(30)
    expect([times[0], times.at(-1)]).toEqual([month.from, month.to])
    expect([sum(revenue), sum(plans.map((plan) => plan.revenue))]).toEqual([
      figures.revenue.value,
      figures.revenue.value,
    ])
    expect(sum(revenueBefore ?? [])).toBe(figures.revenue.before)
  })

  it('compares with the period before, or with none', async () => {
    const { overview } = open()
    const before = await overview({ from: '2026-09-20', to: '2026-10-19' })
    expect((await overview()).figures.sales.before).toBe(before.figures.sales.value)
    const { figures, revenueBefore } = await overview({ ...month, compare: 'none' })
    expect([figures.sales.before, revenueBefore]).toEqual([null, null])
  })

  it('defaults to the last 30 days, and rejects a reversed range', async () => {
    const { overview } = open()
    expect(await overview({})).toEqual(await overview())
    expect(await refusal(overview({ from: '2026-11-18', to: '2026-11-01' }))).toMatchObject({ status: 400 })
  })
})

describe('the list of sales', () => {
  testListFields(saleFields, homeApi.sales, [])

  it('supports search, filters, the range and sorting', async () => {
    const { list } = open()
    const { sales, total } = await list({ sort: 'desc', perPage: 5 })
    expect(sales.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4].map((place) => total - place))
    const customer = sales[0]?.customer ?? ''
    expect((await list({ q: customer })).sales.every((sale) => sale.customer === customer)).toBe(true)
    expect((await list({ plan: ['team'], perPage: 50 })).sales.every(({ plan }) => plan === 'team')).toBe(true)
    const days = (await list({ ...month, sortColumn: 'soldOn', perPage: 1000 })).sales.map(({ soldOn }) => soldOn)
    expect([days[0], days.at(-1)]).toEqual([month.from, month.to])
  })
})
