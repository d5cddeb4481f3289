// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectExamples } from '../../support/examples'
import { renderPage } from '../../support/renderPage'

const card = (name: string) => within(screen.getByRole('region', { name }))

describe('the actions of cards', () => {
  const profit = /^\$\d,\d{3}$/

  it('collapse and expand a card, in the URL', async () => {
    const { user, router } = await renderPage('/cards/actions')
    expect(await screen.findByText(profit)).toBeVisible()
    await user.click(card('Profit').getByRole('button', { name: 'Collapse “Profit”' }))
    expect(router.state.location.search).toBe('?collapsed=profitLineChart')
    expect(screen.queryByText(profit)).not.toBeInTheDocument()
    await user.click(card('Profit').getByRole('button', { name: 'Expand “Profit”' }))
    expect(screen.getByText(profit)).toBeVisible()
  })

  it('remove and restore a card', async () => {
    const { user } = await renderPage('/cards/actions')
    await screen.findByText(profit)
    await user.click(screen.getByRole('button', { name: 'Remove “Profit”' }))
    expect(screen.queryByRole('region', { name: 'Profit' })).not.toBeInTheDocument()
    expect(await screen.findByText('“Profit” removed')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('region', { name: 'Profit' })).toBeVisible()
  })

  it('restore all cards', async () => {
    const { user, router } = await renderPage('/cards/actions?removed=sales.activeUsers.nobody&collapsed=subscribers')
    expect(await screen.findByRole('region', { name: 'Profit' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Quarterly sales' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Restore all cards' }))
    expect(await screen.findByRole('region', { name: 'Quarterly sales' })).toBeVisible()
    const whole = () => screen.queryAllByRole('button', { name: /^Collapse/ })
    expect(whole()).toHaveLength(6)

    // The Refresh button moves to the place of the last card.
    for (const { ariaLabel } of screen.getAllByRole('button', { name: /^Remove/ }))
      await user.click(screen.getByRole('button', { name: ariaLabel ?? '' }))
    expect(whole()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Restore all cards' }))
    expect(whole()).toHaveLength(6)
    expect(router.state.location.search).toBe('')
  })

  it('refresh and enlarge a card', async () => {
    const { user, breakCall } = await renderPage('/cards/actions')
    await screen.findByText(profit)
    await user.click(screen.getByRole('button', { name: 'Enlarge “Profit”' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Profit' }))
    expect(dialog.getByText(profit)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    const mend = breakCall('/card/card-statistics/profit-line-chart', 500)
    await user.click(screen.getByRole('button', { name: 'Refresh “Profit”' }))
    expect(await screen.findByText('Couldn’t load “Profit”')).toBeVisible()
    mend()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(profit)).toBeVisible()
  })
})

it.each([
  ['/cards/basic', 'Basic cards'],
  ['/cards/advance', 'Advanced cards'],
])('%s shows its cards, each with its source file', expectExamples)
