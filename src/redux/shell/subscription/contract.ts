import { get, post } from '@core/api/endpoint'
import { z } from '@core/schema'
import { planChoiceSchema, subscriptionSchema } from './schema'

const answer = z.object({ subscription: subscriptionSchema })

/** Additions for the pricing page and the account settings, which both show the plan one has. */
export const subscriptionApi = {
  current: get('/pricing/subscription').returns(answer),
  /** Also takes a cancellation back. */
  change: post('/pricing/change-plan').needs('update').body(planChoiceSchema).returns(answer),
  cancel: post('/pricing/cancel-plan').needs('update').returns(answer),
  /** Beside the plan one has, which goes on. */
  startTrial: post('/pricing/start-trial').needs('update').returns(answer),
  endTrial: post('/pricing/end-trial').needs('update').returns(answer),
}
