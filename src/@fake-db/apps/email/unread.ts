import { createTally } from '@fake-db/kit/tally'

/** Unread mails of the inbox. */
export const createUnread = () => createTally(9)
