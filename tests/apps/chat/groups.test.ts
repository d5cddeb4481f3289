import { describe, expect, it } from 'vitest'
import { answererOf, findMessages, type StoredChat, withPresence } from '@fake-db/apps/chat/rules'
import { chatApi } from '@/redux/apps/chat/contract'
import { type Contact, ownId } from '@/redux/apps/chat/schema'
import { addGroup, openChat, selectOpen, selectOverview, updateGroup } from '@/redux/apps/chat/slice'
import { refusal, startBackend } from '../../support/backend'
import { openStore } from '../../support/openStore'

async function openGroups() {
  const { api } = startBackend()
  const overview = () => api.call(chatApi.overview, {})
  const { contacts } = await overview()
  const here = contacts.filter(({ status }) => status !== 'offline').map(({ id }) => id)
  const away = contacts.filter(({ status }) => status === 'offline').map(({ id }) => id)
  return {
    api,
    overview,
    contacts,
    here,
    away,
    add: (fullName: string, ...members: number[]) =>
      api.call(chatApi.addGroup, { body: { group: { fullName, members } } }),
    open: (id: number) => api.call(chatApi.open, { query: { id } }),
    send: (contact: number, message: string) => api.call(chatApi.send, { body: { obj: { contact, message } } }),
    answer: (id: number) => api.call(chatApi.answer, { body: { id } }),
    search: (q: string) => api.call(chatApi.searchMessages, { query: { q } }),
  }
}

describe('a group', () => {
  it('is first in the chats, and a contact, with a unique id', async () => {
    const { add, overview, contacts, here } = await openGroups()
    const { contact, chat } = await add(' Harvest dinner ', here[0]!, here[1]!, here[0]!)
    expect(contact).toMatchObject({ fullName: 'Harvest dinner', members: here.slice(0, 2), status: 'online' })
    expect(chat).toMatchObject({ userId: contact.id, unseenMsgs: 0, messages: [] })
    expect(contacts.map(({ id }) => id)).not.toContain(contact.id)
    const { chatsContacts, contacts: all } = await overview()
    expect(chatsContacts[0]).toMatchObject({ id: contact.id, chat: { lastMessage: null } })
    expect(all).toContainEqual(contact)
  })

  it('requires a name and at least one existing member', async () => {
    const { add, api, here } = await openGroups()
    expect(await refusal(add('Nobody'))).toMatchObject({ status: 400 })
    expect(await refusal(add('Strangers', 99_999))).toMatchObject({ status: 400 })
    expect(await refusal(add('  ', here[0]!))).toMatchObject({ status: 400 })
    const { contact } = await add('Harvest', here[0]!)
    expect(await refusal(add('Of groups', contact.id))).toMatchObject({ status: 400 })
    const change = { id: contact.id, members: [] }
    expect(await refusal(api.call(chatApi.updateGroup, { body: { group: change } }))).toMatchObject({ status: 400 })
    const person = { id: here[0]!, fullName: 'Somebody' }
    expect(await refusal(api.call(chatApi.updateGroup, { body: { group: person } }))).toMatchObject({ status: 404 })
  })

  it('gets answers from its members in turn, which are unread until it is opened', async () => {
    const { add, open, send, answer, overview, here, away } = await openGroups()
    const { contact } = await add('Harvest dinner', away[0]!, here[0]!, here[1]!)
    expect((await send(contact.id, 'Who brings the bread?')).newMessageData).toMatchObject({
      senderId: ownId,
      status: 'delivered',
    })
    const senders = [await answer(contact.id), await answer(contact.id)].map(
      ({ newMessageData }) => newMessageData.senderId,
    )
    expect(new Set(senders)).toEqual(new Set(here.slice(0, 2)))
    expect((await overview()).chatsContacts[0]?.chat.unseenMsgs).toBe(2)
    const { chat } = await open(contact.id)
    expect(chat).toMatchObject({ unseenMsgs: 0 })
    expect(chat?.messages[0]).toMatchObject({ status: 'seen' })
  })

  it('is renamed, adds and removes members, cannot be blocked, and disappears after leaving', async () => {
    const { api, add, open, send, overview, here } = await openGroups()
    const { contact } = await add('Harvest', here[0]!)
    const group = { id: contact.id, fullName: 'Lunch', members: [here[1]!, here[2]!] }
    expect((await api.call(chatApi.updateGroup, { body: { group } })).contact).toMatchObject(group)
    const block = { id: contact.id, isBlocked: true }
    expect(await refusal(api.call(chatApi.updateContact, { body: block }))).toMatchObject({ status: 400 })
    await send(contact.id, 'Hello')
    await api.call(chatApi.removeChat, { body: { id: contact.id } })
    const { chatsContacts, contacts } = await overview()
    expect([...chatsContacts, ...contacts].map(({ id }) => id)).not.toContain(contact.id)
    expect(await refusal(open(contact.id))).toMatchObject({ status: 404 })
    expect(await refusal(send(contact.id, 'Still there?'))).toMatchObject({ status: 404 })
    await api.call(chatApi.restoreChat, { body: { id: contact.id } })
    expect((await open(contact.id)).chat?.messages.map(({ message }) => message)).toEqual(['Hello'])
  })
})

