// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { subscriptionApi } from '@/redux/shell/subscription/contract'
import { renderPage } from '../../support/renderPage'

Element.prototype.scrollIntoView = () => undefined

const planOf = (name: string) => screen.getByRole('region', { name })

async function open(search = '') {
  const view = await renderPage(`/pages/pricing${search}`)
  await screen.findByRole('heading', { level: 2, name: 'Standard' })
  return view
}

it('says what the plans cost by the month and by the year, and for each of the team', async () => {
  const { user, router } = await open()
  expect(planOf('Basic')).toHaveTextContent('$0 per monthFree for ever')
  expect(planOf('Standard')).toHaveTextContent('Most popular')
  expect(planOf('Standard')).toHaveTextContent('$49 per monthBilled each month')
  await user.click(screen.getByRole('switch', { name: 'Pay by the year, and save up to 19.2%' }))
  expect(planOf('Standard')).toHaveTextContent('$40 per month$480 a year')
  expect(planOf('Enterprise')).toHaveTextContent('$80 per month$960 a year')

  fireEvent.change(screen.getByRole('slider', { name: 'People in the team' }), { target: { value: '16' } })
  expect(planOf('Standard')).toHaveTextContent('$2.50 a month for each of 16')
  expect(planOf('Basic')).toHaveTextContent('For 5 people at most')
  expect(within(planOf('Basic')).getByRole('button')).toBeDisabled()
  expect(router.state.location.search).toBe('?interval=yearly&seats=16')
})

it('changes the plan once that is agreed to, and takes it back', async () => {
  const { user, backend } = await open('?interval=yearly')
  expect(backend).toBeDefined()
  expect(await within(planOf('Enterprise')).findByRole('button', { name: 'Your plan' })).toBeDisabled()
  await user.click(within(planOf('Standard')).getByRole('button', { name: 'Choose Standard' }))
  const question = await screen.findByRole('dialog', { name: 'Change to Standard?' })
  expect(question).toHaveTextContent('It costs $480 a year, from now on.')
  expect(question).toHaveTextContent('What you use now is more than it has room for.')
  await user.click(within(question).getByRole('button', { name: 'Choose Standard' }))
  expect(await within(planOf('Standard')).findByRole('button', { name: 'Your plan' })).toBeDisabled()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await within(planOf('Enterprise')).findByRole('button', { name: 'Your plan' })).toBeDisabled()
})

it('leaves the plan as it is when that fails, and says so', async () => {
  const { user, breakCall } = await open()
  await screen.findByRole('button', { name: 'Choose Standard' })
  breakCall(subscriptionApi.change.path, 500)
  await user.click(screen.getByRole('button', { name: 'Choose Standard' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Choose Standard' }))
  await screen.findByRole('button', { name: 'Try again' })
  expect(within(planOf('Standard')).getByRole('button', { name: 'Choose Standard' })).toBeEnabled()
})

it('compares the plans line by line, and answers questions', async () => {
  const { user, router } = await open()
  const table = screen.getByRole('table', { name: 'Compare the plans' })
  expect(within(table).getByRole('row', { name: /^Invoices and the online shop/ })).toHaveTextContent(
    'Not includedIncludedIncluded',
  )
  expect(within(table).getByRole('row', { name: /^Users/ })).toHaveTextContent('Up to 5Up to 50Up to 500')
  await user.click(screen.getByRole('button', { name: 'Can I cancel at any time?' }))
  await waitFor(() => expect(router.state.location.hash).toBe('#can-i-cancel-at-any-time'))
  expect(screen.getByText(/with two clicks and no phone call/)).toBeVisible()
})
