import { createWaitingCount } from '@fake-db/kit/waitingCount'
import type { LoadCounter } from '@fake-db/shell/badges/counter'

/** Unread messages, except in muted chats. */
export const createUnseen = () => createWaitingCount(6)

export const loadCounter: LoadCounter = () => Promise.resolve((env) => env.shared(createUnseen).count())
