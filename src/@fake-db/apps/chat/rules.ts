import type { Chat, ChatContact, Contact, Message, Reaction } from '@/redux/apps/chat/schema'
import { ownId } from '@/redux/apps/chat/schema'

/** Stored message. The status of own messages derives from the contact. */
export type StoredMessage = Omit<Message, 'status'>

export interface StoredChat extends Omit<Chat, 'messages'> {
  readonly messages: readonly StoredMessage[]
}

/** Own messages are seen once the contact replied. Offline contacts leave them at `sent`. */
function withStatus({ status }: Contact, messages: readonly StoredMessage[]): Message[] {
  const lastAnswer = messages.findLastIndex(({ senderId }) => senderId !== ownId)
  return messages.map((message, index) => {
    if (message.senderId !== ownId) return message
    if (index < lastAnswer) return { ...message, status: 'seen' }
    return { ...message, status: status === 'offline' ? 'sent' : 'delivered' }
  })
}

export function toChat(chat: StoredChat, contact: Contact): Chat {
  return { ...chat, messages: withStatus(contact, chat.messages) }
}

export function toChatContact(chat: StoredChat, contact: Contact): ChatContact {
  const lastMessage = toChat(chat, contact).messages.at(-1) ?? null
  return { ...contact, chat: { id: chat.id, unseenMsgs: chat.unseenMsgs, lastMessage } }
}

/** One reaction per person. @param isOn default: toggle */
export function react(message: StoredMessage, emoji: Reaction['emoji'], isOn?: boolean): StoredMessage {
  const others = message.reactions.filter(({ senderId }) => senderId !== ownId)
  const own = message.reactions.find(({ senderId }) => senderId === ownId)?.emoji
  if (isOn === false && own !== emoji) return message
  return { ...message, reactions: (isOn ?? own !== emoji) ? [...others, { senderId: ownId, emoji }] : others }
}

export function restoreMessages(messages: readonly StoredMessage[], back: readonly StoredMessage[]): StoredMessage[] {
  return [...messages, ...back].sort((a, b) => a.id - b.id)
}

/** A group is online while a member is. */
export function withPresence(contact: Contact, people: readonly Contact[]): Contact {
  const { members } = contact
  if (!members) return contact
  const isThere = people.some(({ id, status }) => members.includes(id) && status !== 'offline')
  return { ...contact, status: isThere ? 'online' : 'offline' }
}

/** Online members reply in turn. */
export function answererOf(group: Contact, people: readonly Contact[], messages: readonly StoredMessage[]): number {
  const present = people.filter(({ id, status }) => group.members?.includes(id) && status !== 'offline')
  const turns = messages.filter(({ senderId }) => senderId !== ownId).length
  return present[turns % Math.max(1, present.length)]?.id ?? group.members?.[0] ?? group.id
}

const mostHits = 50

/** Newest first. */
export function findMessages(chats: readonly StoredChat[], q: string) {
  const wanted = q.trim().toLocaleLowerCase()
  return chats
    .flatMap(({ userId: contactId, messages }) => messages.map((message) => ({ contactId, message })))
    .filter(({ message }) => message.message.toLocaleLowerCase().includes(wanted))
    .sort((a, b) => b.message.time.localeCompare(a.message.time) || b.message.id - a.message.id)
}

export const firstHits = <Hit>(hits: readonly Hit[]): Hit[] => hits.slice(0, mostHits)

export interface Answers {
  readonly toPicture: readonly string[]
  readonly toQuestion: readonly string[]
  readonly toThanks: readonly string[]
  readonly toGreeting: readonly string[]
  readonly toAnything: readonly string[]
}

/** Picks a scripted reply. Repeated questions get different replies. */
export function answerTo({ messages, userId }: StoredChat, answers: Answers): string {
  const last = messages.findLast(({ senderId }) => senderId === ownId)
  const said = last?.message ?? ''
  const choice = ((): keyof Answers => {
    if (last?.image) return 'toPicture'
    if (/[?؟]\s*$/.test(said)) return 'toQuestion'
    if (/\b(thanks?|thank you|merci|danke|obrigad[ao]|gracias)\b|شكر/i.test(said)) return 'toThanks'
    return /^(hi|hello|hey|good (morning|afternoon|evening)|bonjour|hallo|ol[áa])\b/i.test(said)
      ? 'toGreeting'
      : 'toAnything'
  })()
  const pool = answers[choice]
  const count = messages.filter(({ senderId }) => senderId !== ownId).length
  return pool[(userId + count) % pool.length] ?? ''
}
