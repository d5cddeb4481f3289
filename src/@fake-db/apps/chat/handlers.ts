import { implement } from '@fake-db/kit/implement'
import { badRequest, created, notFound, ok } from '@fake-db/kit/reply'
import { id, text } from '@fake-db/kit/request'
import type { Change } from '@fake-db/kit/table'
import { createAccounts } from '@fake-db/shell/session/accounts'
import { createMap, createTable, withChange } from '@fake-db/kit/table'
import { chatApi } from '@/redux/apps/chat/contract'
import type { Contact, ProfileUser } from '@/redux/apps/chat/schema'
import { ownId } from '@/redux/apps/chat/schema'
import type { StoredChat, StoredMessage } from './rules'
import {
  answererOf,
  answerTo,
  findMessages,
  firstHits,
  react,
  restoreMessages,
  toChat,
  toChatContact,
  withPresence,
} from './rules'
import { seedAnswers } from './seedAnswers'
import { seedChats } from './seed'
import { seedContacts, seedProfile } from './seedContacts'
import { createUnseen } from './badge'

/** Higher than any contact id. */
const firstGroupId = 1000

const emptyGroup = {
  role: '',
  about: '',
  avatar: '',
  status: 'online',
  email: '',
  phone: '',
  isMuted: false,
  isBlocked: false,
} as const

