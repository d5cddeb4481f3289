// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { accountSettingsApi } from '@/redux/pages/account-settings/contract'
import { subscriptionApi } from '@/redux/shell/subscription/contract'
import { openAsReader } from '../../support/openAsReader'
import { button, dialog, openTab } from './openTab'

const open = (search = '') => openTab(`/billing${search}`, 'Current plan')
const planCard = () => screen.getByRole('region', { name: 'Current plan' })

describe('the plan', () => {
  it('is shown with its usage', async () => {
    await open()
    expect(planCard()).toHaveTextContent('$960 per year')
    expect(planCard()).toHaveTextContent(/Renews in \d+ days/)
    expect(within(planCard()).getByRole('progressbar', { name: 'Storage' })).toHaveAttribute('aria-valuenow', '37')
  })

  it('changes after showing the differences, and back by Undo', async () => {
    const { user, router, count } = await open('?plan=standard&interval=yearly')
    const choice = await dialog('Choose a plan')
    expect(within(choice).getByRole('radio', { name: /Standard/ })).toBeChecked()
    expect(within(choice).getByText('Price: $480 per year instead of $960 per year')).toBeVisible()
    expect(within(choice).getByText(/Current usage is over this plan’s limits/)).toBeVisible()
    await user.click(within(choice).getByRole('radio', { name: 'Monthly' }))
    expect(within(choice).getByText('Price: $49 per month instead of $960 per year')).toBeVisible()
    expect(router.state.location.search).toBe('?plan=standard&interval=monthly')
    const sent = count(subscriptionApi.change.path)
    await user.dblClick(within(choice).getByRole('button', { name: 'Switch to Standard' }))
    expect(await screen.findByText('Plan changed to Standard')).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(router.state.location.search).toBe('')
    expect(planCard()).toHaveTextContent('$49 per month')
    await user.click(button('Undo'))
    await waitFor(() => expect(planCard()).toHaveTextContent('$960 per year'))
  })

  it('cannot be selected if it is the same, or unknown', async () => {
    const { router } = await open('?plan=enterprise&interval=yearly')
    const choice = await dialog('Choose a plan')
    expect(within(choice).getByRole('button', { name: 'Current plan' })).toBeDisabled()
    await router.navigate('/pages/account-settings/billing?plan=gold')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is canceled after confirmation, runs until its end, and is resumed', async () => {
    const { user } = await open()
    await user.click(button('Cancel subscription'))
    const question = await dialog('Cancel Enterprise subscription?')
    expect(question).toHaveTextContent('You can use it until Apr 10, 2027.')
    await user.click(within(question).getByRole('button', { name: 'Cancel subscription' }))
    await waitFor(() => expect(planCard()).toHaveTextContent(/Ends in \d+ days/))
    await user.click(button('Keep Enterprise'))
    await waitFor(() => expect(planCard()).toHaveTextContent(/Renews in \d+ days/))
  })

  it('is read-only without permission', async () => {
    await openAsReader('/pages/account-settings/billing?plan=standard', 'Data')
    expect(await screen.findByRole('button', { name: 'Change plan' })).toBeDisabled()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('payment', () => {
  it('uses cards, which are added, made primary, and deleted', async () => {
    const { user, client } = await open()
    await user.click(button('Add card'))
    const form = await dialog('Add card')
    const number = within(form).getByRole('textbox', { name: 'Card number' })
    await user.type(number, '4242424242424242')
    expect(number).toHaveValue('4242 4242 4242 4242')
    await user.type(within(form).getByRole('textbox', { name: 'Expiration date' }), '0829')
    await user.dblClick(within(form).getByRole('button', { name: 'Add card' }))
    expect(await screen.findByText('Visa ending in 4242')).toBeVisible()
    await user.click(button('Actions for card ending in 4242'))
    await user.click(await screen.findByRole('menuitem', { name: 'Make primary' }))
    await user.click(await screen.findByRole('button', { name: 'Actions for card ending in 0926' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await waitFor(async () => {
      const { data } = await client.get<{ details: { paymentMethods: { last4: string; primary: boolean }[] } }>(
        accountSettingsApi.details.path,
      )
      expect(data.details.paymentMethods.map(({ last4, primary }) => [last4, primary])).toEqual([
        ['4471', false],
        ['4242', true],
      ])
    })
  })
})
