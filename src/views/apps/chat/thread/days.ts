import type { Message } from '@/redux/apps/chat/schema'

/** Milliseconds within which one person's messages stand together. */
const groupSpan = 5 * 60_000

interface DayMessage {
  readonly message: Message
  /** Whether it is the first of those that one person wrote at a stretch. */
  readonly isFirst: boolean
}

interface Day {
  readonly key: string
  /** Of its first message. */
  readonly time: string
  readonly messages: readonly DayMessage[]
}

/**
 * Puts messages under their days, and those that one person wrote at a stretch together.
 * @param messages oldest first
 * @param keyOf the day of a time
 */
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
      before?.senderId !== message.senderId || Date.parse(message.time) - Date.parse(before.time) > groupSpan
    day.messages.push({ message, isFirst })
    before = message
  }
  return days
}
