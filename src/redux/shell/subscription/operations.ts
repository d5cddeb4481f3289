import { defineOperations } from '@core/api/operations'
import { z } from '@core/schema'
import { subscriptionApi } from './contract'
import { planChoiceSchema, subscriptionSchema } from './schema'

const answer = z.object({ subscription: subscriptionSchema })

export const operations = defineOperations(subscriptionApi, {
  key: 'shell/subscription',
  title: 'Subscription',
  description: 'The plan of the logged-in user.',
  schemas: { Subscription: subscriptionSchema },
  calls: {
    current: { summary: 'Gets the current plan', answer, example: {} },
    change: {
      summary: 'Updates the plan',
      description: 'Takes effect immediately and reverses a cancellation.',
      body: planChoiceSchema,
      answer,
      example: { body: { plan: 'standard', interval: 'yearly' } },
    },
    cancel: {
      summary: 'Cancels the plan',
      description: 'The plan stays active until its renewal date.',
      answer,
      errors: { 400: 'The plan is free or already canceled.' },
      async example(api) {
        await api.call(subscriptionApi.change, { body: { plan: 'standard', interval: 'yearly' } })
        return {}
      },
    },
    startTrial: {
      summary: 'Starts the free trial',
      description: 'One trial per account. The plan stays the same; the higher limits of both apply.',
      answer,
      errors: { 400: 'The account already has this plan.', 409: 'The account has already used its trial.' },
      example: {},
    },
    endTrial: {
      summary: 'Ends the free trial',
      answer,
      errors: { 409: 'No trial is active.' },
      async example(api) {
        await api.call(subscriptionApi.startTrial, {})
        return {}
      },
    },
  },
})
