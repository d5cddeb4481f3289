import { createWaitingCount } from '@fake-db/kit/waitingCount'

/** Chats in which something has not been seen. */
export const createUnseen = () => createWaitingCount(4)
