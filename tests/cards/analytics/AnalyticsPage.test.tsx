// @vitest-environment jsdom
import { createApiClient } from '@core/api/client'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { analyticsApi } from '@/redux/cards/analytics/contract'
import type { Period } from '@/redux/cards/analytics/schema'
import { now } from '../../support/backend'
import { renderPage } from '../../support/renderPage'
import { expectZeroFigures } from '../../support/zeroFigures'

const card = (name: string) => within(screen.getByRole('region', { name }))

const thisYear = now().getFullYear()
const dollars = (amount: number) => `$${amount.toLocaleString('en')}`

/* Only the date is fixed; timers run. */
beforeEach(() => {
  vi.setSystemTime(now())
  return () => vi.useRealTimers()
})

async function open(address = '/cards/analytics') {
  const view = await renderPage(address)
  const api = createApiClient(() => Promise.resolve(view.client))
  expect(await screen.findAllByRole('img')).toHaveLength(8)
  const choose = async (button: HTMLElement, option: string) => {
    await view.user.click(button)
    await view.user.click(await screen.findByRole('menuitemradio', { name: option }))
  }
  const read = async (last_days: Period, name: 'supportTracker' | 'customers') => {
    const query = { last_days }
    const figure =
      name === 'customers'
        ? (await api.call(analyticsApi.customers, { query })).listData[0]!.result
        : (await api.call(analyticsApi.supportTracker, { query })).totalTicket
    return figure.toLocaleString('en')
  }
  return { ...view, api, choose, read, search: () => view.router.state.location.search }
}

describe('the analytics cards', () => {
  it('default to the last 28 days', async () => {
    const { read } = await open()
    expect(card('Support tracker').getByText(await read('Last 28 Days', 'supportTracker'))).toBeVisible()
    expect(card('Customers').getByText(await read('Last 28 Days', 'customers'))).toBeVisible()
    expect(card('Sessions by device').getAllByText('58.6%')).toHaveLength(2) // in the list and in the donut
  })

  it('show zeros without data', async () => {
    await expectZeroFigures('/cards/analytics', 8)
  })

  it('change their period one by one, until all are changed, in the URL', async () => {
    const { choose, search, read } = await open()
    await choose(card('Customers').getByRole('button', { name: 'Last 28 days' }), 'Last month')
    expect(search()).toBe('?customers=month')
    expect(await card('Customers').findByText(await read('Last Month', 'customers'))).toBeVisible()
    expect(card('Support tracker').getByText(await read('Last 28 Days', 'supportTracker'))).toBeVisible()
    await choose(screen.getByRole('button', { name: 'Period for all cards: Last 28 days' }), 'Last year')
    expect(search()).toBe('?period=year')
    expect(await card('Support tracker').findByText(await read('Last Year', 'supportTracker'))).toBeVisible()
    expect(await card('Customers').findByText(await read('Last Year', 'customers'))).toBeVisible()
  })

  it('follow the URL, and default for unknown values', async () => {
    const { read } = await open('/cards/analytics?tracker=year&period=century&year=1066')
    expect(await card('Support tracker').findByText(await read('Last Year', 'supportTracker'))).toBeVisible()
    expect(card('Customers').getByText(await read('Last 28 Days', 'customers'))).toBeVisible()
    expect(card('Revenue report').getByRole('button', { name: `Year: ${thisYear}` })).toBeVisible()
  })

  it('show this year, or a selected one', async () => {
    const { choose, search, api } = await open()
    const year = String(thisYear - 1)
    await choose(card('Revenue report').getByRole('button', { name: `Year: ${thisYear}` }), year)
    expect(search()).toBe(`?year=${year}`)
    const query = { from: `${year}-01-01`, to: `${year}-12-31` }
    const { price } = await api.call(analyticsApi.revenueReport, { query })
    expect(await card('Revenue report').findByText(dollars(price))).toBeVisible()
  })
})
