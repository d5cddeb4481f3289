import { createContext, use } from 'react'
import type { Contact, Message, NewMessage, ProfileUser } from '@/redux/apps/chat/schema'

/** What the messages of a chat need to know and can ask for. */
interface ThreadContextValue {
  readonly contact: Contact
  readonly me: ProfileUser | null
  /** Who wrote something: oneself, the contact, or somebody of the group; null until that is known. */
  readonly personOf: (senderId: number) => Pick<Contact, 'fullName' | 'avatar'> | null
  /** What is looked for in the chat; each message marks it. */
  readonly searched: readonly string[]
  /** Begins an answer to a message. */
  readonly reply: (message: Message) => void
  /** Begins to change the words of one's own message. */
  readonly edit: (message: Message) => void
  /** Brings a message into sight. */
  readonly jumpTo: (id: number) => void
  readonly showImage: (image: NonNullable<NewMessage['image']>) => void
}

export const ThreadContext = createContext<ThreadContextValue | null>(null)

/** @throws outside of a chat */
export function useThread(): ThreadContextValue {
  const thread = use(ThreadContext)
  if (!thread) throw new Error('useThread needs a chat around it')
  return thread
}
