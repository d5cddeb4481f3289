import { createWaitingCount } from '@fake-db/kit/waitingCount'
import type { LoadCounter } from '@fake-db/shell/badges/counter'

/** Chats with unread messages. */
export const createUnseen = () => createWaitingCount(4)

export const loadCounter: LoadCounter = () => Promise.resolve((env) => env.shared(createUnseen).count())
