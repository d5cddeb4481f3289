import { describe, expect, it } from 'vitest'
import { chatApi } from '@/redux/apps/chat/contract'
import type { Chat, Message } from '@/redux/apps/chat/schema'
import { refusal, startBackend } from '../../support/backend'
import { messagesWith, overview, withChat, withoutChat } from './people'

describe('answers', () => {
  it('come from the contact, unseen, and move the chat to the top', async () => {
    const { axios, api } = startBackend()
    const { id } = await withChat(api)
    await api.call(chatApi.send, { body: { obj: { contact: id, message: 'Is it quiet?' } } })
    await api.call(chatApi.open, { query: { id } })
    const { status, data } = await axios.post<{ newMessageData: Message; chat: Chat }>('/apps/chat/answer-msg', { id })
    expect(status).toBe(201)
    expect(data.newMessageData).toMatchObject({ senderId: id, message: expect.stringMatching(/\w/) as string })
    expect(data.chat).toMatchObject({ unseenMsgs: 1 })
    expect(data.chat.messages.at(-2)).toMatchObject({ message: 'Is it quiet?', status: 'seen' })
    expect((await overview(api)).chatsContacts[0]).toMatchObject({ id, chat: { unseenMsgs: 1 } })
  })

  it('come from nobody with whom there is no chat', async () => {
    const { api } = startBackend()
    const { id } = await withoutChat(api)
    expect((await refusal(api.call(chatApi.answer, { body: { id } }))).status).toBe(404)
    expect((await refusal(api.call(chatApi.answer, { body: { id: 9999 } }))).status).toBe(404)
  })
})

describe('muting and blocking', () => {
  it('is kept with the contact', async () => {
    const { api } = startBackend()
    const { chat: _, ...before } = await withChat(api)
    const { contact } = await api.call(chatApi.updateContact, { body: { id: before.id, isMuted: true } })
    expect(contact).toEqual({ ...before, isMuted: true })
    expect((await overview(api)).contacts).toContainEqual(contact)
    expect((await overview(api)).chatsContacts).toContainEqual(expect.objectContaining(contact))
  })

  it('lets nothing through to or from a blocked contact', async () => {
    const { api } = startBackend()
    const { id } = await withChat(api)
    await api.call(chatApi.updateContact, { body: { id, isBlocked: true } })
    const before = await overview(api)
    const obj = { contact: id, message: 'Hello?' }
    expect(await refusal(api.call(chatApi.send, { body: { obj } }))).toMatchObject({
      status: 400,
      error: expect.stringContaining('blocked') as string,
    })
    expect((await refusal(api.call(chatApi.answer, { body: { id } }))).status).toBe(400)
    expect(await overview(api)).toEqual(before)
    await api.call(chatApi.updateContact, { body: { id, isBlocked: false } })
    await expect(api.call(chatApi.send, { body: { obj } })).resolves.toBeDefined()
  })

  it('is a 404 for an unknown contact, and a 400 for what is no boolean', async () => {
    const { axios } = startBackend()
    const path = '/apps/chat/update-contact'
    expect((await refusal(axios.post(path, { id: 9999, isMuted: true }))).status).toBe(404)
    expect((await refusal(axios.post(path, { id: 31, isMuted: 'yes' }))).status).toBe(400)
  })
})

describe('marking as unread', () => {
  it('counts one message, or leaves the count that there is', async () => {
    const { api } = startBackend()
    const { chatsContacts } = await overview(api)
    const seen = chatsContacts.find(({ chat }) => chat.unseenMsgs === 0)!
    const unseen = chatsContacts.find(({ chat }) => chat.unseenMsgs > 1)!
    const mark = async (id: number) => (await api.call(chatApi.markUnread, { body: { id } })).chat.unseenMsgs
    expect(await mark(seen.id)).toBe(1)
    expect(await mark(unseen.id)).toBe(unseen.chat.unseenMsgs)
  })

  it('is a 404 where there is no chat', async () => {
    const { api } = startBackend()
    const { id } = await withoutChat(api)
    expect((await refusal(api.call(chatApi.markUnread, { body: { id } }))).status).toBe(404)
  })
})

describe('reacting', () => {
  const path = '/apps/chat/react-msg'

  it('adds one’s own reaction, and takes it away the second time', async () => {
    const { api } = startBackend()
    const { id } = await withChat(api)
    const message = (await messagesWith(api, id))!.find(({ senderId }) => senderId === id)!
    const body = { id, messageId: message.id, emoji: '👍' } as const
    const find = ({ messages }: Chat) => messages.find((candidate) => candidate.id === message.id)
    const { chat } = await api.call(chatApi.react, { body })
    expect(find(chat)?.reactions).toContainEqual({ senderId: 11, emoji: '👍' })
    expect(find((await api.call(chatApi.react, { body })).chat)?.reactions).not.toContainEqual({
      senderId: 11,
      emoji: '👍',
    })
  })

  it('is a 404 for an unknown message or chat, and a 400 for what is no reaction', async () => {
    const { axios, api } = startBackend()
    const { id } = await withChat(api)
    const [message] = (await messagesWith(api, id))!
    expect((await refusal(axios.post(path, { id, messageId: 99999, emoji: '👍' }))).status).toBe(404)
    expect((await refusal(axios.post(path, { id: 9999, messageId: message!.id, emoji: '👍' }))).status).toBe(404)
    expect((await refusal(axios.post(path, { id, messageId: message!.id, emoji: '<b>' }))).status).toBe(400)
  })
})

