import type { Env } from '@fake-db/kit/env'
import type { WaitingCount } from '@fake-db/kit/waitingCount'
import type { LoadCounter } from '@fake-db/shell/badges/counter'
import { createOutbox } from '@fake-db/shell/session/outbox'

/** Unread emails in the inbox. Before the mailbox loads: sample rows plus emails from the product. */
export function createUnread(env: Env): WaitingCount {
  const { letters } = env.shared(createOutbox)
  return { count: () => 9 + letters().length }
}

export const loadCounter: LoadCounter = () => Promise.resolve((env) => env.shared(createUnread).count())
