import { get, post } from '@core/api/endpoint'
import { z } from '@core/schema'
import { planChoiceSchema, subscriptionSchema } from './schema'

const answer = z.object({ subscription: subscriptionSchema })

/** Additions; see docs/api.md. */
export const subscriptionApi = {
  current: get('/pricing/subscription').returns(answer),
  change: post('/pricing/change-plan').needs('update').body(planChoiceSchema).returns(answer),
  cancel: post('/pricing/cancel-plan').needs('update').returns(answer),
  startTrial: post('/pricing/start-trial').needs('update').returns(answer),
  endTrial: post('/pricing/end-trial').needs('update').returns(answer),
}
