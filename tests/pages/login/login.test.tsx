// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { publicPaths } from '@/configs/publicPaths'
import { selectChosen } from '@/redux/shell/layout/slice'
import { selectUserData, signOut } from '@/redux/shell/session/slice'
import { renderPage, type Page } from '../../support/renderPage'

const email = () => screen.findByLabelText('Email')
const password = () => screen.getByLabelText('Password')
const submit = () => screen.getByRole('button', { name: 'Log in' })

async function openLogin(search = ''): Promise<Page> {
  const view = await renderPage(publicPaths.login.pattern + search, { as: null })
  await email()
  return view
}

async function logIn({ user }: Page, name: string, secret: string) {
  await user.type(await email(), name)
  await user.type(password(), secret)
  await user.keyboard('{Enter}')
}

function expectAddress({ router }: Page, address: string) {
  return waitFor(() => {
    const { pathname, search } = router.state.location
    expect(pathname + search).toBe(address)
    expect(router.state.navigation.state).toBe('idle')
  })
}

describe('login', () => {
  it.each([
    ['admin', publicPaths.home.pattern],
    ['client', publicPaths.accessControl.pattern],
  ])('redirects the %s to the landing page of that role', async (name, address) => {
    const view = await openLogin()
    await logIn(view, `${name}@demo.com`, name)
    await expectAddress(view, address)
  })
  it.each(['Admin', 'Client'])('takes one click with the demo account %s', async (name) => {
    const view = await openLogin()
    await view.user.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(selectUserData(view.store.getState())?.role).toBe(name.toLowerCase()))
  })
})

describe('an error', () => {
  it('appears at the field before a request', async () => {
    const view = await openLogin()
    await logIn(view, 'admin', '{Shift}')
    expect(await screen.findByText(/Enter a valid email/)).toBeVisible()
    expect(await email()).toBeInvalid()
    expect(password()).toBeInvalid()
    expect(await email()).toHaveFocus()
  })

  it('appears at the password if the login fails, and keeps input', async () => {
    const view = await openLogin()
    await logIn(view, 'admin@demo.com', 'wrong')
    await waitFor(() => expect(password()).toHaveAccessibleDescription('Incorrect email or password'))
    expect(password()).toHaveFocus()
    expect(await email()).toBeValid()
    expect(await email()).toHaveValue('admin@demo.com')
    expect(password()).toHaveValue('wrong')
    expect(selectUserData(view.store.getState())).toBeNull()
  })

  it("uses the server's text if its code is unknown", async () => {
    const view = await openLogin()
    view.breakCall('/jwt/login', 400, { error: { password: ['Too old, choose a new one.'] } })
    await logIn(view, 'admin@demo.com', 'admin')
    await waitFor(() => expect(password()).toHaveAccessibleDescription('Too old, choose a new one.'))
  })

  it('appears above the form if it has no field', async () => {
    const view = await openLogin()
    view.breakCall('/jwt/login', 403, { error: 'Accounts of this kind are closed.' })
    await logIn(view, 'admin@demo.com', 'admin')
    expect(await screen.findByRole('alert')).toHaveTextContent('Accounts of this kind are closed.')
  })

  it('appears above the form, in plain words, for a field that the form lacks', async () => {
    const view = await openLogin()
    view.breakCall('/jwt/login', 400, { error: { captcha: ['required'] } })
    await logIn(view, 'admin@demo.com', 'admin')
    expect(await screen.findByRole('alert')).toHaveTextContent('This field is required')
  })
})

describe('a backend that fails', () => {
  it('with 500 can be retried', async () => {
    const view = await openLogin()
    const mend = view.breakCall('/jwt/login', 500)
    await logIn(view, 'client@demo.com', 'client')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Something went wrong on the server')
    expect(await email()).toHaveValue('client@demo.com')
    expect(password()).toHaveValue('client')
    mend()
    await view.user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await expectAddress(view, publicPaths.accessControl.pattern)
  })
})

