// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { publicPaths } from '@/configs/publicPaths'
import { sessionApi } from '@/redux/shell/session/contract'
import { selectUserData } from '@/redux/shell/session/slice'
import { paths } from '@/views/pages/auth/paths'
import { renderPage, type Page } from '../../support/renderPage'
import { foundInMail } from './mailbox'

const first = () => screen.findByLabelText('New password')
const second = () => screen.getByLabelText('Confirm new password')
const address = ({ router }: Page) => router.state.location.pathname

async function followLink(email: string): Promise<Page> {
  const view = await renderPage(publicPaths.login.pattern, { as: null })
  await view.client.post(sessionApi.forgotPassword.path, { email })
  const token = await foundInMail(view.client, /token=([\w-]+)/)
  await view.router.navigate(paths.resetPassword.href({}, { token }))
  await first()
  return view
}

async function choose({ user }: Page, password: string, repeated = password) {
  await user.type(await first(), password)
  await user.type(second(), `${repeated}{Enter}`)
}

it('leads from the request over the email to a login with the new password', async () => {
  const view = await renderPage(publicPaths.login.pattern, { as: null })
  const { user } = view
  await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }))
  await screen.findByRole('heading', { name: 'Forgot your password?' })
  await user.type(await screen.findByLabelText('Email'), 'client@demo.com{Enter}')
  await screen.findByText('Check your inbox')

  const token = await foundInMail(view.client, /"\/reset-password\?token=([\w-]+)"/)
  await view.router.navigate(`/reset-password?token=${token}`)
  await choose(view, 'Nine Green Bottles')
  expect(await screen.findByText('Password changed')).toBeVisible()
  const login = screen.getByRole('link', { name: 'Log in' })
  expect(login).toHaveFocus()
  await user.click(login)

  const email = await screen.findByLabelText('Email')
  await user.type(email, 'client@demo.com')
  await user.type(screen.getByLabelText('Password'), 'client{Enter}')
  await waitFor(() =>
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Incorrect email or password'),
  )
  await user.clear(screen.getByLabelText('Password'))
  await user.type(screen.getByLabelText('Password'), 'Nine Green Bottles{Enter}')
  await waitFor(() => expect(address(view)).toBe(publicPaths.accessControl.pattern))
})

describe('a new password', () => {
  it('must be typed twice', async () => {
    const view = await followLink('admin@demo.com')
    await choose(view, 'Nine Green Bottles', 'Nine Green Bottle')
    await waitFor(() => expect(second()).toHaveAccessibleDescription('Passwords don’t match'))
    expect(second()).toHaveFocus()
    await view.user.type(second(), 's')
    await waitFor(() => expect(second()).toBeValid())
    await view.user.click(screen.getByRole('button', { name: 'Save password' }))
    expect(await screen.findByText('Password changed')).toBeVisible()
  })
})

describe('a link', () => {
  it('that was used before is invalid, with a link to request another', async () => {
    const view = await followLink('admin@demo.com')
    const token = new URLSearchParams(view.router.state.location.search).get('token')
    await view.client.post(sessionApi.resetPassword.path, { token, password: 'Ten Green Bottles' })
    await choose(view, 'Nine Green Bottles')
    expect(await screen.findByText('This link is no longer valid')).toBeVisible()
    await view.user.click(screen.getByRole('link', { name: 'Request a new link' }))
    await waitFor(() => expect(address(view)).toBe(paths.forgotPassword.pattern))
  })

  it('without a token is invalid at once', async () => {
    await renderPage(paths.resetPassword.pattern, { as: null })
    expect(await screen.findByText('This link is no longer valid')).toBeVisible()
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument()
  })

  it('works for logged-in users, too', async () => {
    const view = await renderPage(`${paths.resetPassword.pattern}?token=any`, { as: 'admin' })
    expect(await first()).toBeVisible()
    expect(selectUserData(view.store.getState())).not.toBeNull()
  })
})

it('links to the email in the demo', async () => {
  const view = await renderPage(paths.forgotPassword.pattern, { as: null })
  await view.user.type(await screen.findByLabelText('Email'), 'client@demo.com{Enter}')
  await view.user.click(await screen.findByRole('button', { name: 'Open the inbox as Admin' }))
  // The mailbox takes long to load here.
  const ways = () => [view.router.state.location.pathname, view.router.state.navigation.location?.pathname]
  await waitFor(() => expect(ways()).toContain('/apps/email'))
})
