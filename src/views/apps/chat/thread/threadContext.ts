import { createContext, use } from 'react'
import type { Contact, Message, NewMessage, ProfileUser } from '@/redux/apps/chat/schema'

interface ThreadContextValue {
  readonly contact: Contact
  readonly me: ProfileUser | null
  /** Sender by id: the user, the contact or a group member. Null while loading. */
  readonly personOf: (senderId: number) => Pick<Contact, 'fullName' | 'avatar'> | null
  /** Search words to highlight. */
  readonly searched: readonly string[]
  readonly reply: (message: Message) => void
  /** Null closes the editor. */
  readonly edit: (messageId: number | null) => void
  readonly jumpTo: (id: number) => void
  readonly showImage: (image: NonNullable<NewMessage['image']>) => void
}

export const ThreadContext = createContext<ThreadContextValue | null>(null)

/** @throws outside a chat */
export function useThread(): ThreadContextValue {
  const thread = use(ThreadContext)
  if (!thread) throw new Error('useThread requires a ThreadContext')
  return thread
}
