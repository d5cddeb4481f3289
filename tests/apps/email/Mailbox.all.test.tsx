// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { product } from '@/product'
import { openAsReader } from '../../support/openAsReader'
import { giveRoom, openMailbox } from './mailbox'

beforeEach(() => {
  giveRoom()
  localStorage.clear()
  return () => vi.useRealTimers()
})

describe('the document title', () => {
  it('contains the unread count, then the open email', async () => {
    const { user, link } = await openMailbox()
    await waitFor(() => expect(document.title).toBe(`Inbox (9) · ${product.name}`))
    await user.click(link(/Sensor 7/))
    await waitFor(() => expect(document.title).toBe(`Sensor 7 is quiet again · ${product.name}`))
  })
})

describe('the context menu of a row', () => {
  it('offers the actions of the toolbar, for that email', async () => {
    const { user, row, link, list } = await openMailbox()
    fireEvent.contextMenu(link(/Sensor 7/))
    const menu = within(screen.getByRole('menu', { name: 'Email actions' }))
    expect(menu.getByRole('menuitem', { name: 'Reply' })).toBeVisible()
    await user.click(menu.getByRole('menuitemcheckbox', { name: 'Private' }))
    expect(row(/Sensor 7/)).toHaveTextContent('Private')
    await user.click(menu.getByRole('menuitem', { name: 'Report spam' }))
    await waitFor(() => expect(within(list).queryByText('Sensor 7 is quiet again')).toBeNull())
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('applies to the selection, if the row is selected, and returns the focus', async () => {
    const { user, row, link } = await openMailbox()
    await user.click(within(row(/Sensor 7/)).getByRole('checkbox'))
    await user.click(within(row(/New login/)).getByRole('checkbox'))
    fireEvent.contextMenu(link(/Sensor 7/))
    expect(screen.getByRole('menu', { name: 'Actions for 2 emails' })).toBeVisible()
    await user.keyboard('{Escape}')
    expect(link(/Sensor 7/)).toHaveFocus()
  })

  it("leaves the browser's menu with Shift", async () => {
    const { link } = await openMailbox()
    fireEvent.contextMenu(link(/Sensor 7/), { shiftKey: true })
    expect(screen.queryByRole('menu')).toBeNull()
  })
})

describe('a label in a row', () => {
  it('links to its emails', async () => {
    const { user, row, address } = await openMailbox()
    await user.click(within(row(/Sensor 7/)).getByRole('link', { name: 'Company' }))
    expect(address()).toBe('/apps/email/label/company')
  })
})

describe('the view', () => {
  it('has dense rows and no split, and stores both', async () => {
    const { user, row, unmount } = await openMailbox()
    const openMenu = () => user.click(screen.getByRole('button', { name: 'View options' }))
    expect(row(/Sensor 7/)).toHaveTextContent('the new bracket holds')
    await openMenu()
    await user.click(screen.getByRole('menuitemradio', { name: 'Compact' }))
    expect(await screen.findByRole('list', { name: 'Inbox' })).not.toHaveTextContent('the new bracket holds')
    await openMenu()
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Reading pane' }))
    unmount()
    const again = await openMailbox()
    expect(again.list).not.toHaveTextContent('the new bracket holds')
    await openMenu()
    expect(screen.getByRole('menuitemcheckbox', { name: 'Reading pane' })).not.toBeChecked()
  })

  it('receives sample emails, counts and announces them', async () => {
    const { user, list } = await openMailbox()
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 })
    await user.click(screen.getByRole('button', { name: 'View options' }))
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Simulate incoming email' }))
    await vi.advanceTimersByTimeAsync(7000)
    vi.useRealTimers()
    expect(await screen.findByText('New email from Kofi Boateng: Sensor 7: mystery solved')).toBeVisible()
    expect(await within(list).findByText('Sensor 7: mystery solved')).toBeVisible()
    expect(screen.getByRole('link', { name: /Inbox.*10 unread/ })).toBeVisible()
  })
})

