// @vitest-environment jsdom
import { createApiClient } from '@core/api/client'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { StatisticsName } from '@/redux/cards/statistics/contract'
import { statisticsApi } from '@/redux/cards/statistics/contract'
import { renderPage } from '../../support/renderPage'
import { expectZeroFigures } from '../../support/zeroFigures'

const card = (name: string) => within(screen.getByRole('region', { name }))

async function open() {
  const view = await renderPage('/cards/statistics')
  expect(await screen.findByRole('table', { name: 'Channel' })).toBeVisible()
  expect(await screen.findAllByRole('img')).toHaveLength(6)
  // Six cards have no chart.
  for (const text of ['Highest', 'Goal progress', 'Search', '58.6%'])
    expect((await screen.findAllByText(text))[0]).toBeVisible()
  const api = createApiClient(() => Promise.resolve(view.client))
  const read = (name: StatisticsName) => api.call(statisticsApi[name], { query: {} })
  return { ...view, read }
}

const count = (amount: number) => amount.toLocaleString('en')
const percent = (share: number) =>
  share.toLocaleString('en', { style: 'percent', minimumFractionDigits: 0, maximumFractionDigits: 1 })

it('shows a dozen cards, each with a figure and its change', async () => {
  const { read } = await open()
  expect(screen.getAllByRole('region')).toHaveLength(12)
  const profit = await read('profitLineChart')
  expect(card('Profit').getByText(`$${count(profit.figure)}`)).toBeVisible()
  expect(card('Profit').getByText(new RegExp(`${profit.change}%`))).toBeVisible()
  expect(card('Active users').getByText(count((await read('activeUsers')).figure))).toBeVisible()
})

it('shows the period of each card', async () => {
  await open()
  const words = screen.getAllByText(/^\w{3} \d+\s–\s(\w{3} )?\d+ · (vs\. previous period|Goal: .+)$/)
  expect(words).toHaveLength(12)
})

it('shows each figure in a different way', async () => {
  const { read } = await open()
  for (const name of ['Orders by day', 'Profit', 'Quarterly goal'])
    expect(card(name).getByRole('img')).toHaveAccessibleName(expect.stringContaining(name))
  expect(card('Revenue generated').getByRole('img')).toHaveTextContent('Revenue generated, Previous period')
  expect(card('On-time delivery').getByRole('img')).toHaveTextContent(/^Packed .*Shipped .*Delivered /)
  expect(card('Newsletter readers').getByRole('progressbar', { name: 'Goal progress' })).toHaveAttribute(
    'aria-valuenow',
    '90',
  )
  const { figure: readers, goal = 0 } = await read('newsletter')
  expect(card('Newsletter readers').getByText(`${count(goal - readers)} to go`)).toBeVisible()
  expect(card('Active users').getByText('58.6%')).toBeVisible()
  const ranks = within(card('Quarterly sales').getByRole('list')).getAllByRole('listitem')
  const { parts: departments = [] } = await read('sales')
  expect(ranks.map(({ textContent }) => textContent)).toEqual(
    ['Furniture', 'Lighting', 'Textiles', 'Kitchen'].map((name, rank) => `${name}$${count(departments[rank]!.value)}`),
  )
  const traffic = await read('siteTraffic')
  const search = traffic.parts![0]!.value
  expect(card('Site traffic').getAllByRole('listitem')[0]).toHaveTextContent(
    `Search${count(search)}${percent(search / traffic.figure)}`,
  )
  const highest = Math.max(...(await read('orders')).series[0]!.data)
  expect(card('Orders received').getAllByRole('listitem')[0]).toHaveTextContent(`Highest${count(highest)}`)
  const channels = await read('channels')
  const store = channels.parts!.find(({ name }) => name === 'store')!.value
  expect(card('Sales channels').getByRole('row', { name: /^Retail stores/ })).toHaveTextContent(
    `${count(store)}${percent(store / channels.figure)}`,
  )
})

it('shows zeros without data', async () => {
  await expectZeroFigures('/cards/statistics', 6)
})

it('offers chart actions only for charts', async () => {
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

it('lets one card fail and retry independently', async () => {
  const view = await renderPage('/apps/todo')
  const mend = view.breakCall('/card/card-statistics/orders', 500)
  await view.router.navigate('/cards/statistics')
  expect(await screen.findByText('Couldn’t load “Orders received”')).toBeVisible()
  expect(await screen.findAllByRole('img')).toHaveLength(6)
  mend()
  await view.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await card('Orders received').findByText('Highest')).toBeVisible()
})

it("keeps a card's figures if the refetch fails", async () => {
  const { user, breakCall, read } = await open()
  const { figure } = await read('profitLineChart')
  breakCall('/card/card-statistics/profit-line-chart', 500)
  await user.click(screen.getByRole('button', { name: 'Actions for “Profit”' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Refresh' }))
  expect(await card('Profit').findByText('Couldn’t refresh this data')).toBeVisible()
  expect(card('Profit').getByText(`$${count(figure)}`)).toBeVisible()
})
