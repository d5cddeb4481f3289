import { addDays } from '@fake-db/kit/env'
import { implement } from '@fake-db/kit/implement'
import { ok } from '@fake-db/kit/reply'
import { createMap } from '@fake-db/kit/table'
import { createAccounts } from '@fake-db/shell/session/accounts'
import { subscriptionApi } from '@/redux/shell/subscription/contract'
import type { Plan, Trial } from './rules'
import { begin, cancel, change, end, subscribe, withTrial } from './rules'

export const handlers = implement(subscriptionApi, (env) => {
  const accounts = env.shared(createAccounts)
  const begun = addDays(env.now(), -222)
  const known = createMap<number, Plan>(env, 'shell/subscription/known', [
    [1, subscribe({ plan: 'enterprise', interval: 'yearly' }, { users: 50, storageGb: 734.5 }, begun)],
  ])

  const trials = createMap<number, Trial>(env, 'shell/subscription/trials')

  /** Default: the free plan. */
  function subscriptionOf(accountId: number): Plan {
    const used = { users: 1, storageGb: 0.2 }
    return known.get(accountId) ?? subscribe({ plan: 'basic', interval: 'monthly' }, used, env.now())
  }

  function answer(accountId: number) {
    return ok({ subscription: withTrial(subscriptionOf(accountId), trials.get(accountId), env.now()) })
  }

  return {
    current: ({ askedBy }) => answer(accounts.askedBy(askedBy).id),

    change({ body: choice, askedBy }) {
      const { id } = accounts.askedBy(askedBy)
      known.set(id, change(subscriptionOf(id), choice, env.now()))
      return answer(id)
    },

    cancel({ askedBy }) {
      const { id } = accounts.askedBy(askedBy)
      known.set(id, cancel(subscriptionOf(id)))
      return answer(id)
    },

    startTrial({ askedBy }) {
      const { id } = accounts.askedBy(askedBy)
      trials.set(id, begin(subscriptionOf(id), trials.get(id), env.now()))
      return answer(id)
    },

    endTrial({ askedBy }) {
      const { id } = accounts.askedBy(askedBy)
      trials.set(id, end(trials.get(id), env.now()))
      return answer(id)
    },
  }
})
