import type { LoadCounter } from '@fake-db/shell/badges/counter'

/** Chats in which something has not been seen. */
export const loadCounter: LoadCounter = async () => {
  const { createUnseen } = await import('./unseen')
  return (env) => env.shared(createUnseen).count()
}
