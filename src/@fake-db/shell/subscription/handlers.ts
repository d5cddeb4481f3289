import { addDays } from '@fake-db/kit/env'
import { implement } from '@fake-db/kit/implement'
import { ok } from '@fake-db/kit/reply'
import { parseBody } from '@fake-db/kit/request'
import { createMap } from '@fake-db/kit/table'
import { createAccounts } from '@fake-db/shell/session/accounts'
import { subscriptionApi } from '@/redux/shell/subscription/contract'
import type { Subscription } from '@/redux/shell/subscription/schema'
import { planChoiceSchema } from '@/redux/shell/subscription/schema'
import { cancel, change, subscribe } from './rules'

export const createHandlers = implement(subscriptionApi, (env) => {
  const accounts = env.shared(createAccounts)
  const begun = addDays(env.now(), -222)
  const known = createMap<number, Subscription>(env, 'shell/subscription/known', [
    [1, subscribe({ plan: 'enterprise', interval: 'yearly' }, { users: 50, storageGb: 734.5 }, begun)],
  ])

  /** Everybody else begins with the free plan. */
  function subscriptionOf(accountId: number): Subscription {
    const used = { users: 1, storageGb: 0.2 }
    return known.get(accountId) ?? subscribe({ plan: 'basic', interval: 'monthly' }, used, env.now())
  }

  function keep(accountId: number, subscription: Subscription) {
    known.set(accountId, subscription)
    return ok({ subscription })
  }

  return {
    current: ({ askedBy }) => ok({ subscription: subscriptionOf(accounts.askedBy(askedBy).id) }),

    change({ body, askedBy }) {
      const choice = parseBody(planChoiceSchema, body)
      const { id } = accounts.askedBy(askedBy)
      return keep(id, change(subscriptionOf(id), choice, env.now()))
    },

    cancel({ askedBy }) {
      const { id } = accounts.askedBy(askedBy)
      return keep(id, cancel(subscriptionOf(id)))
    },
  }
})
