// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { publicPaths } from '@/configs/publicPaths'
import { paths } from '@/views/pages/auth/paths'
import { selectUserData } from '@/redux/shell/session/slice'
import { renderPage, type Page } from '../../support/renderPage'

const username = () => screen.findByLabelText('Username')
const password = () => screen.getByLabelText('Password')
const terms = () => screen.getByRole('checkbox', { name: 'I agree to the terms of use' })

async function openRegister(search = ''): Promise<Page> {
  const view = await renderPage(paths.register.pattern + search, { as: null })
  await username()
  return view
}

async function fillIn({ user }: Page, values: { username?: string; email?: string; password?: string } = {}) {
  await user.type(await username(), values.username ?? 'nadia')
  await user.type(screen.getByLabelText('Email'), values.email ?? 'nadia@example.com')
  await user.type(password(), values.password ?? 'Lantern-42-sea')
}

const submit = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Create account' }))

describe('registration', () => {
  it('creates an admin account, logs in and asks for email confirmation', async () => {
    const view = await openRegister()
    await fillIn(view)
    await view.user.click(terms())
    await submit(view)
    await waitFor(() => expect(view.router.state.location.pathname).toBe(publicPaths.verifyEmail.pattern))
    expect(selectUserData(view.store.getState())).toMatchObject({ username: 'nadia', role: 'admin', fullName: '' })
  })

  it('redirects to the destination, if the backend requires no confirmation', async () => {
    const view = await openRegister('?redirect=%2Faccess-control')
    await fillIn(view)
    await view.user.click(terms())
    const inner = view.client.defaults.adapter
    if (typeof inner !== 'function') throw new Error('No sample backend answers.')
    view.client.defaults.adapter = async (config) => {
      const response = await inner(config)
      const data = response.data as { user?: object }
      return { ...response, data: { ...data, isEmailConfirmed: true, user: { ...data.user, isEmailConfirmed: true } } }
    }
    await submit(view)
    await waitFor(() => expect(view.router.state.location.pathname).toBe(publicPaths.accessControl.pattern))
  })

  it('shows both taken fields', async () => {
    const view = await openRegister()
    await fillIn(view, { username: 'ADMIN', email: 'Client@demo.com' })
    await view.user.click(terms())
    await submit(view)
    await waitFor(async () => expect(await username()).toHaveAccessibleDescription('This username is already in use.'))
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('This email is already in use.')
    expect(password()).toHaveValue('Lantern-42-sea')
    expect(selectUserData(view.store.getState())).toBeNull()
  })

  it("shows errors in the user's language", async () => {
    const view = await renderPage(paths.register.pattern, { as: null, language: 'de' })
    await view.user.type(await screen.findByLabelText('Benutzername'), 'admin')
    await view.user.type(screen.getByLabelText('E-Mail'), 'nadia@example.com')
    await view.user.type(screen.getByLabelText('Passwort'), 'Lantern-42-sea')
    await view.user.click(screen.getByRole('checkbox'))
    await view.user.click(screen.getByRole('button', { name: 'Konto erstellen' }))
    const name = screen.getByLabelText('Benutzername')
    await waitFor(() => expect(name).toHaveAccessibleDescription('Dieser Benutzername wird bereits verwendet.'))
  })

  it('can be retried after an error, with all input', async () => {
    const view = await openRegister()
    const mend = view.breakCall('/jwt/register', 500)
    await fillIn(view)
    await view.user.click(terms())
    await submit(view)
    const alert = await screen.findByRole('alert')
    expect(screen.getByLabelText('Email')).toHaveValue('nadia@example.com')
    mend()
    await view.user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(selectUserData(view.store.getState())?.username).toBe('nadia'))
  })

  it('is for guests only', async () => {
    const view = await renderPage(paths.register.pattern, { as: 'client' })
    await waitFor(() => expect(view.router.state.location.pathname).toBe(publicPaths.accessControl.pattern))
  })
})

describe('the password', () => {
  const rules = () => within(screen.getByRole('list', { name: 'Password requirements' })).getAllByRole('listitem')
  const met = () => rules().map((rule) => rule.textContent.endsWith('(met)'))

  it('is rated while typing, with a checklist of rules', async () => {
    const { user } = await openRegister()
    expect(met()).toEqual([false, false, false, false])
    await user.type(password(), 'lantern')
    expect(met()).toEqual([false, true, false, false])
    await user.type(password(), 'sA4')
    expect(met()).toEqual([true, true, true, true])
    await user.type(password(), '-lantern-at-sea')
    expect(screen.getByRole('progressbar', { name: 'Password strength' })).toHaveAttribute('aria-valuenow', '100')
  })

  it('must satisfy the rules', async () => {
    const view = await openRegister()
    await fillIn(view, { password: 'lanterns' })
    await view.user.click(terms())
    await submit(view)
    await waitFor(() => expect(password()).toHaveAccessibleDescription('Add an uppercase letter'))
    expect(password()).toHaveFocus()
    expect(selectUserData(view.store.getState())).toBeNull()
  })
})

describe('the terms', () => {
  it('must be accepted', async () => {
    const view = await openRegister()
    await fillIn(view)
    await submit(view)
    await waitFor(() => expect(terms()).toBeInvalid())
    expect(terms()).toHaveAccessibleDescription(/Accept the terms/)
    expect(selectUserData(view.store.getState())).toBeNull()
  })

  it('can be read and accepted in one place', async () => {
    const { user } = await openRegister()
    await user.click(screen.getByRole('button', { name: 'Read the terms' }))
    const dialog = await screen.findByRole('dialog', { name: 'Terms of use' })
    expect(within(dialog).getByText('No warranty')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Agree' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(terms()).toBeChecked()
  })
})

it('a new account sees only the code page until the email is verified, even after a reload', async () => {
  const before = await openRegister()
  await fillIn(before)
  await before.user.click(terms())
  await submit(before)
  await screen.findByLabelText('6-digit code')
  before.unmount()

  const view = await renderPage('/access-control', { as: null })
  await screen.findByLabelText('6-digit code')
  const { location } = view.router.state
  expect(location.pathname + location.search).toBe('/verify-email?redirect=%2Faccess-control')
  expect(screen.queryByRole('link', { name: 'Skip for now' })).toBeNull()
  await view.user.click(screen.getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(view.router.state.location.pathname).toBe(publicPaths.login.pattern))
  expect(view.router.state.location.search).toBe('')
})
