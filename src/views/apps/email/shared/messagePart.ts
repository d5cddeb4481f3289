import type { Email } from '@/redux/apps/email/schema'

/** A mail of a thread: the one it began with, or an answer. */
export type MessagePart = Email | Email['replies'][number]
