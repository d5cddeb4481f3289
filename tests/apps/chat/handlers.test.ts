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

  it('are with people who are in the contact list, and as the schema says', async () => {
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

  it('stand newest first, and run forwards up to now', async () => {
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

  it('keep their ids whatever the clock', async () => {
    const idsOf = async (api: Api) =>
      Object.fromEntries((await overview(api)).chatsContacts.map(({ id, chat }) => [id, chat.id]))
    expect(await idsOf(start())).toEqual(await idsOf(startBackend().api))
  })
})

describe('the profile user', () => {
  it('is Amara with the id 11, which no contact has, and is answered bare', async () => {
    const { axios, api } = startBackend()
    const { data } = await axios.get<unknown>('/apps/chat/users/profile-user')
    expect(data).toMatchObject({
      id: 11,
      fullName: 'Amara Mensah',
      settings: { isTwoStepAuthVerificationEnabled: expect.any(Boolean) as boolean, isNotificationsOn: true },
    })
    const { contacts, profileUser } = await overview(api)
    expect(profileUser).toEqual(data)
    expect(contacts.map(({ id }) => id)).not.toContain(11)
    expect(contacts.map(({ fullName }) => fullName)).not.toContain('Amara Mensah')
  })

  it('changes only what is sent, in the settings too', async () => {
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

  it.each([
    ['more than 120 characters', { about: 'x'.repeat(121) }, 'about'],
    ['an unknown status', { status: 'asleep' }, 'status'],
    ['a setting that is no boolean', { settings: { isNotificationsOn: 'yes' } }, 'settings.isNotificationsOn'],
  ])('refuses %s', async (_, body, field) => {
    const { axios, api } = startBackend()
    const before = await api.call(chatApi.profileUser, {})
    const { status, error } = await refusal(axios.post('/apps/chat/update-profile', body))
    expect([status, Object.keys(error as object)]).toEqual([400, [field]])
    expect(await api.call(chatApi.profileUser, {})).toEqual(before)
  })
})

describe('opening a chat', () => {
  it('answers chat and contact, and leaves nothing unseen', async () => {
    const { axios, api } = startBackend()
    const contact = (await overview(api)).chatsContacts.find(({ chat }) => chat.unseenMsgs > 0)!
    const { data } = await axios.get<{ chat: Chat }>('/apps/chat/get-chat', { params: { id: String(contact.id) } })
    expect(data.chat).toMatchObject({ id: contact.chat.id, userId: contact.id, unseenMsgs: 0 })
    expect(data.chat.messages.at(-1)).toEqual(contact.chat.lastMessage)
    const after = (await overview(api)).chatsContacts.find(({ id }) => id === contact.id)
    expect(after?.chat.unseenMsgs).toBe(0)
  })

  it('answers null where nothing has been written yet', async () => {
    const { api } = startBackend()
    const contact = await withoutChat(api)
    expect(await api.call(chatApi.open, { query: { id: contact.id } })).toEqual({ chat: null, contact })
    expect((await overview(api)).chatsContacts.map(({ id }) => id)).not.toContain(contact.id)
  })

  it('is a 400 without an id', async () => {
    const { axios } = startBackend()
    for (const params of [{}, { id: '' }]) {
      expect((await refusal(axios.get('/apps/chat/get-chat', { params }))).status).toBe(400)
    }
  })

  it.each([11, 1, 0, 9999, 'kofi'])('is a 404 for the id %j', async (id) => {
    const { axios } = startBackend()
    expect((await refusal(axios.get('/apps/chat/get-chat', { params: { id } }))).status).toBe(404)
  })
})

describe('sending', () => {
  it('answers 201 with the message, appended to its chat', async () => {
    const { axios, api } = startBackend()
    const { id, chat: summary, ...contact } = await withChat(api)
    const before = (await messagesWith(api, id))!
    const obj = { contact: id, message: '  Two lines,\nsaid 😀 ' }
    const { status, data } = await axios.post<{ newMessageData: Message; chat: Chat }>(send, { obj })
    expect(status).toBe(201)
    expect(data.newMessageData).toMatchObject({
      message: 'Two lines,\nsaid 😀',
      time: now().toISOString(),
      senderId: 11,
      reactions: [],
    })
    expect(data).toMatchObject({ chat: { id: summary.id, userId: id }, contact: { id, fullName: contact.fullName } })
    expect(data.chat.messages).toHaveLength(before.length + 1)
    expect(data.chat.messages.at(-1)).toEqual(data.newMessageData)
    expect(await messagesWith(api, id)).toEqual(data.chat.messages)
  })

  it('moves the chat to the top, whatever the times', async () => {
    const { api } = startBackend({ now: () => new Date('2020-01-01T00:00:00Z') })
    const ids = async () => (await overview(api)).chatsContacts.map(({ id }) => id)
    const [first, second, third, ...others] = await ids()
    await api.call(chatApi.send, { body: { obj: { contact: third!, message: 'One' } } })
    await api.call(chatApi.send, { body: { obj: { contact: second!, message: 'Two' } } })
    expect(await ids()).toEqual([second, third, first, ...others])
  })

  it('creates the chat where none exists', async () => {
    const { api } = startBackend()
    const { id } = await withoutChat(api)
    const { chatsContacts } = await overview(api)
    const { chat } = await api.call(chatApi.send, { body: { obj: { contact: id, message: 'Hello' } } })
    expect(chat).toMatchObject({ userId: id, unseenMsgs: 0 })
    expect(chatsContacts.map((contact) => contact.chat.id)).not.toContain(chat.id)
    const after = (await overview(api)).chatsContacts
    expect(after).toHaveLength(chatsContacts.length + 1)
    expect(after[0]).toMatchObject({ id, chat: { id: chat.id, lastMessage: { message: 'Hello' } } })
  })

  it('takes the contact as an id in text, or as an object that has it', async () => {
    const { axios, api } = startBackend()
    const contact = await withChat(api)
    for (const given of [String(contact.id), contact, { id: String(contact.id) }]) {
      const { data } = await axios.post<{ chat: Chat }>(send, { obj: { contact: given, message: 'Hi' } })
      expect(data.chat.userId).toBe(contact.id)
    }
  })

  it('takes a picture without words, and an answer to a message', async () => {
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
    ['an empty message', { message: '' }, 'message'],
    ['white space', { message: ' \n\t ' }, 'message'],
    ['no message', {}, 'message'],
    ['a message that is no text', { message: 7 }, 'message'],
    ['too long a message', { message: 'x'.repeat(10_001) }, 'message'],
    ['no contact', { contact: undefined, message: 'Hi' }, 'contact'],
    ['a contact that is nobody', { contact: null, message: 'Hi' }, 'contact'],
    ['a script for a picture', { image: { url: 'javascript:1', name: 'x', width: 1, height: 1 } }, 'image.url'],
    ['a page for a picture', { image: { url: 'data:text/html,x', name: 'x', width: 1, height: 1 } }, 'image.url'],
    ['a picture without width', { image: { url: '/x.png', name: 'x', width: 0, height: 1 } }, 'image.width'],
  ])('refuses %s, and changes nothing', async (_, obj, field) => {
    const { axios, api } = startBackend()
    const contact = await withChat(api)
    const before = await overview(api)
    const { status, error } = await refusal(axios.post(send, { obj: { contact: contact.id, ...obj } }))
    expect([status, Object.keys(error as object)]).toEqual([400, [field]])
    expect(await overview(api)).toEqual(before)
  })

  it.each([{ contact: 3, message: 'Hi' }, { obj: null }, { obj: 'Hi' }, [], 'Hi', '{'])(
    'refuses the body %j',
    async (body) => {
      const { axios } = startBackend()
      const headers = { 'Content-Type': 'application/json' }
      expect((await refusal(axios.post(send, body, { headers }))).status).toBe(400)
    },
  )

  it.each([9999, 11, 'kofi', { id: 'kofi' }])('is a 404 for the contact %j', async (contact) => {
    const { axios, api } = startBackend()
    const before = await overview(api)
    expect((await refusal(axios.post(send, { obj: { contact, message: 'Hi' } }))).status).toBe(404)
    expect(await overview(api)).toEqual(before)
  })

  it('is a 404 for an answer to a message of another chat', async () => {
    const { api } = startBackend()
    const [one, other] = (await overview(api)).chatsContacts
    const [message] = (await messagesWith(api, other!.id))!
    const obj = { contact: one!.id, message: 'Hi', replyTo: message!.id }
    expect((await refusal(api.call(chatApi.send, { body: { obj } }))).status).toBe(404)
  })
})
