// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { publicPaths } from '@/configs/publicPaths'
import { paths as userPaths } from '@/views/apps/user/paths'
import { paths as rolesPaths } from '@/views/apps/roles/paths'
import { userApi } from '@/redux/apps/user/contract'
import { sessionApi } from '@/redux/shell/session/contract'
import { demoCode } from '@/redux/shell/session/demoAccounts'
import { selectUserData } from '@/redux/shell/session/slice'
import { openShell } from './openShell'

async function open(path: string) {
  const view = await openShell(path)
  await screen.findByRole('button', { name: /^Account menu for/ })
  return {
    ...view,
    path: () => view.router.state.location.pathname,
    async viewAs(name: string) {
      await view.user.click(screen.getByRole('button', { name: /^Account menu for/ }))
      await view.user.click(await screen.findByRole('menuitem', { name: 'View as' }))
      await view.user.click(screen.getByRole('menuitemradio', { name }))
    },
  }
}

describe('View as', () => {
  it('can be retried after a failure', async () => {
    const { viewAs, user, breakCall } = await open(publicPaths.accessControl.pattern)
    const mend = breakCall(sessionApi.login.path, 500)
    await viewAs('Restricted user')
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('button', { name: 'Account menu for Amara Mensah' })).toBeVisible()
    mend()
    await user.click(retry)
    expect(await screen.findByRole('button', { name: 'Account menu for Clément Roux' })).toBeVisible()
  })

  it('leads to the code entry if the account requires one', async () => {
    const { viewAs, user, client, place, store } = await open(rolesPaths.roles.pattern)
    const twoFactor = { enabled: true, method: 'app', phone: '' }
    await client.post(userApi.updateDetails.path, { userId: 2, twoFactor })
    await viewAs('Restricted user')
    expect(await screen.findByText(/^The Restricted user account uses two-step verification/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    expect(selectUserData(store.getState())?.id).toBe(1)

    await user.click(screen.getByRole('button', { name: 'Enter code' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Two-step verification' })).toBeVisible()
    expect(place()).toBe(`/two-steps?redirect=${encodeURIComponent(rolesPaths.roles.pattern)}`)
    await user.type(screen.getByRole('textbox', { name: '6-digit code' }), demoCode)
    expect(await screen.findByRole('button', { name: 'Account menu for Clément Roux' })).toBeVisible()
  })

  it('opens the landing page of the role if the page is forbidden', async () => {
    const { viewAs, path } = await open(userPaths.userList.pattern)
    await viewAs('Restricted user')
    await waitFor(() => expect(path()).toBe(publicPaths.accessControl.pattern))
    expect(await screen.findByRole('heading', { level: 1, name: 'Access control' })).toBeVisible()
  })

  it('leaves no data of the previous user on screen', async () => {
    const { viewAs } = await open(rolesPaths.roles.pattern)
    expect(await screen.findByRole('button', { name: 'Edit role “Manager”' })).toBeVisible()
    await viewAs('Restricted user')
    expect(await screen.findByRole('region', { name: 'Manager' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Edit role “Manager”' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Notifications/ })).not.toBeInTheDocument()
  })
})
