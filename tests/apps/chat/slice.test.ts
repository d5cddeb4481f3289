import { describe, expect, it } from 'vitest'
import {
  chatClosed,
  fetchOverview,
  markUnread,
  openChat,
  reactToMessage,
  receiveAnswer,
  removeChat,
  removeMessages,
  restoreChat,
  restoreMessages,
  selectOpen,
  selectOverview,
  sendMessage,
  updateContact,
  updateProfile,
} from '@/redux/apps/chat/slice'
import { selectOutbox } from '@/redux/apps/chat/unsentSlice'
import { openStore } from '../../support/openStore'

async function start() {
  const opened = openStore()
  const { store } = opened
  await store.dispatch(fetchOverview())
  const overview = () => selectOverview(store.getState())
  return {
    ...opened,
    overview,
    open: () => selectOpen(store.getState()),
    outbox: () => selectOutbox(store.getState()),
    entry: (id: number) => overview().chatsContacts.find((contact) => contact.id === id),
  }
}

async function startInChat() {
  const started = await start()
  const { id } = started.overview().chatsContacts.find(({ chat }) => chat.unseenMsgs > 0)!
  await started.store.dispatch(openChat(id))
  await started.settled()
  return { ...started, id, messages: () => started.open().chat?.messages ?? [] }
}

describe('opening a chat', () => {
  it('marks it as read optimistically', async () => {
    const { store, overview, entry, open } = await start()
    const { id } = overview().chatsContacts.find(({ chat }) => chat.unseenMsgs > 0)!
    const promise = store.dispatch(openChat(id))
    expect(entry(id)?.chat.unseenMsgs).toBe(0)
    expect(open()).toMatchObject({ contactId: id, contact: null, request: { status: 'pending' } })
    await promise
    expect(open()).toMatchObject({ contact: { id }, chat: { userId: id } })
  })

  it('replaces the open chat, and ignores an older response', async () => {
    const { store, overview, open } = await start()
    const [one, other] = overview().chatsContacts
    await Promise.all([store.dispatch(openChat(one!.id)), store.dispatch(openChat(other!.id))])
    expect(open()).toMatchObject({ contactId: other!.id, contact: { id: other!.id } })
    const promise = store.dispatch(openChat(one!.id))
    expect(open().contact).toBeNull()
    await promise
    store.dispatch(chatClosed())
    expect(open()).toEqual({ contactId: null, contact: null, chat: null, unseen: 0, request: { status: 'idle' } })
  })
})

describe('sending', () => {
  it('keeps a message in the outbox until it is in the chat', async () => {
    const { store, id, outbox, messages, overview, settled } = await startInChat()
    const promise = store.dispatch(sendMessage({ contact: id, message: 'On its way' }))
    expect(outbox()).toMatchObject([{ content: { contact: id, message: 'On its way' }, isFailed: false }])
    await promise
    expect(outbox()).toEqual([])
    expect(messages().at(-1)?.message).toBe('On its way')
    await settled()
    expect(overview().chatsContacts[0]).toMatchObject({ id, chat: { lastMessage: { message: 'On its way' } } })
  })
})

describe('a reply', () => {
  it('is read at once in the open chat', async () => {
    const { store, id, messages, entry, settled } = await startInChat()
    const before = messages().length
    await store.dispatch(receiveAnswer({ id }))
    await settled()
    expect(messages()).toHaveLength(before + 1)
    expect(messages().at(-1)?.senderId).toBe(id)
    expect(entry(id)?.chat.unseenMsgs).toBe(0)
  })

  it('is unread in a closed chat', async () => {
    const { store, id, entry, settled } = await startInChat()
    store.dispatch(chatClosed())
    await store.dispatch(receiveAnswer({ id }))
    await settled()
    expect(entry(id)?.chat.unseenMsgs).toBe(1)
  })
})

describe('updates', () => {
  it('of the profile are optimistic, settings included', async () => {
    const { store, overview, settled } = await start()
    const settings = { ...overview().profileUser?.settings, isNotificationsOn: false }
    const promise = store.dispatch(updateProfile({ status: 'busy', settings: { isNotificationsOn: false } }))
    expect(overview().profileUser).toMatchObject({ status: 'busy', settings })
    await promise
    await settled()
    expect(overview().profileUser).toMatchObject({ status: 'busy', settings })
  })

  it('of a contact appear everywhere', async () => {
    const { store, id, open, overview, entry, settled } = await startInChat()
    const promise = store.dispatch(updateContact({ id, isMuted: true }))
    const shown = () => [
      open().contact?.isMuted,
      entry(id)?.isMuted,
      overview().contacts.find((contact) => contact.id === id)?.isMuted,
    ]
    expect(shown()).toEqual([true, true, true])
    await promise
    await settled()
    expect(shown()).toEqual([true, true, true])
  })

  it('mark a chat as unread, once it is closed', async () => {
    const { store, id, entry, settled } = await startInChat()
    store.dispatch(chatClosed())
    const promise = store.dispatch(markUnread(id))
    expect(entry(id)?.chat.unseenMsgs).toBe(1)
    await promise
    await settled()
    expect(entry(id)?.chat.unseenMsgs).toBe(1)
  })

  it('react to a message like the backend', async () => {
    const { store, id, messages, settled } = await startInChat()
    const messageId = messages().at(-1)!.id
    const presses = [
      { emoji: '👍', isOn: true },
      { emoji: '🎉', isOn: true },
      { emoji: '🎉', isOn: false },
    ] as const
    for (const press of presses) {
      const promise = store.dispatch(reactToMessage({ id, messageId, ...press }))
      const shown = messages().at(-1)?.reactions
      await promise
      await settled()
      expect(messages().at(-1)?.reactions).toEqual(shown)
    }
    expect(messages().at(-1)?.reactions).toEqual([])
  })

  it('delete a message optimistically, and restore it', async () => {
    const { store, id, messages, settled } = await startInChat()
    const before = messages()
    const messageIds = [before[0]!.id]
    const promise = store.dispatch(removeMessages({ id, messageIds }))
    expect(messages()).toEqual(before.slice(1))
    await promise
    await store.dispatch(restoreMessages({ id, messageIds }))
    await settled()
    expect(messages()).toEqual(before)
  })

  it('clear a chat optimistically', async () => {
    const { store, id, messages } = await startInChat()
    const clearing = store.dispatch(removeMessages({ id }))
    expect(messages()).toEqual([])
    await clearing
  })

  it('delete a chat, and restore its position', async () => {
    const { store, id, open, overview, entry, settled } = await startInChat()
    const before = overview().chatsContacts
    const promise = store.dispatch(removeChat(id))
    expect(entry(id)).toBeUndefined()
    expect(open()).toMatchObject({ contactId: id, contact: { id }, chat: null })
    await promise
    await store.dispatch(restoreChat(id))
    await settled()
    expect(overview().chatsContacts).toEqual(before)
    expect(open().chat?.userId).toBe(id)
  })

  it('ignore responses older than a pending write', async () => {
    const { store, id, entry, holdAnswers } = await startInChat()
    const held = holdAnswers()
    const fetching = store.dispatch(fetchOverview())
    await expect.poll(() => held.length).toBe(1)
    void store.dispatch(removeChat(id))
    held[0]!.release()
    await fetching
    expect(entry(id)).toBeUndefined()
  })
})
