// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { subscriptionApi } from '@/redux/shell/subscription/contract'
import { openAsReader } from '../../support/openAsReader'
import { renderPage } from '../../support/renderPage'

Element.prototype.scrollIntoView = () => undefined

const offer = 'Try Standard for 14 days'
const start = () => screen.findByRole('button', { name: 'Start free trial' })

it('starts a trial, which the billing settings show and end', async () => {
  const { user, router } = await renderPage('/pages/pricing')
  await user.dblClick(await start())
  const running = await screen.findByRole('region', { name: 'You’re trying Standard' })
  expect(running).toHaveTextContent('ends on Dec 2, 2026')
  expect(await screen.findByText('Standard trial started. It ends on Dec 2, 2026.')).toBeVisible()
  expect(within(running).getByRole('link', { name: 'Choose Standard' })).toHaveAttribute(
    'href',
    '/pages/account-settings/billing?plan=standard&interval=yearly',
  )

  await router.navigate('/pages/account-settings/billing')
  await screen.findByRole('region', { name: 'Current plan' })
  const inSettings = await screen.findByRole('region', { name: 'You’re trying Standard' })
  expect(inSettings).toHaveTextContent('ends on Dec 2, 2026')
  await user.click(within(inSettings).getByRole('button', { name: 'End trial' }))
  const question = await screen.findByRole('dialog', { name: 'End Standard trial?' })
  await user.click(within(question).getByRole('button', { name: 'End trial' }))
  const over = await screen.findByRole('region', { name: 'Your Standard trial has ended' })
  expect(over).toHaveTextContent('It ended on Nov 18, 2026.')
  expect(within(over).queryByRole('button')).toBeNull()
})

it('explains why it does not start again, and shows one started in another tab', async () => {
  const { user, client } = await renderPage('/pages/pricing')
  const button = await start()
  await client.post(subscriptionApi.startTrial.path)
  await user.click(button)
  expect(await screen.findByRole('alert')).toHaveTextContent('This account has already used it.')
  expect(await screen.findByRole('region', { name: 'You’re trying Standard' })).toBeVisible()
})

it('is hidden for users with the plan', async () => {
  const { client, router } = await renderPage('/pages/account-settings')
  await client.post(subscriptionApi.change.path, { plan: 'standard', interval: 'yearly' })
  await router.navigate('/pages/pricing?interval=yearly')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Current plan' })).toBeDisabled())
  expect(screen.queryByRole('region', { name: offer })).toBeNull()
})

it('is disabled for read-only users', async () => {
  await openAsReader('/pages/pricing', 'Data')
  expect(await screen.findByRole('region', { name: offer })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Start free trial' })).toBeNull()
})
