import { describe, expect, it } from 'vitest'
import { chatApi } from '@/redux/apps/chat/contract'
import { accountSettingsApi } from '@/redux/pages/account-settings/contract'
import { refusal, startBackend } from '../../support/backend'
import { messagesWith, overview, withChat, withoutChat } from './people'

describe('replies', () => {
  it('come from the contact, unread, and move the chat to the top', async () => {
    const { api } = startBackend()
    const { id } = await withChat(api)
    await api.call(chatApi.send, { body: { obj: { contact: id, message: 'Is it quiet?' } } })
    await api.call(chatApi.open, { query: { id } })
    const { newMessageData, chat } = await api.call(chatApi.answer, { body: { id } })
    expect(newMessageData).toMatchObject({ senderId: id, message: expect.stringMatching(/\w/) as string })
    expect(chat.messages.at(-2)).toMatchObject({ message: 'Is it quiet?', status: 'seen' })
    expect((await overview(api)).chatsContacts[0]).toMatchObject({ id, chat: { unseenMsgs: 1 } })
  })
})

describe('blocking', () => {
  it('stops messages to and from a contact', async () => {
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
})

describe('marking as unread', () => {
  it('counts one message, or keeps the count', async () => {
    const { api } = startBackend()
    const { chatsContacts } = await overview(api)
    const seen = chatsContacts.find(({ chat }) => chat.unseenMsgs === 0)!
    const unseen = chatsContacts.find(({ chat }) => chat.unseenMsgs > 1)!
    const mark = async (id: number) => (await api.call(chatApi.markUnread, { body: { id } })).chat.unseenMsgs
    expect(await mark(seen.id)).toBe(1)
    expect(await mark(unseen.id)).toBe(unseen.chat.unseenMsgs)
  })
})

describe('deleting messages', () => {
  it('removes some, and restores their positions', async () => {
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

  it('clears a chat, which stays in the list, and can be undone', async () => {
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

  it('deletes and restores all or none, and only within the chat', async () => {
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
  it('removes it from the list, keeps the contact, and restores its position', async () => {
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

  it('restores old messages before those written since', async () => {
    const { api } = startBackend()
    const { id } = await withChat(api)
    const before = (await messagesWith(api, id))!.map(({ message }) => message)
    await api.call(chatApi.removeChat, { body: { id } })
    await api.call(chatApi.send, { body: { obj: { contact: id, message: 'Anew' } } })
    const { chat } = await api.call(chatApi.restoreChat, { body: { id } })
    expect(chat.messages.map(({ message }) => message)).toEqual([...before, 'Anew'])
  })
})

it.each(['answer', 'markUnread', 'removeChat', 'restoreChat'] as const)(
  '%s is a 404 for a contact without a chat',
  async (call) => {
    const { api } = startBackend()
    const { id } = await withoutChat(api)
    expect((await refusal(api.call(chatApi[call], { body: { id } }))).status).toBe(404)
  },
)

it('shows the name of the account', async () => {
  const { api } = startBackend()
  const { general } = await api.call(accountSettingsApi.data, {})
  await api.call(accountSettingsApi.updateGeneral, { body: { ...general, fullName: 'Amara Owusu' } })
  expect((await api.call(chatApi.overview, {})).profileUser.fullName).toBe('Amara Owusu')
  expect((await api.call(chatApi.profileUser, {})).fullName).toBe('Amara Owusu')
})
