// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { accountSwitched } from '@/redux/app/events'
import { accountSettingsApi } from '@/redux/pages/account-settings/contract'
import type { SessionAnswer } from '@/redux/shell/session/contract'
import { demoCode } from '@/redux/shell/session/demoAccounts'
import { sessionRenewed, signOut } from '@/redux/shell/session/slice'
import { tokenStore } from '@/redux/shell/session/storage'
import { renderPage } from '../support/renderPage'

const company = () => screen.getByRole('textbox', { name: /^Company/, hidden: true })
const title = 'You were logged out in another tab'

/**
 * A page with an unsaved field, whose session has ended in another tab. Not in `act`: the dialog focuses in an effect, and the
 * `act` of user-event would end the current one.
 */
async function openPaused(details?: object) {
  const view = await renderPage('/pages/account-settings', { shell: true })
  if (details) await view.client.post(accountSettingsApi.updateDetails.path, details)
  await view.user.type(await screen.findByRole('textbox', { name: /^Company/ }), ' and sons')
  await view.store.dispatch(signOut('elsewhere'))
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus())
  return { ...view, dialog, pathname: () => view.router.state.location.pathname }
}

describe('a session that ends with unsaved changes', () => {
  it('keeps the page until the password is entered', async () => {
    const { user, dialog, pathname } = await openPaused()
    expect(tokenStore.read()).toBeNull()
    await user.keyboard('{Escape}wrong{Enter}')
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription('Incorrect password'))
    await user.clear(dialog.getByLabelText('Password'))
    await user.keyboard('admin{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(company()).toHaveDisplayValue(/ and sons$/)
    expect(pathname()).toBe('/pages/account-settings')
    expect(tokenStore.read()).not.toBeNull()
  })

  it('shows that the server cannot be reached, and retries', async () => {
    const { user, dialog, breakCall } = await openPaused()
    const mend = breakCall('/jwt/login', 500)
    await user.keyboard('admin{Enter}')
    const again = await dialog.findByRole('button', { name: 'Try again' })
    mend()
    await user.click(again)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(company()).toHaveDisplayValue(/ and sons$/)
  })

  it('requires the code of two-step verification', async () => {
    const { user, dialog } = await openPaused({ twoFactor: { enabled: true, method: 'app', phone: '' } })
    await user.keyboard('admin{Enter}')
    expect(await dialog.findByRole('textbox', { name: '6-digit code' })).toHaveFocus()
    await user.keyboard(demoCode)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(company()).toHaveDisplayValue(/ and sons$/)
  })

  it('asks before the page is left for another user', async () => {
    const { user, dialog, router, pathname } = await openPaused()
    const other = dialog.getByRole('button', { name: 'Log in with another account' })
    await user.click(other)
    const question = () => screen.findByRole('dialog', { name: 'Discard changes?' })
    await user.click(within(await question()).getByRole('button', { name: 'Keep editing' }))
    expect(screen.getByRole('dialog', { name: title })).toBeVisible()
    await user.click(other)
    await user.click(within(await question()).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(pathname()).toBe('/login'))
    expect(router.state.location.search).toBe('')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it('another user never sees the input', async () => {
  const view = await renderPage('/pages/account-settings', { shell: true })
  await view.user.type(await screen.findByRole('textbox', { name: /^Company/ }), ' and sons')
  await view.store.dispatch(signOut('elsewhere'))
  await screen.findByRole('dialog', { name: title })
  const { data } = await view.client.post<SessionAnswer>('/jwt/login', { email: 'client@demo.com', password: 'client' })
  // Another account remounts the pages.
  view.store.dispatch(accountSwitched())
  view.store.dispatch(sessionRenewed(data))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByDisplayValue(/ and sons$/)).toBeNull()
})

it('a tab that another one locks keeps whatever was typed, and unlocks by password', async () => {
  const { user, store, router } = await renderPage('/apps/user/list', { shell: true })
  await user.type(await screen.findByRole('searchbox', { name: 'Search users' }), 'clem')
  await store.dispatch(signOut('locked'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Locked' }))
  expect(dialog.getByText('Enter your password to continue as \u2068Amara Mensah\u2069.')).toBeVisible()
  await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus())
  await user.type(dialog.getByLabelText('Password'), 'admin{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.pathname).toBe('/apps/user/list')
  expect(screen.getByRole('searchbox', { name: 'Search users' })).toHaveValue('clem')
})

it('a session that ends without unsaved changes leads to the login page', async () => {
  const view = await renderPage('/pages/account-settings', { shell: true })
  await screen.findByRole('textbox', { name: /^Company/ })
  await view.store.dispatch(signOut('expired'))
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/login'))
})

it('an email that is not yet in its draft is kept, and leaving the mailbox asks nothing', async () => {
  const { user, store, router } = await renderPage('/apps/email', { shell: true })
  const [compose] = await screen.findAllByRole('button', { name: 'Compose' })
  await user.click(compose!)
  await user.type(await screen.findByRole('textbox', { name: 'Subject' }), 'Minutes')
  await store.dispatch(signOut('expired'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Your session has expired' }))
  await user.type(dialog.getByLabelText('Password'), 'admin{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your session has expired' })).toBeNull())
  expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Minutes')
  await user.type(screen.getByRole('textbox', { name: 'Subject' }), ' of today')
  await router.navigate('/apps/todo')
  expect(router.state.location.pathname).toBe('/apps/todo')
})
