// @vitest-environment jsdom
import { createApiClient } from '@core/api/client'
import type { DayRangeQuery } from '@core/api/dayRange'
import { dayTextOf } from '@core/zonedTime'
import { addDays } from '@fake-db/kit/env'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { analyticsApi } from '@/redux/cards/analytics/contract'
import { statisticsApi } from '@/redux/cards/statistics/contract'
import { now } from '../../support/backend'
import { renderPage } from '../../support/renderPage'

const card = (name: string) => within(screen.getByRole('region', { name }))
const day = (ago: number) => dayTextOf(addDays(now(), -ago))
const dollars = (amount: number) => `$${amount.toLocaleString('en')}`

/* Only the date is fixed; timers run. */
beforeEach(() => {
  vi.setSystemTime(now())
  return () => vi.useRealTimers()
})

async function open(address = '/') {
  const view = await renderPage(address)
  await screen.findByRole('region', { name: 'Revenue report' })
  const api = createApiClient(() => Promise.resolve(view.client))
  const choose = async (option: string) => {
    await view.user.click(screen.getByRole('button', { name: /^Range: / }))
    await view.user.click(await screen.findByRole('menuitemradio', { name: option }))
  }
  const profitOf = (query: DayRangeQuery) => api.call(statisticsApi.profitLineChart, { query })
  const reportOf = (query: DayRangeQuery) => api.call(analyticsApi.revenueReport, { query })
  return { ...view, choose, profitOf, reportOf, search: () => view.router.state.location.search }
}

describe('the range of a dashboard', () => {
  it('defaults to thirty days, and every card follows a change', async () => {
    const { choose, search, profitOf, reportOf } = await open()
    const month = await profitOf({ from: day(29), to: day(0) })
    expect(await card('Profit').findByText(dollars(month.figure))).toBeVisible()
    await choose('Last 7 days')
    expect(search()).toBe('?range=7-days')
    const query = { from: day(6), to: day(0) }
    const [profit, report] = [await profitOf(query), await reportOf(query)]
    expect(profit.figure).toBeLessThan(month.figure)
    expect(await card('Profit').findByText(dollars(profit.figure))).toBeVisible()
    expect(await card('Revenue report').findByText(dollars(report.price))).toBeVisible()
  })

  it('is part of the URL, with the comparison', async () => {
    const { profitOf } = await open('/?from=2026-02-01&to=2026-03-31&compare=year')
    expect(screen.getByRole('button', { name: /^Range: Feb 1.+Mar 31, 2026$/ })).toBeVisible()
    const { figure, change } = await profitOf({ from: '2026-02-01', to: '2026-03-31', compare: 'year' })
    expect(await card('Profit').findByText(dollars(figure))).toBeVisible()
    expect(card('Profit').getByText(new RegExp(`\\+${change}%`))).toBeVisible()
    expect(card('Profit').getByText('vs. same period last year')).toBeVisible()
  })

  it('is passed to the list behind a card', async () => {
    const { user, router } = await open('/?from=2026-02-01&to=2026-03-31')
    await user.click(card('Revenue report').getByRole('button', { name: /^Actions/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'View invoices' }))
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: '/apps/invoice/list',
        search: '?issuedDateFrom=2026-02-01&issuedDateTo=2026-03-31',
      }),
    )
  })

  it('has no comparison on request', async () => {
    const { choose, search } = await open()
    expect(await card('Profit').findByText('vs. previous 30 days')).toBeVisible()
    expect(card('Profit').getByText(/%/)).toBeVisible()
    await choose('No comparison')
    expect(search()).toBe('?compare=none')
    await expect.poll(() => card('Profit').queryByText(/%/)).toBeNull()
    expect(card('Profit').queryByText(/^vs\./)).toBeNull()
  })

  it('can be custom, with validation', async () => {
    const { user, choose, search } = await open('/?customers=month')
    await choose('Custom range…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Date range' }))
    const [from, to] = [dialog.getByRole('textbox', { name: 'From' }), dialog.getByRole('textbox', { name: 'To' })]
    await user.clear(from)
    await user.type(from, '02/10/2026')
    await user.clear(to)
    await user.type(to, '02/01/2026')
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    expect(await dialog.findByText('Can’t be before the start')).toBeVisible()
    await user.clear(to)
    await user.type(to, '02/20/2026')
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    await expect.poll(search).toBe('?from=2026-02-10&to=2026-02-20')
    expect(await screen.findByRole('button', { name: /^Range: Feb 10.+20, 2026$/ })).toBeVisible()
  })

  it('uses the default for an invalid URL', async () => {
    await open('/?from=2026-03-31&to=2026-02-01&range=century&compare=everything')
    expect(screen.getByRole('button', { name: 'Range: Last 30 days' })).toBeVisible()
  })
})
