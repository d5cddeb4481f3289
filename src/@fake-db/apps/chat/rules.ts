import type { Chat, ChatContact, Contact, Message, Reaction } from '@/redux/apps/chat/schema'
import { ownId } from '@/redux/apps/chat/schema'

/** A message as its table holds it: how far one's own have got depends on the contact. */
export type StoredMessage = Omit<Message, 'status'>

export interface StoredChat extends Omit<Chat, 'messages'> {
  readonly messages: readonly StoredMessage[]
}

/** One's own messages are seen once the contact has written after them, and reach nobody who is offline. */
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

/** A contact with a chat carries its summary, with the whole last message, or null. */
export function toChatContact(chat: StoredChat, contact: Contact): ChatContact {
  const lastMessage = toChat(chat, contact).messages.at(-1) ?? null
  return { ...contact, chat: { id: chat.id, unseenMsgs: chat.unseenMsgs, lastMessage } }
}

/** One reaction for each person: the same again takes it away, another one replaces it. */
export function react(message: StoredMessage, emoji: Reaction['emoji']): StoredMessage {
  const others = message.reactions.filter(({ senderId }) => senderId !== ownId)
  const isThere = message.reactions.some((reaction) => reaction.senderId === ownId && reaction.emoji === emoji)
  return { ...message, reactions: isThere ? others : [...others, { senderId: ownId, emoji }] }
}

/** Messages that were taken out go back to where they stood. */
export function restoreMessages(messages: readonly StoredMessage[], back: readonly StoredMessage[]): StoredMessage[] {
  return [...messages, ...back].sort((a, b) => a.id - b.id)
}

/** What contacts answer, by what they were told. */
export interface Answers {
  readonly toPicture: readonly string[]
  readonly toQuestion: readonly string[]
  readonly toThanks: readonly string[]
  readonly toGreeting: readonly string[]
  readonly toAnything: readonly string[]
}

/** The answer to one's last messages; somebody who is asked twice does not say the same again. */
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
  const count = messages.filter(({ senderId }) => senderId === userId).length
  return pool[(userId + count) % pool.length] ?? ''
}
