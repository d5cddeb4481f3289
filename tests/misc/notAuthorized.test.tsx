// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { publicPaths } from '@/configs/publicPaths'
import { product } from '@/product'
import { selectUserData } from '@/redux/shell/session/slice'
import { renderPage } from '../support/renderPage'

const heading = () => screen.findByRole('heading', { level: 1, name: 'Not authorized' })

it('shows user and page', async () => {
  const { router } = await renderPage('/apps/user/list?page=2', { as: 'client' })
  await heading()
  expect(router.state.location.pathname).toBe(publicPaths.notAuthorized.pattern)
  expect(screen.getByText('Clément Roux (Restricted user)')).toBeVisible()
  expect(screen.getByText('/apps/user/list?page=2')).toBeVisible()
  expect(document.title).toBe(`Not authorized · ${product.name}`)
})

it.each([
  ['client', publicPaths.accessControl.pattern],
  ['admin', publicPaths.home.pattern],
] as const)('links the %s to the landing page of that role', async (as, address) => {
  const { user, router } = await renderPage(publicPaths.notAuthorized.pattern, { as })
  await heading()
  await user.click(screen.getByRole('link', { name: 'Go to home page' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(address))
})

it('lets another user log in, and redirects to the requested page', async () => {
  const { user, router, store } = await renderPage('/apps/user/list?page=2', { as: 'client' })
  await heading()
  await user.click(screen.getByRole('button', { name: 'Log in with another account' }))
  await user.click(await screen.findByRole('button', { name: 'Admin' }))
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/apps/user/list?page=2'),
  )
  expect(selectUserData(store.getState())?.role).toBe('admin')
})

it('links guests to the login page', async () => {
  const { user, router } = await renderPage(publicPaths.notAuthorized.pattern, { as: null })
  await heading()
  await user.click(screen.getByRole('link', { name: 'Log in' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(publicPaths.login.pattern))
})

it('requests access from the administrators, and shows this from then on', async () => {
  const { user, router } = await renderPage('/apps/user/list?page=2', { as: 'client', backend: { authorize: true } })
  await heading()
  await user.click(screen.getByRole('button', { name: 'Request access' }))
  const asked = await screen.findByRole('button', { name: 'Access requested' })
  expect(asked).toHaveAttribute('aria-disabled', 'true')
  expect(asked).toHaveAccessibleDescription(/^Requested on Nov 18, 2026.*Administrators have been notified\.$/)
  await router.navigate('/apps/user/list')
  expect(await screen.findByText('/apps/user/list')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Access requested' })).toBeVisible()
})
