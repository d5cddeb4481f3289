// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clearSession } from '@/redux/shell/session/storage'
import { readOrigin } from '@/redux/shell/session/viewAs'
import { openShell } from './openShell'

it('a banner names the viewed account, and ends the view where it began', async () => {
  const { user, place } = await openShell('/apps/user/list')
  await user.click(await screen.findByRole('button', { name: /^Account menu for/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'View as' }))
  await user.click(screen.getByRole('menuitemradio', { name: 'Restricted user' }))
  expect(await screen.findByText(/^You’re viewing .+ as \u2068Clément Roux\u2069 \(Restricted user\)$/)).toBeVisible()
  await waitFor(() => expect(place()).toBe('/access-control'))
  await user.click(screen.getByRole('button', { name: 'End view as' }))
  await waitFor(() => expect(place()).toBe('/apps/user/list'))
  expect(await screen.findByRole('button', { name: 'Account menu for Amara Mensah' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'End view as' })).not.toBeInTheDocument()
  await waitFor(() => expect(document.body).not.toHaveFocus())
})

it('the origin is of the viewed account only, and forgotten on logout', () => {
  localStorage.setItem('viewAs', '{"viewed":"client@demo.com","email":"admin@demo.com","place":"/apps/user/list"}')
  expect(readOrigin('client@demo.com')).toEqual({ email: 'admin@demo.com', place: '/apps/user/list' })
  expect(readOrigin('admin@demo.com')).toBeNull()
  clearSession()
  expect(readOrigin('client@demo.com')).toBeNull()
})
