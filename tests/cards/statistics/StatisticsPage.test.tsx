// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../support/renderPage'
import { expectZeroFigures } from '../../support/zeroFigures'

const card = (name: string) => within(screen.getByRole('region', { name }))

async function open() {
  const view = await renderPage('/cards/statistics')
  expect(await screen.findByRole('table', { name: 'Channel' })).toBeVisible()
  expect(await screen.findAllByRole('img')).toHaveLength(6)
  return view
}

it('shows a dozen cards, each with a figure and its change', async () => {
  await open()
  expect(screen.getAllByRole('region')).toHaveLength(12)
  expect(card('Profit').getByText('$6,778')).toBeVisible()
  expect(card('Profit').getByText(/\+6\.1%/)).toBeVisible()
  expect(card('Quarterly sales').getByText(/-12\.3%/)).toBeVisible()
  expect(card('Active users').getByText('6,598')).toBeVisible()
})

it('shows each figure in a way of its own', async () => {
  await open()
  for (const name of ['Orders by day', 'Profit', 'Quarterly goal'])
    expect(card(name).getByRole('img')).toHaveAccessibleName(expect.stringContaining(name))
  expect(card('Revenue generated').getByRole('img')).toHaveTextContent('Revenue generated, Previous period')
  expect(card('On-time delivery').getByRole('img')).toHaveTextContent(/^Packed .*Shipped .*Delivered /)
  expect(card('Newsletter readers').getByRole('progressbar', { name: 'Goal progress' })).toHaveAttribute(
    'aria-valuenow',
    '90',
  )
  expect(card('Newsletter readers').getByText('986 to go')).toBeVisible()
  expect(card('Active users').getByText('58.7%')).toBeVisible()
  const ranks = within(card('Quarterly sales').getByRole('list')).getAllByRole('listitem')
  expect(ranks.map(({ textContent }) => textContent)).toEqual([
    'Furniture$78,420',
    'Lighting$52,310',
    'Textiles$36,850',
    'Kitchen$26,610',
  ])
  expect(card('Site traffic').getAllByRole('listitem')[0]).toHaveTextContent('Search35,12044.5%')
  expect(card('Orders received').getAllByRole('listitem')[0]).toHaveTextContent('Highest3,105')
  expect(card('Sales channels').getByRole('row', { name: /^Retail stores/ })).toHaveTextContent('53118.2%')
})

it('shows zeros where there is nothing yet', async () => {
  await expectZeroFigures('/cards/statistics', 6)
})

it('offers what can be done with a chart only where there is one', async () => {
  const { user } = await open()
  const menuOf = async (name: string) => {
    await user.click(screen.getByRole('button', { name: `Actions for “${name}”` }))
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
    await user.keyboard('{Escape}')
    return items
  }
  expect(await menuOf('Profit')).toContain('Show as table')
  expect(await menuOf('Sales channels')).toEqual(['Refresh'])
})

it('lets one card fail and be tried again without the others', async () => {
  const view = await renderPage('/apps/todo')
  const mend = view.breakCall('/card/card-statistics/orders', 500)
  await view.router.navigate('/cards/statistics')
  expect(await screen.findByText('Couldn’t load “Orders received”')).toBeVisible()
  expect(await screen.findAllByRole('img')).toHaveLength(6)
  mend()
  await view.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await card('Orders received').findByText('18,485')).toBeVisible()
})

it('keeps what a card shows when refreshing it fails', async () => {
  const { user, breakCall } = await open()
  breakCall('/card/card-statistics/profit-line-chart', 500)
  await user.click(screen.getByRole('button', { name: 'Actions for “Profit”' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Refresh' }))
  expect(await card('Profit').findByText('Couldn’t refresh this data')).toBeVisible()
  expect(card('Profit').getByText('$6,778')).toBeVisible()
})
