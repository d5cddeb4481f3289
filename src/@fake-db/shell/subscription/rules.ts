import { addDays } from '@fake-db/kit/env'
import { badRequest } from '@fake-db/kit/reply'
import type { PlanChoice, Subscription } from '@/redux/shell/subscription/schema'
import { planLimits } from '@/redux/shell/subscription/schema'

type Used = Pick<Subscription['usage'], 'users' | 'storageGb'>

/** A plan that begins now. */
export function subscribe({ plan, interval }: PlanChoice, { users, storageGb }: Used, now: Date): Subscription {
  return {
    plan,
    interval,
    isCancelled: false,
    renewsOn: addDays(now, interval === 'monthly' ? 30 : 365).toISOString(),
    usage: { users, storageGb, ...planLimits[plan] },
  }
}

/** The plan that one has goes on to the day it is paid for; another one begins. */
export function change(before: Subscription, choice: PlanChoice, now: Date): Subscription {
  const isSame = before.plan === choice.plan && before.interval === choice.interval
  return isSame ? { ...before, isCancelled: false } : subscribe(choice, before.usage, now)
}

export function cancel(subscription: Subscription): Subscription {
  if (subscription.plan === 'basic') throw badRequest('The basic plan is free: there is nothing to cancel.')
  if (subscription.isCancelled) throw badRequest('The plan is canceled already.')
  return { ...subscription, isCancelled: true }
}
