import { createTally } from '@fake-db/kit/tally'

/** Chats in which something has not been seen. */
export const createUnseen = () => createTally(4)
