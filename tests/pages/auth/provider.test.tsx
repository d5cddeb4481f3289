// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { publicPaths } from '@/configs/publicPaths'
import { accountSettingsApi } from '@/redux/pages/account-settings/contract'
import { sessionApi } from '@/redux/shell/session/contract'
import { demoProviderCode } from '@/redux/shell/session/demoAccounts'
import { selectUserData } from '@/redux/shell/session/slice'
import { paths } from '@/views/pages/auth/paths'
import { leaveFor } from '@/views/shared/auth/providerState'
import { renderPage, type Page } from '../../support/renderPage'

const address = ({ router }: Page) => router.state.location.pathname
const goesTo = (view: Page, pathname: string) => waitFor(() => expect(address(view)).toBe(pathname))
const who = ({ store }: Page) => selectUserData(store.getState())?.username

const comeBack = (answer: Record<string, string>) =>
  renderPage(paths.provider.href({ provider: 'github' }, answer), { as: null })

beforeEach(() => sessionStorage.clear())

describe('login with a provider', () => {
  it('explains in the demo that it is not connected, logs in, and redirects to the destination', async () => {
    const view = await renderPage(`${publicPaths.login.pattern}?redirect=%2Faccess-control`, { as: null })
    await view.user.click(await screen.findByRole('button', { name: 'GitHub' }))
    expect(await screen.findByText(/isn’t connected to GitHub/)).toBeVisible()
    await view.user.click(screen.getByRole('button', { name: 'Simulate GitHub login' }))
    await goesTo(view, publicPaths.accessControl.pattern)
    expect(who(view)).toBe('admin')
  })

  it('requires a second step if the account has one', async () => {
    const view = await renderPage(`${publicPaths.login.pattern}?redirect=%2Faccess-control`, { as: null })
    await view.client.post(accountSettingsApi.updateDetails.path, {
      twoFactor: { enabled: true, method: 'app', phone: '' },
    })
    await view.user.click(await screen.findByRole('button', { name: 'Google' }))
    await view.user.click(await screen.findByRole('button', { name: /^Simulate/ }))
    await goesTo(view, paths.twoSteps.pattern)
    expect(view.router.state.location.search).toBe('?redirect=%2Faccess-control')
    expect(who(view)).toBeUndefined()
  })

  it('rejects a link with another state', async () => {
    leaveFor('')
    const view = await comeBack({ code: demoProviderCode, state: '1-2-3-4' })
    expect(await screen.findByText('This login has expired')).toBeVisible()
    expect(who(view)).toBeUndefined()
  })

  it('rejects a link without a state', async () => {
    const view = await comeBack({ code: demoProviderCode })
    expect(await screen.findByText('This login has expired')).toBeVisible()
    expect(who(view)).toBeUndefined()
  })

  it('can be canceled at the provider, and returns to the login page', async () => {
    const view = await comeBack({ error: 'access_denied', state: leaveFor('?redirect=%2Fapps%2Fchat') })
    expect(await screen.findByText('Login with GitHub canceled')).toBeVisible()
    const back = screen.getByRole('link', { name: 'Back to login' })
    expect(back).toHaveAttribute('href', '/login?redirect=%2Fapps%2Fchat')
    expect(back).toHaveFocus()
    expect(view.router.state.location.search).toBe('?redirect=%2Fapps%2Fchat')
  })

  it('starts over with a used or invalid code', async () => {
    const view = await comeBack({ code: 'used', state: leaveFor('') })
    expect(await screen.findByText('This login has expired')).toBeVisible()
    expect(who(view)).toBeUndefined()
  })

  it('can be retried after a server error, and leaves no code in the URL', async () => {
    // No request before the page has loaded.
    const view = await renderPage(publicPaths.login.pattern, { as: null })
    const mend = view.breakCall(sessionApi.providerSignIn.path, 500)
    await view.router.navigate(
      paths.provider.href({ provider: 'google' }, { code: demoProviderCode, state: leaveFor('') }),
    )
    expect(await screen.findByText('Something went wrong on the server')).toBeVisible()
    expect(view.router.state.location.search).toBe('')
    mend()
    await view.user.click(screen.getByRole('button', { name: 'Try again' }))
    await goesTo(view, publicPaths.home.pattern)
  })

  it('rejects unknown providers', async () => {
    const view = await renderPage(paths.provider.href({ provider: 'constructor' }), { as: null })
    await goesTo(view, publicPaths.login.pattern)
  })
})
