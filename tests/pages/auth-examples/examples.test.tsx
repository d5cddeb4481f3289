// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { publicPaths } from '@/configs/publicPaths'
import { selectUserData } from '@/redux/shell/session/slice'
import { forms, paths } from '@/views/pages/auth-examples/paths'
import { renderPage, type Page } from '../../support/renderPage'

const address = ({ router }: Page) => router.state.location.pathname
const goesTo = (view: Page, pathname: string) => waitFor(() => expect(address(view)).toBe(pathname))
const who = ({ store }: Page) => selectUserData(store.getState())?.username
const looks = ['basic', 'cover'] as const

describe.each(looks)('the %s look', (look) => {
  it.each(forms)('includes the form %s, for guests and users', async (form) => {
    const { unmount } = await renderPage(paths[look][form].pattern, { as: null })
    const heading = (await screen.findByRole('heading', { level: 1 })).textContent
    unmount()
    const view = await renderPage(paths[look][form].pattern, { as: 'admin' })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading)
    expect(address(view)).toBe(paths[look][form].pattern)
  })

  it('links its forms with each other', async () => {
    const view = await renderPage(paths[look].login.pattern, { as: null })
    await view.user.click(await screen.findByRole('link', { name: 'Create an account' }))
    await goesTo(view, paths[look].register.pattern)
    await view.user.click(await screen.findByRole('link', { name: 'Log in' }))
    await goesTo(view, paths[look].login.pattern)
    await view.user.click(await screen.findByRole('link', { name: 'Forgot your password?' }))
    await goesTo(view, paths[look].forgotPassword.pattern)
    await view.user.click(await screen.findByRole('link', { name: 'Back to login' }))
    await goesTo(view, paths[look].login.pattern)
  })
})

describe('a logged-in user', () => {
  it('stays logged in until the form is sent, and is then another user', async () => {
    const view = await renderPage(paths.basic.login.pattern, { as: 'admin' })
    expect(await screen.findByText(/You’re logged in as Amara Mensah/)).toBeVisible()
    await view.user.type(screen.getByLabelText('Email'), 'client@demo.com')
    await view.user.type(screen.getByLabelText('Password'), 'wrong{Enter}')
    await waitFor(() => expect(screen.getByLabelText('Password')).toBeInvalid())
    expect(who(view)).toBe('admin')
    await view.user.clear(screen.getByLabelText('Password'))
    await view.user.type(screen.getByLabelText('Password'), 'client{Enter}')
    await goesTo(view, publicPaths.accessControl.pattern)
    expect(who(view)).toBe('client')
  })

  it('becomes the new account after registering, with an email to confirm', async () => {
    const view = await renderPage(paths.cover.register.pattern, { as: 'client' })
    await view.user.type(await screen.findByLabelText('Username'), 'wren')
    await view.user.type(screen.getByLabelText('Email'), 'wren@hollow.example')
    await view.user.type(screen.getByLabelText('Password'), 'Tit for tat 1')
    await view.user.click(screen.getByRole('checkbox'))
    expect(who(view)).toBe('client')
    await view.user.click(screen.getByRole('button', { name: 'Create account' }))
    await goesTo(view, paths.cover.verifyEmail.pattern)
    expect(await screen.findByText(/we sent to/)).toHaveTextContent('w•••n@hollow.example')
    expect(who(view)).toBe('wren')
  })
})

describe('a guest', () => {
  it('sees no session', async () => {
    await renderPage(paths.basic.login.pattern, { as: null })
    await screen.findByLabelText('Email')
    expect(screen.queryByText('This is an example')).not.toBeInTheDocument()
  })

  it('sees that the reset link is missing, with a link to request one', async () => {
    const view = await renderPage(paths.basic.resetPassword.pattern, { as: null })
    await view.user.type(await screen.findByLabelText('New password'), 'Nine Green Bottles')
    await view.user.type(screen.getByLabelText('Confirm new password'), 'Nine Green Bottles{Enter}')
    await view.user.click(await screen.findByRole('link', { name: 'Request a new link' }))
    await goesTo(view, paths.basic.forgotPassword.pattern)
  })

  it('sees that the first step is missing', async () => {
    await renderPage(paths.cover.twoSteps.pattern, { as: null }).then(async ({ user }) => {
      await user.type(await screen.findByLabelText('6-digit code'), '123456')
    })
    expect(await screen.findByText('This login has expired')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', paths.cover.login.pattern)
  })
})

describe('the multi-step form', () => {
  const next = (view: Page) => view.user.click(screen.getByRole('button', { name: 'Continue' }))

  it('validates each step, and keeps its values on Back', async () => {
    const view = await renderPage(paths.registerSteps.pattern, { as: null })
    await view.user.type(await screen.findByLabelText('Email'), 'wren@hollow')
    await next(view)
    expect(await screen.findByLabelText('Email')).toBeInvalid()
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Login details')
    await view.user.type(screen.getByLabelText('Email'), '.example')
    await view.user.type(screen.getByLabelText('Password'), 'Tit for tat 1{Enter}')
    expect(await screen.findByText('Step 2 of 3')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Personal details' })).toHaveFocus()
    await view.user.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByLabelText('Email')).toHaveValue('wren@hollow.example')
  })

  it('creates the account at its end, and returns to the step with a server error', async () => {
    const view = await renderPage(paths.registerSteps.pattern, { as: null })
    await view.user.type(await screen.findByLabelText('Email'), 'wren@hollow.example')
    await view.user.type(screen.getByLabelText('Password'), 'Tit for tat 1{Enter}')
    await view.user.type(await screen.findByLabelText('Full name'), 'Wren Hollow')
    await view.user.type(screen.getByLabelText('Username'), 'admin')
    await next(view)
    expect(screen.getByText('Wren Hollow')).toBeVisible()
    await view.user.click(screen.getByRole('checkbox'))
    await view.user.click(screen.getByRole('button', { name: 'Create account' }))
    expect(await screen.findByText('Step 2 of 3')).toBeVisible()
    expect(screen.getByLabelText('Username')).toBeInvalid()
    expect(who(view)).toBeUndefined()

    await view.user.type(screen.getByLabelText('Username'), '-wren')
    await next(view)
    await view.user.click(await screen.findByRole('button', { name: 'Create account' }))
    await goesTo(view, paths.basic.verifyEmail.pattern)
    expect(selectUserData(view.store.getState())).toMatchObject({ username: 'admin-wren', fullName: 'Wren Hollow' })
  })
})
