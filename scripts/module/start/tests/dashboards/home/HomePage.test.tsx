// @vitest-environment jsdom
import { createApiClient } from '@core/api/client'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { homeApi } from '@/redux/dashboards/home/contract'
import { now } from '../../support/backend'
import { renderPage } from '../../support/renderPage'

/* Only the date is fixed; timers run. */
beforeEach(() => {
  vi.setSystemTime(now())
  return () => vi.useRealTimers()
})

const figures = () => within(screen.getByRole('group', { name: 'Key figures' }))
const rows = () =>
  within(screen.getByRole('table', { name: 'Latest sales' }))
    .getAllByRole('row')
    .slice(1)

async function open(address = '/') {
  const view = await renderPage(address)
  const api = createApiClient(() => Promise.resolve(view.client))
  const revenueOf = async (query: object) => {
    const { value } = (await api.call(homeApi.overview, { query })).figures.revenue
    return `$${value.toLocaleString('en')}`
  }
  await screen.findByRole('img', { name: /Revenue over time/ })
  return { ...view, revenueOf }
}

describe('the home page', () => {
  it('greets the user, and shows figures, charts and sales of the last 30 days', async () => {
    const { revenueOf } = await open()
    expect(screen.getByText(/^Welcome back, \w/)).toBeVisible()
    expect(figures().getByText(await revenueOf({ from: '2026-10-20', to: '2026-11-18' }))).toBeVisible()
    expect(screen.getByRole('img', { name: /Revenue by plan/ })).toBeVisible()
    await waitFor(() => expect(rows()).toHaveLength(10))
  })

  it('follows the range, which is part of the URL', async () => {
    const { user, router, revenueOf } = await open('/?page=3')
    await user.click(screen.getByRole('button', { name: 'Range: Last 30 days' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Last 7 days' }))
    expect(router.state.location.search).toBe('?range=7-days')
    expect(await figures().findByText(await revenueOf({ from: '2026-11-12', to: '2026-11-18' }))).toBeVisible()
  })

  it('keeps filters of the sales in the URL', async () => {
    await open('/?status=refunded')
    await waitFor(() => expect(rows().length).toBeGreaterThan(0))
    for (const row of rows()) expect(row).toHaveTextContent('Refunded')
  })

  it('shows errors, and retries', async () => {
    const view = await renderPage('/misc/error')
    const repair = view.breakCall('/dashboards/home/overview', 500)
    await view.router.navigate('/')
    const [retry] = await screen.findAllByRole('button', { name: 'Try again' })
    expect(screen.queryByRole('group', { name: 'Key figures' })).not.toBeInTheDocument()
    repair()
    await view.user.click(retry!)
    expect(await screen.findByRole('img', { name: /Revenue over time/ })).toBeVisible()
  })

  it('says so if nothing was sold', async () => {
    vi.setSystemTime(new Date('2030-01-01'))
    await renderPage('/')
    await waitFor(() => expect(screen.getAllByText('No sales in this range')).toHaveLength(3))
  })
})
