import { statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chatApi } from '@/redux/apps/chat/contract'
import type { Chat, Message } from '@/redux/apps/chat/schema'
import { chatContactSchema, chatSchema, contactSchema, profileUserSchema, statuses } from '@/redux/apps/chat/schema'
import { now, refusal, startBackend } from '../../support/backend'
import type { Api } from './people'
import { messagesWith, overview, withChat, withoutChat } from './people'

const send = '/apps/chat/send-msg'

describe.each([
  ['at ten in the morning', '2026-11-18T10:00:00Z'],
  ['a minute after midnight on the first of March', '2027-03-01T00:01:00Z'],
  ['at the end of a leap year', '2028-12-31T23:59:30Z'],
])('the sample chats %s', (_, clock) => {
  const start = () => startBackend({ now: () => new Date(clock) }).api

  it('are with contacts, and match the schema', async () => {
    const api = start()
    const { chatsContacts, contacts, profileUser } = await overview(api)
    expect(profileUserSchema.parse(profileUser)).toEqual(profileUser)
    for (const contact of contacts) expect(contactSchema.parse(contact)).toEqual(contact)
    for (const { chat, ...contact } of chatsContacts) {
      expect(chatContactSchema.parse({ ...contact, chat })).toEqual({ ...contact, chat })
      expect(contacts).toContainEqual(contact)
    }
    expect(chatsContacts.length).toBeGreaterThan(10)
    expect(contacts.length).toBeGreaterThan(chatsContacts.length)
    expect(new Set(contacts.map(({ id }) => id)).size).toBe(contacts.length)
    expect(new Set(contacts.map(({ status }) => status))).toEqual(new Set(statuses))
  })

  it('are sorted newest first, with messages in order up to now', async () => {
    const api = start()
    const { chatsContacts } = await overview(api)
    const lastTimes = chatsContacts.map(({ chat }) => chat.lastMessage?.time)
    expect(lastTimes).toEqual(lastTimes.toSorted().toReversed())
    for (const { id, chat: summary } of chatsContacts) {
      const { chat, contact } = await api.call(chatApi.open, { query: { id } })
      expect(chatSchema.parse(chat)).toEqual(chat)
      const times = chat!.messages.map(({ time }) => time)
      expect(times).toEqual(times.toSorted())
      expect(times.at(-1)! < new Date(clock).toISOString()).toBe(true)
      expect(new Set(chat!.messages.map(({ senderId }) => senderId))).toEqual(new Set([11, contact.id]))
      const unseen = summary.unseenMsgs === 0 ? [] : chat!.messages.slice(-summary.unseenMsgs)
      expect(unseen.every(({ senderId }) => senderId === contact.id)).toBe(true)
      for (const { replyTo, image } of chat!.messages) {
        if (replyTo !== undefined) expect(chat!.messages.some((message) => message.id === replyTo)).toBe(true)
        if (image) expect(statSync(`public${image.url}`).isFile()).toBe(true)
      }
    }
  })

  it('keep their ids at any time', async () => {
    const idsOf = async (api: Api) =>
      Object.fromEntries((await overview(api)).chatsContacts.map(({ id, chat }) => [id, chat.id]))
    expect(await idsOf(start())).toEqual(await idsOf(startBackend().api))
  })
})

describe('the profile user', () => {
  it('is not one of the contacts', async () => {
    const { contacts, profileUser } = await overview(startBackend().api)
    expect(profileUser).toMatchObject({ id: 11, fullName: 'Amara Mensah' })
    expect(contacts.map(({ id }) => id)).not.toContain(11)
  })

  it('updates only sent fields, settings included', async () => {
    const { api } = startBackend()
    const before = await api.call(chatApi.profileUser, {})
    const about = ' Away until the rain stops. '
    const body = { about, status: 'away', settings: { isNotificationsOn: false } } as const
    const { profileUser } = await api.call(chatApi.updateProfile, { body })
    expect(profileUser).toEqual({
      ...before,
      about: about.trim(),
      status: 'away',
      settings: { ...before.settings, isNotificationsOn: false },
    })
    expect(await api.call(chatApi.profileUser, {})).toEqual(profileUser)
    expect((await api.call(chatApi.updateProfile, { body: {} })).profileUser).toEqual(profileUser)
  })

  it('limits About to 120 characters', async () => {
    const { api } = startBackend()
    const body = { about: 'x'.repeat(121) }
    const { error } = await refusal(api.call(chatApi.updateProfile, { body }))
    expect(error).toEqual({ about: 'tooLong?max=120' })
  })
})

