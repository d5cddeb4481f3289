import type { Env } from '@fake-db/kit/env'
import type { WaitingCount } from '@fake-db/kit/waitingCount'
import type { LoadCounter } from '@fake-db/shell/badges/counter'
import { createPost } from '@fake-db/shell/session/post'

/** Unread emails in the inbox. Until the mailbox is loaded: the sample rows, and emails the product has sent. */
export function createUnread(env: Env): WaitingCount {
  const { letters } = env.shared(createPost)
  return { count: () => 9 + letters().length }
}

export const loadCounter: LoadCounter = () => Promise.resolve((env) => env.shared(createUnread).count())
