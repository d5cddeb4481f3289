import { dateOf } from '@core/zonedTime'
import type { Message } from '@/redux/apps/chat/schema'

/** Maximum gap in ms between grouped messages of a sender. */
const groupSpan = 5 * 60_000

interface DayMessage {
  readonly message: Message
  /** First of consecutive messages by the same sender. */
  readonly isFirst: boolean
}

interface Day {
  readonly key: string
  readonly time: string
  readonly messages: readonly DayMessage[]
}

/** Groups messages by day and by sender. @param messages oldest first */
export function toDays(messages: readonly Message[], keyOf: (time: string) => string): Day[] {
  const days: { key: string; time: string; messages: DayMessage[] }[] = []
  let before: Message | undefined
  for (const message of messages) {
    const key = keyOf(message.time)
    let day = days.at(-1)
    if (day?.key !== key) {
      day = { key, time: message.time, messages: [] }
      days.push(day)
      before = undefined
    }
    const isFirst =
      before?.senderId !== message.senderId ||
      dateOf(message.time).getTime() - dateOf(before.time).getTime() > groupSpan
    day.messages.push({ message, isFirst })
    before = message
  }
  return days
}
