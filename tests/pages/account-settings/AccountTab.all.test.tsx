// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { changedElsewhere } from '@/redux/app/events'
import { accountSettingsApi } from '@/redux/pages/account-settings/contract'
import { sessionApi } from '@/redux/shell/session/contract'
import { selectUserData } from '@/redux/shell/session/slice'
import type { renderPage } from '../../support/renderPage'
import { button, dialog, field, openTab } from './openTab'

afterEach(() => vi.unstubAllGlobals())

const formOf = (name: string) => within(screen.getByRole('region', { name }))
const saveOf = (name: string) => formOf(name).getByRole('button', { name: 'Save changes' })

const open = (options?: Parameters<typeof renderPage>[1]) => openTab('', 'Profile', options)

describe('the profile', () => {
  it('is saved once on a double click, and updates the name in the session', async () => {
    const { user, store, count } = await open()
    expect(saveOf('Profile')).toHaveAttribute('aria-disabled', 'true')
    await user.clear(field('Full name'))
    await user.type(field('Full name'), 'Amara <b>Owusu</b>')
    await user.clear(field('Email'))
    await user.type(field('Email'), 'owusu@baobab.example')
    const sent = count(accountSettingsApi.updateGeneral.path)
    await user.dblClick(saveOf('Profile'))
    expect(await screen.findByText('Profile saved')).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(selectUserData(store.getState())).toMatchObject({
      fullName: 'Amara <b>Owusu</b>',
      email: 'owusu@baobab.example',
    })
    await waitFor(() => expect(saveOf('Profile')).toHaveAttribute('aria-disabled', 'true'))
    expect(field('Full name')).toHaveValue('Amara <b>Owusu</b>')
  })

  it('keeps a field that is edited during saving', async () => {
    const { user } = await open({ backend: { delay: 300 } })
    const company = field(/^Company/)
    await user.type(field('Full name'), ' II')
    await user.click(saveOf('Profile'))
    await user.type(company, ' and sons')
    expect(await screen.findByText('Profile saved')).toBeVisible()
    await waitFor(() => expect(saveOf('Profile')).not.toHaveClass('is-pending'))
    expect(company).toHaveDisplayValue(/ and sons$/)
    expect(saveOf('Profile')).not.toHaveAttribute('aria-disabled', 'true')
  })

  it('keeps input that the server rejects, with the error at its field', async () => {
    const { user, store } = await open()
    await user.clear(field('Email'))
    await user.type(field('Email'), 'client@demo.com')
    await user.clear(field('Username'))
    await user.type(field('Username'), 'client')
    await user.click(saveOf('Profile'))
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(/already in use/i))
    expect(field('Username')).toHaveAccessibleDescription(/already in use/i)
    expect(field('Email')).toHaveValue('client@demo.com')
    expect(selectUserData(store.getState())?.email).toBe('admin@demo.com')
  })

  it('resets to the saved values', async () => {
    const { user } = await open()
    const discard = formOf('Profile').getByRole('button', { name: 'Discard' })
    await user.type(field('Full name'), '!')
    await user.click(discard)
    expect(field('Full name')).toHaveValue('Amara Mensah')
    expect(discard).toHaveAttribute('aria-disabled', 'true')
  })

  it('receives changes of another tab, except in edited fields', async () => {
    const { user, client, store } = await open()
    await user.type(field('Full name'), '!')
    await client.post(accountSettingsApi.updateGeneral.path, { fullName: 'Amara Owusu', company: 'Kente Ltd' })
    act(() => void store.dispatch(changedElsewhere()))
    await waitFor(() => expect(field(/^Company/)).toHaveValue('Kente Ltd'))
    expect(field('Full name')).toHaveValue('Amara Mensah!')
    await user.click(formOf('Profile').getByRole('button', { name: 'Discard' }))
    expect(field('Full name')).toHaveValue('Amara Owusu')
  })

  it('accepts an image of the right size, restores the old one, and removes it', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 8, height: 8, close: () => undefined }))
    const { user, store } = await open()
    const choose = screen.getByLabelText('Profile picture', { selector: 'input' })
    const file = (type: string, size = 4) => new File([new Uint8Array(size)], 'me', { type })
    await user.upload(choose, file('image/png', 300_000))
    expect(await screen.findByText('The picture is over the 290 kB limit. Choose a smaller file.')).toBeVisible()
    await user.upload(choose, file('image/png'))
    await user.click(await screen.findByRole('button', { name: 'Reset' }))
    expect(saveOf('Profile')).toHaveAttribute('aria-disabled', 'true')
    await user.upload(choose, file('image/webp'))
    await screen.findByRole('button', { name: 'Reset' })
    await user.click(saveOf('Profile'))
    await waitFor(() => expect(selectUserData(store.getState())?.avatar).toBe('data:image/webp;base64,AAAAAA=='))
    await user.click(button('Remove'))
    await user.click(saveOf('Profile'))
    await waitFor(() => expect(selectUserData(store.getState())?.avatar).toBeNull())
  })
})

