// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { giveRoom, openMailbox } from './mailbox'

beforeEach(() => {
  giveRoom()
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: /width < (576|768)px/.test(media), onchange: null }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('on a phone, the toolbar of an email has a few buttons and a menu with the rest', async () => {
  const { user, link } = await openMailbox()
  await user.click(link(/Sensor 7/))
  const tools = within(await screen.findByRole('group', { name: 'Email actions' }))
  expect(tools.getByRole('button', { name: 'Archive' })).toBeVisible()
  for (const name of ['Snooze', 'Mark as unread', 'Print', 'Labels'])
    expect(tools.queryByRole('button', { name })).toBeNull()
  await user.click(tools.getByRole('button', { name: 'More actions' }))
  const menu = within(screen.getByRole('menu'))
  expect(menu.getByRole('menuitem', { name: 'Print' })).toBeVisible()
  await user.click(menu.getByRole('menuitem', { name: /^Star/ }))
  await user.click(tools.getByRole('button', { name: 'More actions' }))
  expect(within(screen.getByRole('menu')).getByRole('menuitem', { name: /^Remove.*star|^Unstar/i })).toBeVisible()
})

it('on a phone, Back closes the folders and the composer before it leaves the mailbox', async () => {
  const { user, router, address, compose } = await openMailbox()
  await act(() => router.navigate('/apps/email/sent'))
  await user.click(await screen.findByRole('button', { name: 'Show folders' }))
  await screen.findByRole('dialog', { name: 'Folders' })
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  const letter = within(await compose())
  await user.type(letter.getByRole('textbox', { name: 'Subject' }), 'Half a thought')
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('Draft saved')).toBeVisible()
  expect(address()).toBe('/apps/email/sent')
  await act(() => router.navigate(-1))
  expect(address()).toBe('/apps/email')
})