describe('the rules of groups', () => {
  const person = (id: number, status: Contact['status']) => ({ id, status }) as Contact
  const people = [person(1, 'offline'), person(2, 'away'), person(3, 'online')]
  const group = { ...person(1001, 'online'), members: [1, 2, 3] }

  it('count a group as online while a member is', () => {
    expect(withPresence(group, people).status).toBe('online')
    expect(withPresence({ ...group, members: [1] }, people).status).toBe('offline')
    expect(withPresence(people[1]!, people)).toBe(people[1])
  })

  it('let online members answer', () => {
    const from = (senderId: number) => ({ senderId }) as StoredChat['messages'][number]
    expect(answererOf(group, people, [from(ownId)])).toBe(2)
    expect(answererOf(group, people, [from(2), from(ownId)])).toBe(3)
    expect(answererOf({ ...group, members: [1] }, people, [])).toBe(1)
  })
})

describe('the search in all chats', () => {
  it('finds words in any case, newest first, with their chat', async () => {
    const { search, open } = await openGroups()
    const { hits, total } = await search(' LIGHT ')
    expect(total).toBe(hits.length)
    expect(hits.length).toBeGreaterThan(1)
    for (const { contactId, message } of hits) {
      expect(message.message.toLowerCase()).toContain('light')
      expect((await open(contactId)).chat?.messages.map(({ id }) => id)).toContain(message.id)
    }
    const times = hits.map(({ message }) => message.time)
    expect(times).toEqual(times.toSorted().reverse())
    expect(await refusal(search('  '))).toMatchObject({ status: 400 })
    expect(findMessages([], 'light')).toEqual([])
  })

  it('returns at most fifty, with the total', async () => {
    const { search } = await openGroups()
    const { hits, total } = await search('e')
    expect(hits).toHaveLength(50)
    expect(total).toBeGreaterThan(50)
  })
})

describe('the slice', () => {
  it('adds a new group, and updates it optimistically', async () => {
    const { store, settled } = openStore()
    const { contact } = await store.dispatch(addGroup({ fullName: 'Harvest', members: [31] })).unwrap()
    await settled()
    const listed = () => selectOverview(store.getState()).chatsContacts.find(({ members }) => members)?.fullName
    expect(listed()).toBe('Harvest')
    await store.dispatch(openChat(contact.id))
    await settled()
    const renaming = store.dispatch(updateGroup({ id: contact.id, fullName: 'Lunch' }))
    expect([listed(), selectOpen(store.getState()).contact?.fullName]).toEqual(['Lunch', 'Lunch'])
    await renaming
  })
})