describe('About', () => {
  it('is saved, and rejected beside the invalid field', async () => {
    const { user, client } = await open()
    await user.clear(field(/^Website/))
    await user.type(field(/^Website/), 'javascript:alert(1)')
    await user.click(saveOf('About you'))
    await waitFor(() => expect(field(/^Website/)).toHaveAccessibleDescription(/Enter a valid URL/))
    await user.clear(field(/^Website/))
    await user.type(field(/^Website/), 'https://baobab.example/en')
    await user.clear(screen.getByLabelText(/^Date of birth/))
    await user.click(saveOf('About you'))
    expect(await screen.findByText('Details saved')).toBeVisible()
    const { data } = await client.get<{ info: object }>(accountSettingsApi.data.path)
    expect(data.info).toMatchObject({ website: 'https://baobab.example/en', dob: '' })
  })

  it('asks before changes are lost', async () => {
    const { user, router } = await open()
    await user.type(field(/^Country/), '!')
    await user.click(screen.getByRole('tab', { name: 'Security' }))
    await user.click(within(await dialog('Discard changes?')).getByRole('button', { name: 'Keep editing' }))
    expect(router.state.location.pathname).toBe('/pages/account-settings')
    expect(field(/^Country/)).toHaveValue('Ghana!')
    void router.navigate('/pages/faq')
    await user.click(within(await dialog('Discard changes?')).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/pages/faq'))
  })
})

it('the language applies to the page at once', async () => {
  const { user } = await open()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Display language' }), 'Deutsch')
  expect(await screen.findByRole('heading', { level: 1, name: 'Kontoeinstellungen' })).toBeVisible()
  await i18next.changeLanguage('en')
})

it('all stored data can be downloaded as a file', async () => {
  const { user } = await open()
  const saved: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:x'), revokeObjectURL: vi.fn() }),
  )
  HTMLAnchorElement.prototype.click = vi.fn()
  await user.click(button('Download data'))
  const kept = JSON.parse(await saved[0]!.text()) as object
  expect(kept).toMatchObject({
    general: { username: 'admin' },
    details: { twoFactor: { enabled: false } },
    subscription: { plan: 'enterprise' },
    language: 'en',
    preferences: { skin: 'light' },
  })
})

describe('closing the account', () => {
  it('requires a checkbox and the username, and ends the session', async () => {
    const { user, store, client, count } = await open()
    const sent = count(accountSettingsApi.deactivate.path)
    await user.click(button('Close account'))
    expect(await screen.findByText('Check this box to continue')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: /closed permanently/ }))
    expect(sent).toEqual([])
    const name = field('Enter your username to confirm: admin')
    await user.type(name, 'client')
    await user.click(button('Close account'))
    expect(await screen.findByText('Username doesn’t match. Try again.')).toBeVisible()
    expect(selectUserData(store.getState())).not.toBeNull()
    await user.clear(name)
    await user.type(name, 'admin')
    await user.dblClick(button('Close account'))
    await waitFor(() => expect(selectUserData(store.getState())).toBeNull())
    expect(sent).toHaveLength(2)
    const again = client.post(sessionApi.login.path, { email: 'admin@demo.com', password: 'admin' })
    await expect(again).rejects.toMatchObject({ response: { status: 400 } })
  })

  it('asks first about unsaved changes', async () => {
    const { user, store, count } = await open()
    const sent = count(accountSettingsApi.deactivate.path)
    await user.type(field('Full name'), '!')
    await user.click(screen.getByRole('checkbox', { name: /closed permanently/ }))
    await user.type(field(/^Enter your username/), 'admin')
    await user.click(button('Close account'))
    await user.click(within(await dialog('Discard changes?')).getByRole('button', { name: 'Keep editing' }))
    expect(sent).toEqual([])
    expect(selectUserData(store.getState())).not.toBeNull()
  })
})

describe('the currency of new invoices', () => {
  it('is the default of the next invoice, and the first option', async () => {
    const { user, router } = await openTab('', 'Language, time zone, and currency')
    const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Currency for new invoices' })
    expect(select()).toHaveValue('USD')
    await user.selectOptions(select(), 'CHF – Swiss Franc')
    await router.navigate('/apps/invoice/add')
    const currency = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Currency' })
    expect(currency).toHaveValue('CHF')
    expect(currency.options[0]).toHaveValue('CHF')
    await router.navigate('/pages/account-settings')
    await screen.findByRole('heading', { level: 2, name: 'Language, time zone, and currency' })
    expect(select()).toHaveValue('CHF')
  })
})
