// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../support/renderPage'

const card = (name: string) => within(screen.getByRole('region', { name }))

async function open(address = '/cards/analytics') {
  const view = await renderPage(address)
  expect(await screen.findAllByRole('img')).toHaveLength(8)
  const choose = async (button: HTMLElement, option: string) => {
    await view.user.click(button)
    await view.user.click(await screen.findByRole('menuitemradio', { name: option }))
  }
  return { ...view, choose, search: () => view.router.state.location.search }
}

describe('the analytics cards', () => {
  it('show the last 28 days unless another period is chosen', async () => {
    await open()
    expect(card('Support tracker').getByText('286')).toBeVisible()
    expect(card('Customers').getByText('894')).toBeVisible()
    expect(card('Sessions by device').getByText('58.6%')).toBeVisible()
  })

  it('change their period together, and the address says so', async () => {
    const { choose, search } = await open()
    await choose(screen.getByRole('button', { name: 'Cards with a period: Last 28 days' }), 'Last year')
    expect(search()).toBe('?period=year')
    expect(await card('Support tracker').findByText('3,541')).toBeVisible()
    expect(await card('Customers').findByText('10,386')).toBeVisible()
  })

  it('change their period one by one, until all are changed', async () => {
    const { choose, search } = await open()
    await choose(card('Customers').getByRole('button', { name: 'Last 28 days' }), 'Last month')
    expect(search()).toBe('?customers=month')
    expect(await card('Customers').findByText('947')).toBeVisible()
    expect(card('Support tracker').getByText('286')).toBeVisible()
    await choose(screen.getByRole('button', { name: 'Cards with a period: Last 28 days' }), 'Last year')
    expect(search()).toBe('?period=year')
  })

  it('open with what the address says, and with the defaults where it says nothing that is known', async () => {
    await open('/cards/analytics?tracker=year&period=century&year=2018')
    expect(await card('Support tracker').findByText('3,541')).toBeVisible()
    expect(card('Customers').getByText('894')).toBeVisible()
    expect(await card('Revenue report').findByText('$14,466')).toBeVisible()
  })

  it('show the report of the year that is chosen', async () => {
    const { choose, search } = await open()
    await choose(card('Revenue report').getByRole('button', { name: 'Year: 2020' }), '2019')
    expect(search()).toBe('?year=2019')
    expect(await card('Revenue report').findByText('$22,997')).toBeVisible()
  })

  it('show their numbers as a table', async () => {
    const { user } = await open()
    await user.click(card('Goal overview').getByRole('button', { name: 'Actions for “Goal overview”' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Show as table' }))
    expect(card('Goal overview').getByRole('table')).toHaveTextContent('78.6%')
  })
})
