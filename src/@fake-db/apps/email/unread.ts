import type { Env } from '@fake-db/kit/env'
import type { Tally } from '@fake-db/kit/tally'
import { createPost } from '@fake-db/shell/session/post'

/** Unread mails of the inbox: until the mailbox is loaded, those of the sample rows and what the product has sent. */
export function createUnread(env: Env): Tally {
  const { letters } = env.shared(createPost)
  return { count: () => 9 + letters().length }
}
