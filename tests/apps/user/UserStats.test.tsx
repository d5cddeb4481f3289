// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../support/renderPage'

it.each([
  ['Pending', '?status=pending'],
  ['Paid plans', '?currentPlan=team%2Ccompany%2Centerprise'],
  ['Total users', ''],
])('the figure “%s” leads to those whom it counts', async (name, address) => {
  const { user, router } = await renderPage('/apps/user/list?status=inactive')
  const link = await screen.findByRole('link', { name })
  const figure = link.closest('.card')?.querySelector('.stat-figure')?.textContent
  await user.click(link)
  expect(router.state.location.search).toBe(address)
  expect(await screen.findByText(new RegExp(`–\\d+ of ${figure}$`))).toBeVisible()
})
