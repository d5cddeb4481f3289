import type { LoadCounter } from '@fake-db/shell/badges/counter'

/** Unread mails of the inbox. */
export const loadCounter: LoadCounter = async () => {
  const { createUnread } = await import('./unread')
  return (env) => env.shared(createUnread).count()
}
