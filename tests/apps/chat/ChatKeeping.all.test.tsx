// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { publicPaths } from '@/configs/publicPaths'
import { selectOverview } from '@/redux/apps/chat/slice'
import { openChatWith, openPage } from './openChat'

const sendPath = '/apps/chat/send-msg'

async function chooseFrom(user: Awaited<ReturnType<typeof openPage>>['user'], button: HTMLElement, item: string) {
  await user.click(button)
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

describe('a draft', () => {
  it('stays with its chat, and appears in the list', async () => {
    const { user, write, link } = await openChatWith('Kofi Boateng')
    await write('Half a sent')
    await user.click(link('Wanjiru Kamau'))
    expect(await screen.findByRole('textbox', { name: 'Message Wanjiru Kamau' })).toHaveValue('')
    expect(link('Kofi Boateng')).toHaveTextContent('Draft:Half a sent')
  })

  it('survives a reload, unsent or after a failure', async () => {
    const { write, send, breakCall, unmount } = await openChatWith('Kofi Boateng')
    breakCall(sendPath, 500)
    await send('Lost?')
    expect(await screen.findByText('Not sent')).toBeVisible()
    await write('Half a sent')
    unmount()
    const { field, log } = await openChatWith('Kofi Boateng')
    expect(field()).toHaveValue('Half a sent')
    expect(log).toHaveTextContent('Lost?Not sent')
  }, 40_000)
})

describe('a message', () => {
  it('is answered with a quote, which links to it', async () => {
    const { user, send, messages } = await openChatWith('Kofi Boateng')
    const quoted = messages().at(-2)!
    await user.hover(quoted)
    await chooseFrom(user, within(quoted).getByRole('button', { name: 'More actions' }), 'Reply')
    expect(screen.getByText('Replying to Kofi Boateng')).toBeVisible()
    await send('Cake it is')
    const answer = await screen.findByRole('article', { name: /Cake it is/ })
    await user.click(within(answer).getByRole('button', { name: /It was quiet all night/ }))
    await waitFor(() => expect(quoted).toHaveFocus())
  })

  it('can be copied', async () => {
    const { user, messages } = await openChatWith('Kofi Boateng')
    const last = messages().at(-2)!
    await user.hover(last)
    await chooseFrom(user, within(last).getByRole('button', { name: 'More actions' }), 'Copy text')
    expect(await navigator.clipboard.readText()).toBe('It was quiet all night 🎂🎂')
  })

  it('gets a reaction, which can be removed', async () => {
    const { user, messages } = await openChatWith('Kofi Boateng')
    const last = () => messages().at(-1)!
    await user.hover(last())
    await user.click(within(last()).getByRole('button', { name: 'Add reaction' }))
    await user.click(await screen.findByRole('button', { name: '🎉' }))
    await user.click(await within(last()).findByRole('button', { name: '🎉 from You' }))
    await waitFor(() => expect(within(last()).queryByRole('button', { name: '🎉 from You' })).toBeNull())
  })

  it('is deleted and restored', async () => {
    const { user, messages } = await openChatWith('Kofi Boateng')
    const before = messages().length
    await user.hover(messages().at(-1)!)
    await chooseFrom(user, screen.getByRole('button', { name: 'More actions' }), 'Delete message')
    await waitFor(() => expect(messages()).toHaveLength(before - 1))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(messages()).toHaveLength(before))
  })
})

