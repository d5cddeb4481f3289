// @vitest-environment jsdom
import { existsSync } from 'node:fs'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { encode } from 'uqr'
import { product } from '@/product'
import { accountSettingsApi } from '@/redux/pages/account-settings/contract'
import { sessionApi } from '@/redux/shell/session/contract'
import { selectPreferences } from '@/redux/shell/layout/slice'
import { openAsReader } from '../../support/openAsReader'
import { button, dialog, field, openTab } from './openTab'

afterEach(() => vi.unstubAllGlobals())

describe('tabs', () => {
  it('are in the URL and in the document title', async () => {
    const { user, router } = await openTab('/security', 'Change password')
    await waitFor(() => expect(document.title).toBe(`Security · Account settings · ${product.name}`))
    await user.click(screen.getByRole('tab', { name: 'Billing & plans' }))
    expect(await screen.findByRole('heading', { name: 'Payment methods' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/pages/account-settings/billing')
    await waitFor(() => expect(document.title).toBe(`Billing & plans · Account settings · ${product.name}`))
    await router.navigate(-1)
    expect(await screen.findByRole('heading', { name: 'Change password' })).toBeVisible()
  })

  it('default to the first for an unknown one', async () => {
    await openTab('/nonsense', 'Profile')
    expect(screen.getByRole('tab', { name: 'Account' })).toHaveAttribute('aria-selected', 'true')
  })

  it('offer a retry after a load error', async () => {
    const { user, breakCall, router } = await openTab('', 'Profile')
    await router.navigate('/pages/faq')
    await screen.findByRole('heading', { level: 1, name: 'Frequently asked questions' })
    const mend = breakCall(accountSettingsApi.details.path, 500)
    await router.navigate('/pages/account-settings/security')
    expect(await screen.findByText('Couldn’t refresh this content')).toBeVisible()
    mend()
    await user.click(button('Try again'))
    await waitFor(() => expect(screen.queryByText('Couldn’t refresh this content')).toBeNull())
  })

  it('are read-only without permission', async () => {
    await openAsReader('/pages/account-settings', 'Data')
    expect(await screen.findByText('Your role can view these settings but can’t edit them.')).toBeVisible()
    expect(field('Full name')).toBeDisabled()
    expect(button('Close account')).toBeDisabled()
    expect(screen.getByRole('combobox', { name: 'Display language' })).toBeEnabled()
  })
})

describe('the password', () => {
  const type = async (user: Awaited<ReturnType<typeof openTab>>['user'], current: string, next: string) => {
    for (const [label, text] of [
      ['Current password', current],
      ['New password', next],
      ['Confirm new password', next],
    ] as const) {
      await user.clear(screen.getByLabelText(label))
      await user.type(screen.getByLabelText(label), text)
    }
    await user.click(button('Change password'))
  }

  it('is changed with the current password', async () => {
    const { user, client } = await openTab('/security', 'Change password')
    const current = screen.getByLabelText('Current password')
    expect(current).toHaveAttribute('autocomplete', 'current-password')
    expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password')
    await type(user, 'wrong', 'Nine Green Bottles')
    await waitFor(() => expect(current).toHaveAccessibleDescription('Incorrect password. Enter your current password.'))
    expect(screen.getByLabelText('New password')).toHaveValue('Nine Green Bottles')
    await type(user, 'admin', 'Nine Green Bottles')
    expect(await screen.findByText('Password changed and other devices logged out')).toBeVisible()
    expect(current).toHaveValue('')
    await client.post(sessionApi.login.path, { email: 'admin@demo.com', password: 'Nine Green Bottles' })
    await type(user, 'Nine Green Bottles', 'Nine Green Bottles')
    expect(await screen.findByText('Enter a password that’s different from the current password')).toBeVisible()
  })
})

describe('devices', () => {
  it('are signed out at once, and restored by Undo', async () => {
    const { user, client } = await openTab('/security', 'Recent devices')
    const devices = () => within(screen.getByRole('list', { name: 'Recent devices' })).getAllByRole('listitem')
    expect(devices()).toHaveLength(4)
    await user.click(button('Revoke Safari on Phone'))
    await waitFor(() => expect(devices()).toHaveLength(3))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(devices()).toHaveLength(4))
    const { data } = await client.get<{ details: { devices: object[] } }>(accountSettingsApi.details.path)
    expect(data.details.devices).toHaveLength(4)
  })
})

it('two-step verification can be turned on and off', async () => {
  const { user } = await openTab('/security', 'Two-step verification')
  await user.click(await screen.findByRole('button', { name: 'Turn on' }))
  const setUp = await dialog('Turn on two-step verification')
  await user.click(within(setUp).getByRole('radio', { name: 'Authenticator app' }))
  await user.type(within(setUp).getByRole('textbox', { name: 'Verification code' }), '123456')
  await user.click(within(setUp).getByRole('button', { name: 'Turn on' }))
  expect(await screen.findByText('Two-step verification turned on for Amara Mensah')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Turn off' }))
  const question = await dialog('Turn off two-step verification for Amara Mensah?')
  await user.click(within(question).getByRole('button', { name: 'Turn off' }))
  expect(await screen.findByRole('button', { name: 'Turn on' })).toBeVisible()
})

it('the key of an authenticator app can be scanned or typed', async () => {
  const { user } = await openTab('/security', 'Two-step verification')
  await user.click(await screen.findByRole('button', { name: 'Turn on' }))
  const setUp = within(await dialog('Turn on two-step verification'))
  await user.click(setUp.getByRole('radio', { name: 'Authenticator app' }))
  const key = within(setUp.getByRole('group', { name: 'Secret key' })).getByRole('code').textContent
  expect(key).toMatch(/^([A-Z2-7]{4} ){3}[A-Z2-7]{4}$/)

  const picture = await setUp.findByRole('img', { name: 'QR code for the secret key' })
  const address = `otpauth://totp/${product.name}:Amara%20Mensah?secret=${key.replaceAll(' ', '')}&issuer=${product.name}`
  const dark = encode(address, { ecc: 'M', border: 4 }).data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `${x} ${y}` : [])),
  )
  expect(picture.innerHTML.match(/(?<=M)\d+ \d+(?=h1)/g)).toEqual(dark)
})