describe('the destination after login', () => {
  it('is the requested page', async () => {
    const view = await renderPage('/apps/user/list?q=ada&page=2', { as: null })
    await email()
    expect(view.router.state.location.pathname).toBe(publicPaths.login.pattern)
    await logIn(view, 'admin@demo.com', 'admin')
    await expectAddress(view, '/apps/user/list?q=ada&page=2')
  })

  it.each([
    ['another origin', 'https://example.com/'],
    ['a script', 'javascript:alert(1)'],
    ['a page that the role may not see', '/apps/user/list'],
    ['the login page', '/login?redirect=%2Flogin'],
  ])('is the landing page instead of %s', async (_, redirect) => {
    const view = await openLogin(`?redirect=${encodeURIComponent(redirect)}`)
    await logIn(view, 'client@demo.com', 'client')
    await expectAddress(view, publicPaths.accessControl.pattern)
  })

  it('is the landing page at once for logged-in users', async () => {
    const view = await renderPage(publicPaths.login.pattern, { as: 'client' })
    await expectAddress(view, publicPaths.accessControl.pattern)
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument()
  })

  it('survives a visit to registration', async () => {
    const view = await openLogin('?redirect=%2Faccess-control')
    await view.user.click(screen.getByRole('link', { name: 'Create an account' }))
    await expectAddress(view, '/register?redirect=%2Faccess-control')
  })
})

describe('an ended session', () => {
  it.each([
    ['expired', 'Your session has expired'],
    ['elsewhere', 'You were logged out in another tab'],
  ] as const)('shows the reason %s', async (reason, notice) => {
    const view = await renderPage(publicPaths.accessControl.pattern, { as: 'client' })
    await screen.findByRole('heading', { name: 'Access control' })
    await view.store.dispatch(signOut(reason))
    expect(await screen.findByText(notice)).toBeVisible()
    await logIn(view, 'client@demo.com', 'client')
    await expectAddress(view, publicPaths.accessControl.pattern)
  })

  it('needs no reason after a logout', async () => {
    const view = await renderPage(publicPaths.accessControl.pattern, { as: 'client' })
    await screen.findByRole('heading', { name: 'Access control' })
    await view.store.dispatch(signOut('asked'))
    await email()
    expect(screen.queryByText(/session|logged out/)).not.toBeInTheDocument()
  })
})

describe('"Remember me"', () => {
  async function logInAndComeBack(remember: boolean) {
    const view = await openLogin()
    if (remember) await view.user.click(screen.getByRole('checkbox', { name: 'Remember me' }))
    await logIn(view, 'client@demo.com', 'client')
    await expectAddress(view, publicPaths.accessControl.pattern)
    await view.store.dispatch(signOut('asked'))
    view.unmount()
    await openLogin()
  }

  it('fills in the email next time', async () => {
    await logInAndComeBack(true)
    expect(await email()).toHaveValue('client@demo.com')
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
    expect(password()).toHaveValue('')
  })

  it('is off by default', async () => {
    await logInAndComeBack(false)
    expect(await email()).toHaveValue('')
  })

  it('begins after the second step, not before', async () => {
    const view = await openLogin()
    view.breakCall('/jwt/login', 401, { error: { challenge: ['abc'], phone: [''] } })
    await view.user.click(screen.getByRole('checkbox', { name: 'Remember me' }))
    await logIn(view, 'admin@demo.com', 'admin')
    await expectAddress(view, '/two-steps')
    expect(localStorage.getItem('rememberedEmail')).toBeNull()
    expect(view.router.state.location.state).toMatchObject({ remembered: 'admin@demo.com' })
  })

  it('focuses the first empty field', async () => {
    await openLogin()
    expect(await email()).toHaveFocus()
  })

  it('focuses the password if the email is known', async () => {
    localStorage.setItem('rememberedEmail', '"client@demo.com"')
    await openLogin()
    expect(await email()).toHaveValue('client@demo.com')
    expect(password()).toHaveFocus()
  })

  it('ends when the checkbox is cleared', async () => {
    localStorage.setItem('rememberedEmail', '"client@demo.com"')
    const view = await openLogin()
    await view.user.click(screen.getByRole('checkbox', { name: 'Remember me' }))
    await view.user.type(password(), 'client')
    await view.user.click(submit())
    await expectAddress(view, publicPaths.accessControl.pattern)
    expect(localStorage.getItem('rememberedEmail')).toBeNull()
  })
})

describe('the appearance', () => {
  it('can be dark', async () => {
    const view = await openLogin()
    await view.user.click(screen.getByRole('button', { name: 'Switch to dark skin' }))
    expect(selectChosen(view.store.getState()).skin).toBe('dark')
    expect(screen.getByRole('button', { name: 'Switch to light skin' })).toBeVisible()
  })

  it('can be Arabic, and is then right-to-left', async () => {
    const view = await openLogin()
    await view.user.type(await email(), 'admin@')
    await view.user.click(screen.getByRole('button', { name: 'Language' }))
    await view.user.click(screen.getByRole('menuitemradio', { name: 'العربية' }))
    expect(await screen.findByLabelText('البريد الإلكتروني')).toHaveValue('admin@')
  })
})
