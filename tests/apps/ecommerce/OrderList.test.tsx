// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { now } from '../../support/backend'
import { openAsReader } from '../../support/openAsReader'
import { renderPage } from '../../support/renderPage'

/* Only the date is fixed; timers run. */
beforeEach(() => {
  vi.setSystemTime(now())
  return () => vi.useRealTimers()
})

async function openList(search = '') {
  const view = await renderPage(`/apps/ecommerce/orders${search}`)
  await screen.findByRole('tab', { name: /^All\s*12$/ })
  return { ...view, search: () => view.router.state.location.search }
}
const links = () => within(screen.getByRole('list', { name: 'Orders' })).getAllByRole('link')

describe('the orders', () => {
  it('are summarized and listed with links, newest first', async () => {
    const { user } = await openList()
    expect(screen.getByText('$3,132.30')).toBeVisible()
    expect(screen.getByText('16.7% of all orders')).toBeVisible()
    expect(screen.getByText('66.7% of all orders')).toBeVisible()
    expect(links()).toHaveLength(10)
    await user.click(screen.getByRole('link', { name: 'Order LS-40213' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Order LS-40213' })).toBeVisible()
  })

  it('are filtered by status, searched, and paged, all in the URL', async () => {
    const { user, search } = await openList()
    await user.click(screen.getByRole('tab', { name: /^Returned/ }))
    expect(search()).toBe('?status=returned')
    expect(links().map(({ textContent }) => textContent)).toEqual(['Order LS-40207'])
    await user.click(screen.getByRole('tab', { name: /^All/ }))
    await user.click(screen.getByRole('button', { name: /page 2/i }))
    expect(search()).toBe('?page=2')
    expect(links()).toHaveLength(2)
    await user.type(screen.getByRole('searchbox', { name: 'Search orders' }), 'cloud cup')
    await waitFor(() => {
      expect(links().map(({ textContent }) => textContent)).toEqual(['Order LS-40212', 'Order LS-40209'])
    })
    expect(search()).toBe('?q=cloud+cup')
  })

  it('can be found again if none matches', async () => {
    const { user, search } = await openList('?status=shipped&q=teapot')
    expect(screen.queryByRole('list', { name: 'Orders' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    expect(search()).toBe('')
    expect(links()).toHaveLength(10)
  })

  it('can be canceled in their row, if not shipped', async () => {
    const { user } = await openList('?status=placed')
    await user.click(screen.getByRole('button', { name: 'Actions for order LS-40214' }))
    await user.click(screen.getByRole('menuitem', { name: 'Cancel order' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel order' }))
    expect(await screen.findByRole('tab', { name: /^Canceled\s*2$/ })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Order LS-40214' })).not.toBeInTheDocument()
  })

  it('have no actions without permission', async () => {
    await openAsReader('/apps/ecommerce/orders', 'Ecommerce')
    expect(await screen.findByRole('link', { name: 'Order LS-40214' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument()
  })
})
