import { toTime } from '@fake-db/kit/env'
import { personNamed } from '@fake-db/shell/people/people'
import { ownId } from '@/redux/apps/chat/schema'
import type { StoredChat, StoredMessage } from './rules'
import { seedHistories } from './seedHistories'

/** Newest first. Ids follow the order of the files, so they do not depend on the hour. */
export function seedChats(now: Date): StoredChat[] {
  let lastMessageId = 0
  const chats = seedHistories.map(({ with: fullName, unseen = 0, messages }, index) => {
    const userId = personNamed(fullName).id
    const first = lastMessageId + 1
    return {
      id: index + 1,
      userId,
      unseenMsgs: unseen,
      messages: messages.map(([sender, when, message, { image, answers, reaction } = {}]): StoredMessage => {
        lastMessageId += 1
        const senderId = sender === 'me' ? ownId : userId
        const reader = sender === 'me' ? userId : ownId
        return {
          id: lastMessageId,
          message,
          time: toTime(when, now),
          senderId,
          reactions: reaction ? [{ senderId: reader, emoji: reaction }] : [],
          ...(image && { image }),
          ...(answers !== undefined && { replyTo: first + answers }),
        }
      }),
    }
  })
  const lastTime = ({ messages }: StoredChat) => messages.at(-1)?.time ?? ''
  return chats.sort((a, b) => lastTime(b).localeCompare(lastTime(a)))
}
