import { get, post } from '@core/api/endpoint'
import type { PlanChoice, Subscription } from './schema'

interface Answer {
  subscription: Subscription
}

/** Additions for the pricing page and the account settings, which both show the plan one has. */
export const subscriptionApi = {
  current: get('/pricing/subscription').returns<Answer>(),
  /** Also takes a cancellation back. */
  change: post('/pricing/change-plan').needs('update').body<PlanChoice>().returns<Answer>(),
  cancel: post('/pricing/cancel-plan').needs('update').returns<Answer>(),
  /** Beside the plan one has, which goes on. */
  startTrial: post('/pricing/start-trial').needs('update').returns<Answer>(),
  endTrial: post('/pricing/end-trial').needs('update').returns<Answer>(),
}