describe('a chat', () => {
  const menu = (name: string) => screen.getAllByRole('button', { name: `Chat actions for ${name}` }).at(-1)!

  it('is muted and blocked; blocked chats send and receive nothing', async () => {
    const { user } = await openChatWith('Kofi Boateng')
    await chooseFrom(user, menu('Kofi Boateng'), 'Mute')
    expect((await screen.findAllByLabelText('Muted')).length).toBeGreaterThan(0)
    await chooseFrom(user, menu('Kofi Boateng'), 'Block')
    expect(await screen.findByText(/You blocked Kofi Boateng/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Unblock' }))
    expect(await screen.findByRole('textbox', { name: 'Message Kofi Boateng' })).toBeVisible()
  })

  it('is cleared, has no last message then, and is restored', async () => {
    const { user, messages, log } = await openChatWith('Kofi Boateng')
    const before = messages().length
    vi.spyOn(log, 'scrollHeight', 'get').mockReturnValue(5000)
    fireEvent.scroll(log)
    expect(screen.getByRole('button', { name: 'Jump to latest' })).toBeVisible()
    await chooseFrom(user, menu('Kofi Boateng'), 'Clear chat')
    expect((await screen.findAllByText('No messages yet'))[0]).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Jump to latest' })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(messages()).toHaveLength(before))
  })

  it('is deleted and restored', async () => {
    const { user, address, list } = await openChatWith('Kofi Boateng')
    await chooseFrom(user, menu('Kofi Boateng'), 'Delete chat')
    await waitFor(() => expect(address()).toBe('/apps/chat'))
    await waitFor(() => expect(within(list()).queryByRole('link', { name: /^Kofi/ })).toBeNull())
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await within(list()).findByRole('link', { name: /^Kofi/ })).toBeVisible()
  })

  it('is marked as unread, and closes', async () => {
    const { user, address, link } = await openChatWith('Kofi Boateng')
    await chooseFrom(user, menu('Kofi Boateng'), 'Mark as unread')
    await waitFor(() => expect(address()).toBe('/apps/chat'))
    await waitFor(() => expect(link('Kofi Boateng')).toHaveTextContent('1 unread message'))
  })

  it('is not left when marking it as unread is retried on another page', async () => {
    const { user, router, store, address, breakCall } = await openChatWith('Kofi Boateng')
    const mend = breakCall('/apps/chat/mark-unread', 500)
    await chooseFrom(user, menu('Kofi Boateng'), 'Mark as unread')
    const retry = await screen.findByRole('button', { name: 'Try again' })
    mend()
    await act(() => router.navigate(publicPaths.accessControl.href()))
    await screen.findByRole('heading', { level: 1, name: 'Access control' })
    await user.click(retry)
    const kofi = () =>
      selectOverview(store.getState()).chatsContacts.find(({ fullName }) => fullName === 'Kofi Boateng')
    await waitFor(() => expect(kofi()?.chat.unseenMsgs).toBe(1))
    expect(address()).toBe(publicPaths.accessControl.href())
  })

  it('shows details of its contact', async () => {
    const { user } = await openChatWith('Kofi Boateng')
    await user.click(screen.getByRole('button', { name: /^Kofi Boateng/ }))
    const drawer = await screen.findByRole('dialog', { name: 'Contact' })
    expect(within(drawer).getByText(/Can’t swim/)).toBeVisible()
    expect(within(drawer).getByRole('link', { name: /@voltacold/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    )
  })
})

describe('the profile', () => {
  it('stores status, settings and About', async () => {
    const { user, client } = await openPage()
    await user.click(screen.getByRole('button', { name: /^Your profile/ }))
    const drawer = await screen.findByRole('dialog', { name: 'Your profile' })
    await user.click(within(drawer).getByRole('radio', { name: 'Busy' }))
    await user.click(within(drawer).getByRole('switch', { name: 'Notifications' }))
    const about = within(drawer).getByRole('textbox', { name: 'About' })
    await user.clear(about)
    await user.type(about, 'In a canoe')
    expect(within(drawer).getByText('10 of 120 characters')).toBeVisible()
    await user.click(within(drawer).getByRole('button', { name: 'Save' }))
    await waitFor(async () => {
      const { data } = await client.get<unknown>('/apps/chat/users/profile-user')
      expect(data).toMatchObject({ status: 'busy', about: 'In a canoe', settings: { isNotificationsOn: false } })
    })
  })
})