describe('deleting messages', () => {
  it('takes some out, and restoring puts them back where they stood', async () => {
    const { api } = startBackend()
    const { id } = await withChat(api)
    const before = (await messagesWith(api, id))!
    const messageIds = [before.at(-1)!.id, before[1]!.id]
    const removed = await api.call(chatApi.removeMessages, {
      body: { id, messageIds: [...messageIds, messageIds[0]!] },
    })
    expect(removed.messageIds).toEqual(messageIds)
    expect(removed.chat.messages.map((message) => message.id)).toEqual(
      before.map((message) => message.id).filter((messageId) => !messageIds.includes(messageId)),
    )
    await api.call(chatApi.restoreMessages, { body: { id, messageIds } })
    expect(await messagesWith(api, id)).toEqual(before)
  })

  it('clears a chat, which stays in the list without a last message, and can be undone', async () => {
    const { api } = startBackend()
    const { id, chat: summary } = (await overview(api)).chatsContacts.find(({ chat }) => chat.unseenMsgs > 0)!
    const place = (await overview(api)).chatsContacts.findIndex((contact) => contact.id === id)
    const { messageIds } = await api.call(chatApi.removeMessages, { body: { id } })
    expect((await overview(api)).chatsContacts[place]).toMatchObject({
      id,
      chat: { id: summary.id, unseenMsgs: 0, lastMessage: null },
    })
    const { newMessageData } = await api.call(chatApi.send, { body: { obj: { contact: id, message: 'Anew' } } })
    const { chat } = await api.call(chatApi.restoreMessages, { body: { id, messageIds } })
    expect(chat.messages.map((message) => message.id)).toEqual([...messageIds, newMessageData.id])
  })

  it('deletes and restores all of them or none, and only within the chat', async () => {
    const { api } = startBackend()
    const [one, other] = (await overview(api)).chatsContacts
    const before = (await messagesWith(api, one!.id))!
    const messageIds = [before[0]!.id, 99999]
    expect((await refusal(api.call(chatApi.removeMessages, { body: { id: one!.id, messageIds } }))).status).toBe(404)
    expect(await messagesWith(api, one!.id)).toEqual(before)
    await api.call(chatApi.removeMessages, { body: { id: one!.id, messageIds: [before[0]!.id] } })
    for (const body of [
      { id: one!.id, messageIds },
      { id: one!.id, messageIds: [before[1]!.id] },
      { id: other!.id, messageIds: [before[0]!.id] },
    ]) {
      expect((await refusal(api.call(chatApi.restoreMessages, { body }))).status).toBe(404)
    }
  })
})

describe('deleting a chat', () => {
  it('takes it off the list and leaves the contact, and restoring puts it back where it stood', async () => {
    const { api } = startBackend()
    const { id } = await withChat(api)
    const before = await overview(api)
    expect(await api.call(chatApi.removeChat, { body: { id } })).toEqual({})
    const after = await overview(api)
    expect(after.chatsContacts.map((contact) => contact.id)).not.toContain(id)
    expect(after.contacts).toEqual(before.contacts)
    expect(await messagesWith(api, id)).toBeNull()
    await api.call(chatApi.restoreChat, { body: { id } })
    expect(await overview(api)).toEqual(before)
  })

  it('brings the old messages back before those written since', async () => {
    const { api } = startBackend()
    const { id } = await withChat(api)
    const before = (await messagesWith(api, id))!.map(({ message }) => message)
    await api.call(chatApi.removeChat, { body: { id } })
    await api.call(chatApi.send, { body: { obj: { contact: id, message: 'Anew' } } })
    const { chat } = await api.call(chatApi.restoreChat, { body: { id } })
    expect(chat.messages.map(({ message }) => message)).toEqual([...before, 'Anew'])
  })

  it('is a 404 where there is none, and so is restoring', async () => {
    const { api } = startBackend()
    const { id } = await withoutChat(api)
    expect((await refusal(api.call(chatApi.removeChat, { body: { id } }))).status).toBe(404)
    expect((await refusal(api.call(chatApi.restoreChat, { body: { id } }))).status).toBe(404)
    expect((await refusal(api.call(chatApi.removeChat, { body: { id: 9999 } }))).status).toBe(404)
  })
})

describe('what is handed out', () => {
  it('is a copy', async () => {
    const { api } = startBackend()
    const { id } = await withChat(api)
    const messages = (await messagesWith(api, id))!
    messages[0]!.message = 'Changed'
    messages.pop()
    expect(await messagesWith(api, id)).not.toEqual(messages)
  })
})
