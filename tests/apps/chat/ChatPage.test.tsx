// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { product } from '@/product'
import { renderPage } from '../../support/renderPage'
import { openChatWith, openPage } from './openChat'

const sendPath = '/apps/chat/send-msg'

describe('the list', () => {
  it('shows chats with presence, last message and unread count, and other contacts', async () => {
    const { list, link } = await openPage()
    expect(link('Kofi Boateng')).toHaveTextContent('Online')
    expect(link('Kofi Boateng')).toHaveTextContent('2 unread messages')
    expect(link('Wanjiru Kamau')).toHaveTextContent('You:Doing it now. Thank you!')
    expect(within(list('Contacts')).getByRole('link', { name: /^Catalina Reyes/ })).toBeVisible()
    expect(within(list('Contacts')).queryByRole('link', { name: /^Kofi/ })).toBeNull()
  })

  it('searches by name, keeps the search in the URL, and shows when nothing matches', async () => {
    const { user, address } = await openPage()
    const field = screen.getByRole('searchbox', { name: 'Search chats, contacts' })
    await user.type(field, 'catalina')
    await waitFor(() => expect(address()).toBe('/apps/chat?q=catalina'))
    expect(await screen.findByText('No chats found')).toBeVisible()
    expect(screen.getByRole('link', { name: /^Catalina/ })).toBeVisible()
    await user.type(field, ' zzz')
    expect(await screen.findByText('No results for “catalina zzz”')).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!)
    await waitFor(() => expect(address()).toBe('/apps/chat'))
  })

  it('supports arrow keys', async () => {
    const { user, link } = await openPage()
    link('Kofi Boateng').focus()
    await user.keyboard('{ArrowDown}')
    const second = within(screen.getByRole('list', { name: 'Chats' })).getAllByRole('link')[1]
    expect(second).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(link('Kofi Boateng')).toHaveFocus()
  })

  it('shows an error and a retry', async () => {
    const view = await renderPage('/misc/not-authorized')
    const mend = view.breakCall('/apps/chat/chats-and-contacts', 500)
    await view.router.navigate('/apps/chat')
    expect(await screen.findByText('Couldn’t load chats')).toBeVisible()
    mend()
    await view.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('list', { name: 'Chats' })).toBeVisible()
  })
})

describe('beside the list', () => {
  it('opens the newest chat, and not again one that was closed as unread', async () => {
    const narrow = globalThis.matchMedia
    vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
      Object.assign(narrow(query), { matches: query === '(width >= 768px)' }),
    )
    const { user, address, link } = await openPage()
    await screen.findByRole('log', { name: 'Messages with Kofi Boateng' })
    expect(address()).toMatch(/^\/apps\/chat\/\d+$/)
    await user.click(screen.getAllByRole('button', { name: 'Chat actions for Kofi Boateng' }).at(-1)!)
    await user.click(screen.getByRole('menuitem', { name: 'Mark as unread' }))
    await waitFor(() => expect(link('Kofi Boateng')).toHaveTextContent('1 unread message'))
    expect(address()).toBe('/apps/chat')
    expect(screen.getByText('Start a chat')).toBeVisible()
  })
})

