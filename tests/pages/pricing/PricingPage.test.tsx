// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { changeLanguage } from 'i18next'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../support/renderPage'

Element.prototype.scrollIntoView = () => undefined

const planOf = (name: string) => screen.getByRole('region', { name })

async function open(search = '') {
  const view = await renderPage(`/pages/pricing${search}`)
  await screen.findByRole('heading', { level: 2, name: 'Standard' })
  return view
}

it('shows monthly and yearly prices, also per user', async () => {
  const { user, router } = await open()
  expect(planOf('Basic')).toHaveTextContent('$0 per monthFree forever')
  expect(planOf('Standard')).toHaveTextContent('Most popular')
  expect(planOf('Standard')).toHaveTextContent('$49 per monthBilled monthly')
  await user.click(screen.getByRole('switch', { name: 'Pay yearly and save up to 19%' }))
  expect(planOf('Standard')).toHaveTextContent('$40 per month$480 per year')
  expect(planOf('Enterprise')).toHaveTextContent('$80 per month$960 per year')

  const seats = screen.getByRole('slider', { name: 'Team size' })
  fireEvent.change(seats, { target: { value: '16' } })
  expect(seats).toHaveAttribute('aria-valuetext', '16 people')
  expect(planOf('Standard')).toHaveTextContent('$2.50 per person per month')
  expect(planOf('Basic')).toHaveTextContent('Limited to 5 people')
  expect(within(planOf('Basic')).getByRole('button')).toBeDisabled()
  expect(router.state.location.search).toBe('?interval=yearly&seats=16')
})

it('links to the billing settings with the selected plan, except for the current one', async () => {
  await open('?interval=yearly')
  expect(await within(planOf('Enterprise')).findByRole('button', { name: 'Current plan' })).toBeDisabled()
  expect(within(planOf('Standard')).getByRole('link', { name: 'Choose Standard' })).toHaveAttribute(
    'href',
    '/pages/account-settings/billing?plan=standard&interval=yearly',
  )
  expect(within(planOf('Basic')).getByRole('link', { name: 'Choose Basic' })).toHaveAttribute(
    'href',
    '/pages/account-settings/billing?plan=basic&interval=monthly',
  )
})

it('marks the current plan, whose button changes the billing interval', async () => {
  await open()
  const link = await within(planOf('Enterprise')).findByRole('link', { name: 'Switch to monthly billing' })
  expect(link).toHaveAttribute('href', '/pages/account-settings/billing?plan=enterprise&interval=monthly')
  expect(within(planOf('Enterprise')).getByText('Current plan')).toBeVisible()
  expect(within(planOf('Standard')).queryByText('Current plan')).toBeNull()
})

it('links there, too, if the current plan is unknown', async () => {
  const { breakCall, router } = await renderPage('/pages/faq')
  breakCall('/pricing/subscription', 500)
  await router.navigate('/pages/pricing')
  await screen.findByRole('heading', { level: 2, name: 'Standard' })
  for (const plan of ['Basic', 'Standard', 'Enterprise'])
    expect(await within(planOf(plan)).findByRole('link', { name: `Choose ${plan}` })).toBeVisible()
})

it('contains structured data with prices', async () => {
  await open()
  const script = screen.getByText(/schema\.org/, { ignore: false })
  const data: unknown = JSON.parse(script.textContent)
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    offers: [
      { name: 'Basic', price: 0 },
      { name: 'Standard', price: 49, priceCurrency: 'USD' },
      { name: 'Standard', price: 40, priceCurrency: 'USD' },
      { name: 'Enterprise', price: 99, priceCurrency: 'USD' },
      { name: 'Enterprise', price: 80, priceCurrency: 'USD' },
    ],
  })
})

it('compares the plans line by line, and answers questions', async () => {
  const { user, router } = await open()
  const table = screen.getByRole('table', { name: 'Compare plans' })
  expect(within(table).getByRole('row', { name: /^Invoices and online shop/ })).toHaveTextContent(
    'Not includedIncludedIncluded',
  )
  expect(within(table).getByRole('row', { name: /^Users/ })).toHaveTextContent('Up to 5Up to 50Up to 500')
  await user.click(screen.getByRole('button', { name: 'Can I cancel at any time?' }))
  await waitFor(() => expect(router.state.location.hash).toBe('#can-i-cancel-at-any-time'))
  expect(screen.getByText(/with two clicks and no phone call/)).toBeVisible()
})

it('keeps the slider where it was moved before the URL follows', async () => {
  const { router } = await open()
  const seats = screen.getByRole('slider', { name: 'Team size' })
  // Outside of `act`, as it would end the router's transition after each event.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  for (const value of ['2', '3', '4']) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(seats, value)
    seats.dispatchEvent(new Event('input', { bubbles: true }))
    expect(seats).toHaveValue(value)
  }
  vi.unstubAllGlobals()
  await waitFor(() => expect(router.state.location.search).toBe('?seats=4'))
})

it('follows a change of language, with the same question open', async () => {
  await open('#can-i-cancel-at-any-time')
  await act(() => changeLanguage('de'))
  expect(await screen.findByRole('button', { name: 'Kann ich jederzeit kündigen?' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  expect(planOf('Standard')).toHaveTextContent('Für Teams, die täglich zusammenarbeiten')
})
