import type { LoadCounter } from '@fake-db/shell/badges/counter'

export const loadCounter: LoadCounter = async () => {
  const { createShop } = await import('./shop')
  return (env) => env.shared(createShop).cart().length
}
