import type { Env } from '@fake-db/kit/env'
import { badRequest, notFound } from '@fake-db/kit/reply'
import { createMap } from '@fake-db/kit/table'
import { createAccounts } from '@fake-db/shell/session/accounts'
import { comparedAtMost } from '@/redux/apps/ecommerce/schema'
import type { Product } from '@/redux/shell/cart/schema'

/** Product ids by account, in order of addition. */
function choiceOf(env: Env, name: string, what: string) {
  const accounts = env.shared(createAccounts)
  const chosen = createMap<number, readonly number[]>(env, name)
  const of = (askedBy: number | null) => chosen.get(accounts.askedBy(askedBy).id) ?? []

  return {
    of,
    add(productId: number, askedBy: number | null) {
      const before = of(askedBy)
      if (!before.includes(productId)) chosen.set(accounts.askedBy(askedBy).id, [...before, productId])
    },
    remove(productId: number, askedBy: number | null) {
      const before = of(askedBy)
      if (!before.includes(productId)) throw notFound(what)
      chosen.set(
        accounts.askedBy(askedBy).id,
        before.filter((id) => id !== productId),
      )
    },
  }
}

export function createChoices(env: Env) {
  const alerts = choiceOf(env, 'apps/ecommerce/alerts', 'alert')
  const comparison = choiceOf(env, 'apps/ecommerce/comparison', 'product in the comparison')
  return {
    alerts: {
      ...alerts,
      add({ id, stock }: Product, askedBy: number | null) {
        if (stock > 0) throw badRequest('The product is in stock.')
        alerts.add(id, askedBy)
      },
    },
    comparison: {
      ...comparison,
      add({ id }: Product, askedBy: number | null) {
        const before = comparison.of(askedBy)
        if (before.length >= comparedAtMost && !before.includes(id)) {
          throw badRequest(`You can compare up to ${comparedAtMost} products.`)
        }
        comparison.add(id, askedBy)
      },
    },
  }
}
