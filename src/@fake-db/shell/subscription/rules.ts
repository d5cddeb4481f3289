import { addDays } from '@fake-db/kit/env'
import { badRequest, conflict } from '@fake-db/kit/reply'
import type { PlanChoice, Subscription } from '@/redux/shell/subscription/schema'
import { planLimits, trialOffer } from '@/redux/shell/subscription/schema'

export type Plan = Omit<Subscription, 'trial'>

export interface Trial {
  /** ISO 8601 */
  readonly endsOn: string
}

type Used = Pick<Subscription['usage'], 'users' | 'storageGb'>

export function subscribe({ plan, interval }: PlanChoice, { users, storageGb }: Used, now: Date): Plan {
  return {
    plan,
    interval,
    isCancelled: false,
    renewsOn: addDays(now, interval === 'monthly' ? 30 : 365).toISOString(),
    usage: { users, storageGb, ...planLimits[plan] },
  }
}

/** The same plan continues until it renews; another plan starts now. */
export function change(before: Plan, choice: PlanChoice, now: Date): Plan {
  const isSame = before.plan === choice.plan && before.interval === choice.interval
  return isSame ? { ...before, isCancelled: false } : subscribe(choice, before.usage, now)
}

export function cancel(subscription: Plan): Plan {
  if (subscription.plan === 'basic') throw badRequest('The basic plan is free and can’t be canceled.')
  if (subscription.isCancelled) throw badRequest('The plan is already canceled.')
  return { ...subscription, isCancelled: true }
}

function isOver({ endsOn }: Trial, now: Date): boolean {
  return Date.parse(endsOn) <= now.getTime()
}

export function begin({ plan }: Plan, before: Trial | undefined, now: Date): Trial {
  if (before) throw conflict('This account has already used its trial.')
  if (plan === trialOffer.plan) throw badRequest('This is already the plan of the trial.')
  return { endsOn: addDays(now, trialOffer.days).toISOString() }
}

export function end(trial: Trial | undefined, now: Date): Trial {
  if (!trial || isOver(trial, now)) throw conflict('No trial is active.')
  return { endsOn: now.toISOString() }
}

/** Adds the trial. Each limit is the higher limit of plan and trial. */
export function withTrial(subscription: Plan, trial: Trial | undefined, now: Date): Subscription {
  if (!trial) return { ...subscription, trial: null }
  const { usage } = subscription
  const tried = planLimits[isOver(trial, now) ? subscription.plan : trialOffer.plan]
  return {
    ...subscription,
    trial: { plan: trialOffer.plan, endsOn: trial.endsOn, isOver: isOver(trial, now) },
    usage: {
      ...usage,
      userLimit: Math.max(usage.userLimit, tried.userLimit),
      storageLimitGb: Math.max(usage.storageLimitGb, tried.storageLimitGb),
    },
  }
}
