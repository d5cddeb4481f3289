import type { LoadCounter } from '@fake-db/shell/badges/counter'

/** Open tasks that are due. */
export const loadCounter: LoadCounter = async () => {
  const { createPressing } = await import('./pressing')
  return (env) => env.shared(createPressing).count()
}
