// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../support/renderPage'

const card = (name: string) => within(screen.getByRole('region', { name }))

it('shows nine cards, each with a figure, its change and its course', async () => {
  await renderPage('/cards/statistics')
  expect(await screen.findAllByRole('img')).toHaveLength(9)
  expect(card('Profit').getByText('$6,778')).toBeVisible()
  expect(card('Profit').getByText(/\+6\.1%/)).toBeVisible()
  expect(card('Quarterly sales').getByText(/-12\.3%/)).toBeVisible()
  expect(card('Active users').getByText('6,598')).toBeVisible()
})

it('lets one card fail and be tried again without the others', async () => {
  const view = await renderPage('/apps/todo')
  const mend = view.breakCall('/card/card-statistics/orders', 500)
  await view.router.navigate('/cards/statistics')
  expect(await screen.findByText('“Orders received” could not be loaded')).toBeVisible()
  expect(await screen.findAllByRole('img')).toHaveLength(8)
  mend()
  await view.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await card('Orders received').findByText('18,485')).toBeVisible()
})

it('keeps what a card shows when refreshing it fails', async () => {
  const { user, breakCall } = await renderPage('/cards/statistics')
  await screen.findAllByRole('img')
  breakCall('/card/card-statistics/profit-line-chart', 500)
  await user.click(screen.getByRole('button', { name: 'Actions for “Profit”' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Refresh' }))
  expect(await card('Profit').findByText('These figures may be out of date')).toBeVisible()
  expect(card('Profit').getByText('$6,778')).toBeVisible()
})