describe('an open chat', () => {
  it('is part of the URL, marked in the list, and read', async () => {
    const { address, link, messages } = await openChatWith('Kofi Boateng')
    expect(address()).toMatch(/^\/apps\/chat\/\d+$/)
    expect(link('Kofi Boateng')).toHaveAttribute('aria-current', 'page')
    expect(link('Kofi Boateng')).not.toHaveTextContent('unread')
    expect(messages().at(-1)).toHaveTextContent('I emailed you the audit report.')
    expect(screen.getByText('New')).toBeVisible()
    expect(document.title).toBe(`Kofi Boateng – Chat · ${product.name}`)
  })

  it('opens by URL, and shows an unknown id', async () => {
    const { router } = await openPage('/apps/chat/9999')
    expect(await screen.findByText('Contact not found')).toBeVisible()
    await router.navigate('/apps/chat/kofi')
    expect(await screen.findByText('Contact not found')).toBeVisible()
  })

  it('links URLs and nothing else', async () => {
    await openChatWith('Giulia Bernasconi')
    const link = screen.getByRole('link', { name: 'https://lagoalto.example/deliveries/baobab-star' })
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(link).toHaveAttribute('target', '_blank')
  })

  it('can be searched', async () => {
    const { user } = await openChatWith('Kofi Boateng')
    await user.click(screen.getByRole('button', { name: 'Search this chat' }))
    await user.type(screen.getByRole('searchbox', { name: 'Search this chat' }), 'bracket{Enter}')
    expect(await screen.findByText('1 of 3')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Older match' }))
    expect(screen.getByText('2 of 3')).toBeVisible()
    await user.click(screen.getByRole('searchbox', { name: 'Search this chat' }))
    await user.keyboard('{Enter}')
    expect(screen.getByText('3 of 3')).toBeVisible()
    await user.keyboard('{Shift>}{Enter}{Enter}{/Shift}')
    expect(screen.getByText('1 of 3')).toBeVisible()
    const marks = () => screen.queryAllByText('bracket', { selector: 'mark' })
    expect(marks().length).toBeGreaterThanOrEqual(3)
    await user.click(screen.getByRole('button', { name: 'Close search' }))
    expect(marks()).toEqual([])
  })

  it('focuses the composer when opened by URL', async () => {
    await openPage('/apps/chat/31')
    expect(await screen.findByRole('textbox', { name: /^Message / })).toHaveFocus()
  })

  it('has one message in the tab order, and arrow keys to the others', async () => {
    const { user, messages } = await openChatWith('Kofi Boateng')
    const stops = messages().filter((message) => message.tabIndex === 0)
    expect(stops).toEqual([messages().at(-1)])
    messages().at(-1)!.focus()
    await user.keyboard('{ArrowUp}')
    expect(messages().at(-2)).toHaveFocus()
    expect(within(messages().at(-2)!).getByRole('button', { name: 'Add reaction' })).toBeVisible()
  })
})

describe('sending', () => {
  it('is triggered by Enter, but not with Shift or during composition', async () => {
    const { user, field, messages } = await openChatWith('Kofi Boateng')
    await user.type(field(), 'One{Shift>}{Enter}{/Shift}Two')
    expect(field()).toHaveValue('One\nTwo')
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
    expect(field()).toHaveValue('One\nTwo')
    await user.keyboard('{Enter}')
    expect(field()).toHaveValue('')
    await waitFor(() => expect(messages().at(-1)?.textContent).toContain('One\nTwo'))
    await waitFor(() => expect(messages().at(-1)).toHaveTextContent('Delivered'))
  })

  it('requires text or a picture, and shows so', async () => {
    const { user, field, messages } = await openChatWith('Kofi Boateng')
    const before = messages().length
    await user.type(field(), '   ')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a message or attach an image')
    expect(field()).toHaveFocus()
    expect(messages()).toHaveLength(before)
    await user.keyboard('A')
    expect(screen.queryByText('Enter a message or attach an image')).toBeNull()
  })

  it('removes the line above new messages, and the contact types and replies', async () => {
    const { send, messages } = await openChatWith('Kofi Boateng')
    const before = messages().length
    expect(screen.getByText('New')).toBeVisible()
    await send('Hello Kofi')
    expect(screen.queryByText('New')).toBeNull()
    expect(await screen.findByText('Kofi Boateng is typing…')).toBeInTheDocument()
    await waitFor(() => expect(messages()).toHaveLength(before + 2))
    expect(screen.queryByText('Kofi Boateng is typing…')).toBeNull()
  })

  it('keeps a failed message, which is retried or discarded', async () => {
    const { user, send, breakCall, messages } = await openChatWith('Kofi Boateng')
    const before = messages().length
    const mend = breakCall(sendPath, 500)
    await send('Lost?')
    expect(await screen.findByText('Not sent')).toBeVisible()
    await send('Given up')
    await waitFor(() => expect(screen.getAllByText('Not sent')).toHaveLength(2))
    mend()
    await user.click(screen.getAllByRole('button', { name: 'Discard' })[1]!)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(messages()).toHaveLength(before + 1))
    expect(messages().at(-1)).toHaveTextContent('Lost?')
    expect(screen.queryByText('Given up')).toBeNull()
  })

  it('starts a chat with a contact, at the top', async () => {
    const { user, list } = await openPage()
    await user.click(screen.getByRole('link', { name: /^Catalina Reyes/ }))
    expect(await screen.findByText('Say hello to Catalina Reyes.')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Message Catalina Reyes' }), 'Hello{Enter}')
    await waitFor(() => expect(within(list()).getAllByRole('link')[0]).toHaveTextContent('Catalina Reyes'))
  })

  it('inserts an emoji at the caret', async () => {
    const { user, field } = await openChatWith('Kofi Boateng')
    await user.type(field(), 'ab')
    field().setSelectionRange(1, 1)
    await user.click(screen.getByRole('button', { name: 'Emoji' }))
    await waitFor(() => expect(screen.getByRole('button', { name: '😀' })).toHaveFocus())
    await user.keyboard('{ArrowRight}{Enter}')
    expect(field()).toHaveValue('a😄b')
    expect(field()).toHaveFocus()
  })
})