describe('offline', () => {
  it('an email waits, and is sent on reconnect', async () => {
    const { user, compose } = await openMailbox()
    const letter = within(await compose())
    await user.type(letter.getByRole('combobox', { name: 'To' }), 'kofi@voltacold.example,')
    await user.type(letter.getByRole('textbox', { name: 'Subject' }), 'By pigeon')
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await user.click(letter.getByRole('button', { name: 'Send' }))
    expect(await letter.findByText('Waiting to send')).toBeVisible()
    onLine.mockReturnValue(true)
    fireEvent(window, new Event('online'))
    expect(await screen.findByText('Email sent')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a reply', () => {
  it('without input leaves no draft', async () => {
    const { user } = await openMailbox('/apps/email/inbox/3')
    await screen.findByRole('heading', { name: 'Question about invoice 5014' })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await user.keyboard('r')
    const letter = within(await screen.findByRole('dialog', { name: 'Re: Question about invoice 5014' }))
    await letter.findByRole('textbox', { name: 'Message' })
    // Longer than the autosave delay of drafts.
    await act(() => vi.advanceTimersByTimeAsync(2500))
    vi.useRealTimers()
    expect(letter.queryByText(/^Sav/)).toBeNull()
    expect(screen.getByRole('link', { name: /Drafts.*5 drafts/ })).toBeVisible()
    await user.click(letter.getByRole('button', { name: 'Save and close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a reply in a wide window', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media === '(width >= 768px)', onchange: null }),
    )
    Element.prototype.scrollIntoView = vi.fn<() => void>()
    return () => vi.unstubAllGlobals()
  })

  it('is written below the email, waits at the bottom while another one is open, and is sent', async () => {
    const { user, router } = await openMailbox('/apps/email/inbox/3')
    const reader = within(await screen.findByRole('region', { name: 'Email' }))
    await user.click(await reader.findByRole('button', { name: 'Reply' }))
    const name = 'Re: Question about invoice 5014'
    const letter = within(await reader.findByRole('region', { name }))
    expect(reader.queryByRole('button', { name: 'Reply' })).toBeNull()
    await user.type(await letter.findByRole('textbox', { name: 'Subject' }), '!')
    await router.navigate('/apps/email/inbox/1')
    await user.click(
      within(await screen.findByRole('dialog', { name: `${name}!` })).getByRole('button', { name: 'Expand' }),
    )
    await router.navigate('/apps/email/inbox/3')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Email sent')).toBeVisible()
    expect(await reader.findByRole('button', { name: 'Reply' })).toBeVisible()
  })

  it('closes on Escape, which returns the focus, and is discarded without input', async () => {
    const { user, router } = await openMailbox('/apps/email/inbox/3')
    const reader = within(await screen.findByRole('region', { name: 'Email' }))
    await user.click(await reader.findByRole('button', { name: 'Reply' }))
    await user.click(await reader.findByRole('textbox', { name: 'Subject' }))
    await user.keyboard('{Escape}')
    expect(await reader.findByRole('button', { name: 'Reply' })).toBeVisible()
    await user.click(reader.getByRole('button', { name: 'Forward' }))
    await reader.findByRole('region', { name: 'Fwd: Question about invoice 5014' })
    await router.navigate('/apps/email/inbox/1')
    await screen.findByRole('heading', { name: 'Sensor 7 is quiet again' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('failed requests', () => {
  it('keep an unsaved draft on screen, and save it later', async () => {
    const { user, breakCall, compose } = await openMailbox()
    const mend = breakCall('/apps/email/save-draft', 500)
    const letter = within(await compose())
    await user.type(letter.getByRole('textbox', { name: 'Subject' }), 'Stubborn')
    await user.click(letter.getByRole('button', { name: 'Save and close' }))
    expect(await letter.findByText('Couldn’t save or send. Your text is still here.')).toBeVisible()
    expect(letter.getByRole('textbox', { name: 'Subject' })).toHaveValue('Stubborn')
    mend()
    await user.click(letter.getByRole('button', { name: 'Save and close' }))
    expect(await screen.findByText('Draft saved')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a read-only user', () => {
  it('sees no actions, and keeps emails unread', async () => {
    const { user } = await openAsReader('/apps/email/inbox/1', 'Email')
    const list = await screen.findByRole('list', { name: 'Inbox' })
    await screen.findByRole('heading', { name: 'Sensor 7 is quiet again' })
    for (const name of ['Compose', 'Reply', 'Move to trash', 'Labels', /^Star/, /^Remove label/])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await user.keyboard('#c')
    expect(within(list).getByRole('link', { name: /^Unread ?Kofi.*Sensor 7/ })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the separator of list and email', () => {
  it('is hidden unless an email is shown beside the list', async () => {
    localStorage.setItem('mailbox', JSON.stringify({ isCompact: false, isSplit: false, isReceiving: false }))
    await openMailbox()
    expect(screen.queryByRole('separator', { name: 'List width' })).not.toBeInTheDocument()
  })
})
