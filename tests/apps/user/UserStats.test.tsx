// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { userApi } from '@/redux/apps/user/contract'
import { addUser } from '@/redux/apps/user/slice'
import { startBackend } from '../../support/backend'
import { renderPage } from '../../support/renderPage'

it('counts companies, not users without one', async () => {
  const { store } = await renderPage('/apps/user/list')
  const figure = await screen.findByText(/^From \d+ companies$/)
  const before = figure.textContent
  await store.dispatch(addUser({ fullName: 'Rosa Blum', email: 'rosa@blum.example', role: 'author' }))
  expect(await screen.findByText('51', { selector: '.stat-figure' })).toBeVisible()
  expect(screen.getByText(/^From \d+ companies$/)).toHaveTextContent(before)
})

it.each([
  ['Pending', '?status=pending', { status: ['pending'] }],
  ['Paid plans', '?currentPlan=team%2Ccompany%2Centerprise', { currentPlan: ['team', 'company', 'enterprise'] }],
  ['Total users', '', {}],
])('the statistic “%s” links to the users that it counts', async (name, address, query) => {
  const { total } = await startBackend().api.call(userApi.list, { query })
  const { user, router } = await renderPage('/apps/user/list?status=inactive')
  await user.click(await screen.findByRole('link', { name }))
  expect(router.state.location.search).toBe(address)
  expect(screen.getByText(String(total), { selector: '.stat-figure' })).toBeVisible()
  expect(await screen.findByText(new RegExp(`–\\d+ of ${total}$`))).toBeVisible()
})
