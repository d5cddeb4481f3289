// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { publicPaths } from '@/configs/publicPaths'
import { selectUserData } from '@/redux/shell/session/slice'
import { renderPage, type Page } from '../../support/renderPage'

const place = ({ router }: Page) => router.state.location.pathname + router.state.location.search
const password = () => screen.findByLabelText('Password')
const isSignedIn = ({ store }: Page) => selectUserData(store.getState()) !== null

async function lock(): Promise<Page> {
  const view = await renderPage('/lock?redirect=%2Faccess-control%3Ftab%3D1', { as: 'client' })
  await screen.findByRole('heading', { name: 'Clément Roux' })
  return view
}

it('removes the session', async () => {
  const view = await lock()
  await waitFor(() => expect(isSignedIn(view)).toBe(false))
  expect(localStorage.getItem('refreshToken')).toBeNull()
})

it('unlocks by password, focused automatically, and returns to the page', async () => {
  const view = await lock()
  await waitFor(async () => expect(await password()).toHaveFocus())
  await view.user.keyboard('client{Enter}')
  await waitFor(() => expect(place(view)).toBe('/access-control?tab=1'))
  expect(isSignedIn(view)).toBe(true)
})

it('stays locked after a wrong password, and keeps it in the field', async () => {
  const view = await lock()
  await view.user.type(await password(), 'admin{Enter}')
  await waitFor(async () => expect(await password()).toHaveAccessibleDescription('Incorrect password'))
  expect(await password()).toHaveValue('admin')
  expect(isSignedIn(view)).toBe(false)
})

it('hides an avatar that fails to load', async () => {
  await lock()
  const portrait = screen.getByRole('presentation')
  expect(portrait).toBeVisible()
  fireEvent.error(portrait)
  expect(portrait).not.toBeVisible()
})

it('lets another user log in', async () => {
  const view = await lock()
  await view.user.click(await screen.findByRole('link', { name: 'Log in with another account' }))
  await waitFor(() => expect(place(view)).toBe(publicPaths.login.pattern))
})

it('is the login page for guests', async () => {
  const view = await renderPage(publicPaths.lock.pattern, { as: null })
  await waitFor(() => expect(place(view)).toBe(publicPaths.login.pattern))
})
