import { describe, expect, it } from 'vitest'
import type { Answers, StoredChat, StoredMessage } from '@fake-db/apps/chat/rules'
import { answerTo, restoreMessages, react, toChat, toChatContact } from '@fake-db/apps/chat/rules'
import { seedAnswers } from '@fake-db/apps/chat/seedAnswers'
import type { Contact } from '@/redux/apps/chat/schema'

const kofi: Contact = {
  id: 31,
  fullName: 'Kofi Boateng',
  role: 'Cold chain manager',
  about: '',
  avatar: '',
  status: 'online',
  email: 'kofi@voltacold.example',
  phone: '+233 20 555 0151',
  isMuted: false,
  isBlocked: false,
}

function message(id: number, senderId: number, fields: Partial<StoredMessage> = {}): StoredMessage {
  return { id, senderId, message: `Message ${id}`, time: '2026-11-18T09:00:00.000Z', reactions: [], ...fields }
}

function chat(...messages: StoredMessage[]): StoredChat {
  return { id: 1, userId: 31, unseenMsgs: 2, messages }
}

describe('the delivery status of an own message', () => {
  const statuses = (given: StoredChat, contact = kofi) => toChat(given, contact).messages.map(({ status }) => status)

  it('is read, once the contact has answered', () => {
    expect(statuses(chat(message(1, 11), message(2, 11), message(3, 31), message(4, 11)))).toEqual([
      'seen',
      'seen',
      undefined,
      'delivered',
    ])
  })

  it('is sent, while the contact is offline', () => {
    const offline = { ...kofi, status: 'offline' } as const
    expect(statuses(chat(message(1, 11)), offline)).toEqual(['sent'])
    expect(statuses(chat(message(1, 11), message(2, 31)), offline)).toEqual(['seen', undefined])
  })

  it.each(['online', 'away', 'busy'] as const)('is delivered, while the contact is %s', (status) => {
    expect(statuses(chat(message(1, 11)), { ...kofi, status })).toEqual(['delivered'])
  })
})

describe('the summary of a chat', () => {
  it('contains the last message, or null', () => {
    const last = message(2, 31)
    expect(toChatContact(chat(message(1, 11), last), kofi)).toEqual({
      ...kofi,
      chat: { id: 1, unseenMsgs: 2, lastMessage: last },
    })
    expect(toChatContact(chat(), kofi).chat.lastMessage).toBeNull()
  })
})

describe('reactions', () => {
  const theirs = { senderId: 31, emoji: '🎉' } as const

  it('are limited to one per person: another replaces it, the same removes it', () => {
    const once = react(message(1, 31, { reactions: [theirs] }), '👍')
    expect(once.reactions).toEqual([theirs, { senderId: 11, emoji: '👍' }])
    const twice = react(once, '🎉')
    expect(twice.reactions).toEqual([theirs, { senderId: 11, emoji: '🎉' }])
    expect(react(twice, '🎉').reactions).toEqual([theirs])
  })
})

describe('deleted messages', () => {
  it('return to their position', () => {
    const all = [1, 2, 3, 4].map((id) => message(id, 11))
    expect(restoreMessages([all[1]!, all[3]!], [all[2]!, all[0]!])).toEqual(all)
  })
})

describe("the contact's reply", () => {
  const poolOf = (said: string, fields: Partial<StoredMessage> = {}) => {
    const answer = answerTo(chat(message(1, 11, { message: said, ...fields }), message(2, 31)), seedAnswers)
    return (Object.keys(seedAnswers) as (keyof Answers)[]).filter((pool) => seedAnswers[pool].includes(answer))
  }
  const image = { url: '/a.svg', name: 'A', width: 4, height: 4 }

  it.each([
    ['Is it a setting?', 'toQuestion'],
    ['هل هذا إعداد؟', 'toQuestion'],
    ['Thank you so much', 'toThanks'],
    ['Merci !', 'toThanks'],
    ['شكرًا جزيلًا', 'toThanks'],
    ['Hello Kofi', 'toGreeting'],
    ['Hi, have you got a minute?', 'toQuestion'],
    ['High time', 'toAnything'],
    ['The bracket holds.', 'toAnything'],
  ])('matches %j', (said, pool) => {
    expect(poolOf(said)).toEqual([pool])
  })

  it('matches a picture', () => {
    expect(poolOf('', { image })).toEqual(['toPicture'])
  })

  it('varies', () => {
    const first = chat(message(1, 11))
    const answer = answerTo(first, seedAnswers)
    const second = chat(...first.messages, message(2, 31, { message: answer }), message(3, 11))
    expect(answerTo(second, seedAnswers)).not.toBe(answer)
  })
})