describe('notifications', () => {
  it('are toggled at once, and reverted on failure', async () => {
    const { user, breakCall, client } = await openTab('/notifications', 'Email notifications')
    const follow = screen.getByRole('switch', { name: 'New followers' })
    const mend = breakCall(accountSettingsApi.updateNotification.path, 500)
    await user.click(follow)
    expect(await screen.findByText('Something went wrong on the server. Try again.')).toBeVisible()
    expect(follow).toBeChecked()
    mend()
    await user.click(button('Try again'))
    await waitFor(() => expect(follow).not.toBeChecked())
    const { data } = await client.get<unknown>(accountSettingsApi.data.path)
    expect(data).toMatchObject({ notification: { followMe: false, productUpdates: true } })
  })

  it('are sent by selected channels, at selected times', async () => {
    const { user, client } = await openTab('/notifications', 'Notifications')
    await user.click(screen.getByRole('switch', { name: 'New device: App' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Send notifications' }), 'Only when I’m online')
    await waitFor(async () => {
      const { data } = await client.get<{ details: { notifications: object[] } }>(accountSettingsApi.details.path)
      expect(data.details).toMatchObject({ preferences: { notify: 'online' } })
      expect(data.details.notifications).toContainEqual({ key: 'newDevice', email: true, browser: false, app: true })
    })
  })

  it("request the browser's permission, and show a notification", async () => {
    const shown: unknown[] = []
    const Sample = Object.assign(
      vi.fn(function (this: unknown, ...args: unknown[]) {
        shown.push(args)
      }),
      { permission: 'default', requestPermission: () => Promise.resolve('granted') },
    )
    vi.stubGlobal('Notification', Sample)
    const { user } = await openTab('/notifications', 'Notifications')
    await user.click(button('Allow notifications'))
    expect(await screen.findByText('This browser can show notifications')).toBeVisible()
    await user.click(button('Show test notification'))
    expect(shown).toEqual([[product.name, { body: 'This is a test notification' }]])
  })

  it('request nothing in a browser that blocks or lacks them', async () => {
    vi.stubGlobal('Notification', { permission: 'denied' })
    await openTab('/notifications', 'Notifications')
    expect(screen.getByText(/^This browser is blocking notifications/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Allow notifications' })).toBeNull()
  })
})

describe('connections', () => {
  it('are added and removed, with Undo', async () => {
    const { user } = await openTab('/connections', 'Connected accounts')
    await user.click(button('Connect GitHub'))
    const form = await dialog('Connect GitHub')
    await user.type(within(form).getByRole('textbox'), 'amara-counts')
    await user.dblClick(within(form).getByRole('button', { name: 'Connect' }))
    expect(await screen.findByText('@amara-counts')).toBeVisible()
    await user.click(button('Disconnect X (Twitter)'))
    expect(await screen.findByRole('button', { name: 'Connect X (Twitter)' })).toHaveFocus()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('@amara_counts')).toBeVisible()
  })

  it('show the marks of the services', async () => {
    await openTab('/connections', 'Social links')
    const marks = [...document.body.innerHTML.matchAll(/\/images\/brands\/\w+\.svg(?=#mark)/g)]
    expect(marks).toHaveLength(10)
    for (const [path] of marks) expect(existsSync(`public${path}`)).toBe(true)
  })

  it('include links, which must be URLs', async () => {
    const { user, client } = await openTab('/connections', 'Social links')
    await user.type(field(/^Quora/), 'quora')
    await user.click(button('Save changes'))
    await waitFor(() => expect(field(/^Quora/)).toHaveAccessibleDescription(/Enter a valid URL/))
    await user.clear(field(/^Quora/))
    await user.type(field(/^Quora/), 'https://www.quora.com/profile/Amara')
    await user.clear(field(/^LinkedIn/))
    await user.click(button('Save changes'))
    expect(await screen.findByText('Social links saved')).toBeVisible()
    const { data } = await client.get<{ social: { socialLinks: object } }>(accountSettingsApi.data.path)
    expect(data.social.socialLinks).toMatchObject({ quora: 'https://www.quora.com/profile/Amara', linkedIn: '' })
  })
})

it("the appearance equals the customizer's", async () => {
  const { user, store } = await openTab('/appearance', 'Appearance')
  const skins = screen.getByRole('group', { name: 'Skin' })
  await user.click(within(skins).getByRole('radio', { name: 'Dark' }))
  expect(selectPreferences(store.getState()).skin).toBe('dark')
  await user.click(button('Reset all'))
  expect(selectPreferences(store.getState()).skin).toBe('light')
})