describe('opening a chat', () => {
  it('returns chat and contact, and marks it as read', async () => {
    const { api } = startBackend()
    const contact = (await overview(api)).chatsContacts.find(({ chat }) => chat.unseenMsgs > 0)!
    const { chat } = await api.call(chatApi.open, { query: { id: contact.id } })
    expect(chat).toMatchObject({ id: contact.chat.id, userId: contact.id, unseenMsgs: 0 })
    expect(chat?.messages.at(-1)).toEqual(contact.chat.lastMessage)
    const after = (await overview(api)).chatsContacts.find(({ id }) => id === contact.id)
    expect(after?.chat.unseenMsgs).toBe(0)
  })

  it('returns null without messages', async () => {
    const { api } = startBackend()
    const contact = await withoutChat(api)
    expect(await api.call(chatApi.open, { query: { id: contact.id } })).toEqual({ chat: null, contact })
    expect((await overview(api)).chatsContacts.map(({ id }) => id)).not.toContain(contact.id)
  })
})

describe('sending', () => {
  it('returns the message, appended to its chat', async () => {
    const { api } = startBackend()
    const { id, chat: summary } = await withChat(api)
    const before = (await messagesWith(api, id))!
    const obj = { contact: id, message: '  Two lines,\nsaid 😀 ' }
    const { newMessageData, chat, contact } = await api.call(chatApi.send, { body: { obj } })
    expect(newMessageData).toMatchObject({
      message: 'Two lines,\nsaid 😀',
      time: now().toISOString(),
      senderId: 11,
      reactions: [],
    })
    expect([chat.id, contact.id]).toEqual([summary.id, id])
    expect(chat.messages).toEqual([...before, newMessageData])
    expect(await messagesWith(api, id)).toEqual(chat.messages)
  })

  it('moves the chat to the top, whatever the times', async () => {
    const { api } = startBackend({ now: () => new Date('2020-01-01T00:00:00Z') })
    const ids = async () => (await overview(api)).chatsContacts.map(({ id }) => id)
    const [first, second, third, ...others] = await ids()
    await api.call(chatApi.send, { body: { obj: { contact: third!, message: 'One' } } })
    await api.call(chatApi.send, { body: { obj: { contact: second!, message: 'Two' } } })
    expect(await ids()).toEqual([second, third, first, ...others])
  })

  it('creates a missing chat', async () => {
    const { api } = startBackend()
    const { id } = await withoutChat(api)
    const { chatsContacts } = await overview(api)
    const { chat } = await api.call(chatApi.send, { body: { obj: { contact: id, message: 'Hello' } } })
    expect(chatsContacts.map((contact) => contact.chat.id)).not.toContain(chat.id)
    expect((await overview(api)).chatsContacts).toHaveLength(chatsContacts.length + 1)
  })

  it("accepts the contact's id as text, or in an object", async () => {
    const { axios, api } = startBackend()
    const contact = await withChat(api)
    for (const given of [String(contact.id), contact, { id: String(contact.id) }]) {
      const { data } = await axios.post<{ chat: Chat }>(send, { obj: { contact: given, message: 'Hi' } })
      expect(data.chat.userId).toBe(contact.id)
    }
  })

  it('accepts a picture without text, and a reply', async () => {
    const { axios, api } = startBackend()
    const { id } = await withChat(api)
    const [first] = (await messagesWith(api, id))!
    const image = { url: 'data:image/png;base64,AAAA', name: 'lake.png', width: '640', height: 480 }
    const { data } = await axios.post<{ newMessageData: Message }>(send, {
      obj: { contact: id, image, replyTo: first!.id },
    })
    expect(data.newMessageData).toMatchObject({ message: '', image: { ...image, width: 640 }, replyTo: first!.id })
  })

  it.each([
    ['white space', { message: ' \n\t ' }, 'message'],
    ['too long a message', { message: 'x'.repeat(10_001) }, 'message'],
    ['no contact', { contact: undefined, message: 'Hi' }, 'contact'],
    ['a script for a picture', { image: { url: 'javascript:1', name: 'x', width: 1, height: 1 } }, 'image.url'],
    ['a page for a picture', { image: { url: 'data:text/html,x', name: 'x', width: 1, height: 1 } }, 'image.url'],
  ])('rejects %s, and changes nothing', async (_, obj, field) => {
    const { axios, api } = startBackend()
    const contact = await withChat(api)
    const before = await overview(api)
    const { status, error } = await refusal(axios.post(send, { obj: { contact: contact.id, ...obj } }))
    expect([status, Object.keys(error as object)]).toEqual([400, [field]])
    expect(await overview(api)).toEqual(before)
  })

  it("responds 404 to an unknown contact, and to a reply to another chat's message", async () => {
    const { api } = startBackend()
    const [one, other] = (await overview(api)).chatsContacts
    const [message] = (await messagesWith(api, other!.id))!
    for (const wrong of [{ contact: 9999 }, { contact: one!.id, replyTo: message!.id }]) {
      const sending = api.call(chatApi.send, { body: { obj: { message: 'Hi', ...wrong } } })
      expect((await refusal(sending)).status).toBe(404)
    }
  })
})