export const handlers = implement(chatApi, (env) => {
  const contacts = createTable<Contact>(env, 'apps/chat/contacts', seedContacts, 'contact')
  /** In list order. */
  const chats = createTable<StoredChat>(env, 'apps/chat/chats', seedChats(env.now()), 'chat')
  const accounts = env.shared(createAccounts)
  const profile = env.cell<ProfileUser>('apps/chat/profile', seedProfile)
  /** Ids are never reused, so deleted chats and messages can be restored. */
  const lastChatId = env.cell('apps/chat/lastChatId', Math.max(0, ...chats.rows().map((chat) => chat.id)))
  const lastMessageId = env.cell(
    'apps/chat/lastMessageId',
    Math.max(0, ...chats.rows().flatMap(({ messages }) => messages.map((message) => message.id))),
  )
  const deletedMessages = createMap<number, { userId: number; message: StoredMessage }>(
    env,
    'apps/chat/deletedMessages',
  )
  const lastGroupId = env.cell(
    'apps/chat/lastGroupId',
    Math.max(firstGroupId, ...contacts.rows().map((contact) => contact.id)),
  )
  const deletedChats = createMap<number, StoredChat>(env, 'apps/chat/deletedChats')

  env.shared(createUnseen).count = () =>
    chats
      .rows()
      .filter(({ userId }) => !contacts.get(userId).isMuted)
      .reduce((sum, { unseenMsgs }) => sum + unseenMsgs, 0)

  function find(contactId: number): StoredChat | undefined {
    return chats.rows().find(({ userId }) => userId === contactId)
  }

  /** Name and avatar are those of the account. */
  function profileOf(askedBy: number | null): ProfileUser {
    const { fullName, username, avatar } = accounts.askedBy(askedBy)
    return { ...profile.value, fullName: fullName || username, avatar: avatar ?? '' }
  }

  const people = () => contacts.rows().filter(({ members }) => !members)

  /** @throws HttpError 404 for an unknown contact or a group that the user left */
  function contactOf(contactId: number): Contact {
    const contact = contacts.get(contactId)
    if (contact.members && !find(contact.id)) throw notFound('contact')
    return withPresence(contact, people())
  }

  function chatWith(contactId: number): StoredChat {
    const chat = find(contactOf(contactId).id)
    if (!chat) throw notFound('chat')
    return chat
  }

  function answer(chat: StoredChat) {
    return { chat: toChat(chat, withPresence(contacts.get(chat.userId), people())) }
  }

  function knownPeople(members: readonly number[]): number[] {
    const known = new Set(people().map((person) => person.id))
    if (members.some((member) => !known.has(member))) throw badRequest({ members: 'choice' })
    return [...members]
  }

  function update(chat: StoredChat, change: Change<StoredChat>) {
    return answer(chats.update(chat.id, change))
  }

  function messageIn(chat: StoredChat | undefined, messageId: number): StoredMessage {
    const message = chat?.messages.find((candidate) => candidate.id === messageId)
    if (!message) throw notFound('message')
    return message
  }

  /** Appends the message, creates the chat if none exists, and moves it to the top. */
  function append(contact: Contact, content: Omit<StoredMessage, 'id' | 'time' | 'reactions'>, unseen: number) {
    lastMessageId.value += 1
    const message = { ...content, id: lastMessageId.value, time: env.now().toISOString(), reactions: [] }
    const known = find(contact.id)
    if (known) {
      chats.update(known.id, { messages: [...known.messages, message], unseenMsgs: known.unseenMsgs + unseen })
      chats.move(known.id, chats.rows()[0]?.id ?? known.id)
    } else {
      lastChatId.value += 1
      chats.insert([{ id: lastChatId.value, userId: contact.id, unseenMsgs: unseen, messages: [message] }], 0)
    }
    const { chat } = answer(chatWith(contact.id))
    return created({ newMessageData: chat.messages.at(-1) ?? message, chat, contact })
  }

  return {
    profileUser: ({ askedBy }) => ok(profileOf(askedBy)),

    overview: ({ askedBy }) =>
      ok({
        chatsContacts: chats.rows().map((chat) => toChatContact(chat, contactOf(chat.userId))),
        contacts: contacts
          .rows()
          .filter(({ id: contactId, members }) => !members || find(contactId))
          .map((contact) => withPresence(contact, people())),
        profileUser: profileOf(askedBy),
      }),

    open({ query }) {
      const contact = contactOf(id(query.id))
      const chat = find(contact.id)
      return ok({ chat: chat ? update(chat, { unseenMsgs: 0 }).chat : null, contact })
    },

    send({ body }) {
      const { contact: contactId, ...content } = body.obj
      const contact = contactOf(contactId)
      if (content.replyTo !== undefined) messageIn(find(contactId), content.replyTo)
      if (contact.isBlocked) throw badRequest(`You have blocked ${contact.fullName}.`)
      return append(contact, { ...content, senderId: ownId }, 0)
    },

    answer({ body }) {
      const chat = chatWith(body.id)
      const contact = contactOf(chat.userId)
      if (contact.isBlocked) throw badRequest(`You have blocked ${contact.fullName}.`)
      const senderId = contact.members ? answererOf(contact, people(), chat.messages) : contact.id
      return append(contact, { message: answerTo(chat, seedAnswers), senderId }, body.isRead ? 0 : 1)
    },

    updateProfile({ body: { settings, ...change }, askedBy }) {
      const changed = withChange(profile.value, change)
      profile.value = { ...changed, settings: withChange(changed.settings, settings ?? {}) }
      return ok({ profileUser: profileOf(askedBy) })
    },

    updateContact({ body: { id: contactId, ...change } }) {
      if (change.isBlocked && contactOf(contactId).members) throw badRequest({ isBlocked: 'choice' })
      contacts.update(contactOf(contactId).id, change)
      return ok({ contact: contactOf(contactId) })
    },

    markUnread({ body }) {
      const chat = chatWith(body.id)
      return ok(update(chat, { unseenMsgs: Math.max(1, chat.unseenMsgs) }))
    },

    react({ body: { id: contactId, messageId, emoji, isOn } }) {
      const chat = chatWith(contactId)
      const message = messageIn(chat, messageId)
      const messages = chat.messages.map((candidate) =>
        candidate === message ? react(message, emoji, isOn) : candidate,
      )
      return ok(update(chat, { messages }))
    },

    updateMessage({ body: { id: contactId, messageId, message: words } }) {
      const chat = chatWith(contactId)
      const message = messageIn(chat, messageId)
      if (message.senderId !== ownId) throw badRequest({ messageId: 'choice' })
      if (words === '' && !message.image) throw badRequest({ message: 'required' })
      const changed = { ...message, message: words, editedAt: env.now().toISOString() }
      const messages = chat.messages.map((candidate) => (candidate === message ? changed : candidate))
      return ok(update(chat, { messages }))
    },

    removeMessages({ body: { id: contactId, messageIds } }) {
      const chat = chatWith(contactId)
      const gone = messageIds ? [...new Set(messageIds)].map((known) => messageIn(chat, known)) : chat.messages
      for (const message of gone) deletedMessages.set(message.id, { userId: chat.userId, message })
      const messages = chat.messages.filter((message) => !gone.includes(message))
      const unseenMsgs = Math.min(chat.unseenMsgs, messages.length)
      return ok({ messageIds: gone.map((message) => message.id), ...update(chat, { messages, unseenMsgs }) })
    },

    restoreMessages({ body: { id: contactId, messageIds } }) {
      const chat = chatWith(contactId)
      const back = [...new Set(messageIds)].map((messageId) => {
        const deleted = deletedMessages.get(messageId)
        if (deleted?.userId !== contactId) throw notFound('deleted message')
        return deleted.message
      })
      for (const message of back) deletedMessages.delete(message.id)
      return ok(update(chat, { messages: restoreMessages(chat.messages, back) }))
    },

    removeChat({ body }) {
      const chat = chatWith(body.id)
      deletedChats.set(chat.userId, chat)
      chats.remove([chat.id])
      return ok({})
    },

    addGroup({ body }) {
      const { fullName, members } = body.group
      lastGroupId.value += 1
      const group: Contact = { ...emptyGroup, id: lastGroupId.value, fullName, members: knownPeople(members) }
      contacts.insert([group])
      lastChatId.value += 1
      const chat = { id: lastChatId.value, userId: group.id, unseenMsgs: 0, messages: [] }
      chats.insert([chat], 0)
      return created({ contact: contactOf(group.id), ...answer(chat) })
    },

    updateGroup({ body }) {
      const { id: groupId, fullName, members } = body.group
      if (!contactOf(groupId).members) throw notFound('group')
      contacts.update(groupId, { fullName, members: members && knownPeople(members) })
      return ok({ contact: contactOf(groupId) })
    },

    searchMessages({ query }) {
      if (text(query.q) === '') throw badRequest({ q: 'required' })
      const hits = findMessages(chats.rows(), text(query.q))
      const first = firstHits(hits).map(({ contactId, message }) => {
        const whole = answer(chatWith(contactId)).chat.messages.find((candidate) => candidate.id === message.id)
        return { contactId, message: whole ?? message }
      })
      return ok({ hits: first, total: hits.length })
    },

    /** Merges the old messages if a new chat exists. */
    restoreChat({ body: { id: contactId } }) {
      const deleted = deletedChats.get(contacts.get(contactId).id)
      if (!deleted) throw notFound('deleted chat')
      deletedChats.delete(contactId)
      const current = find(contactId)
      if (current) return ok(update(current, { messages: restoreMessages(current.messages, deleted.messages) }))
      chats.restore([deleted.id])
      return ok(answer(deleted))
    },
  }
})
