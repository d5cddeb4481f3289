import { defineOperations } from '@core/api/operations'
import { subscriptionApi } from './contract'
import { subscriptionSchema } from './schema'

export const operations = defineOperations(subscriptionApi, {
  key: 'shell/subscription',
  title: 'Subscription',
  description: 'The plan of the logged-in user.',
  schemas: { Subscription: subscriptionSchema },
  calls: {
    current: { summary: 'Gets the current plan', example: {} },
    change: {
      summary: 'Updates the plan',
      description: 'Takes effect immediately and reverses a cancellation.',
      example: { body: { plan: 'standard', interval: 'yearly' } },
    },
    cancel: {
      summary: 'Cancels the plan',
      description: 'The plan stays active until its renewal date.',
      errors: { 400: 'The plan is free or already canceled.' },
      async example(api) {
        await api.call(subscriptionApi.change, { body: { plan: 'standard', interval: 'yearly' } })
        return {}
      },
    },
    startTrial: {
      summary: 'Starts the free trial',
      description: 'One trial per account. The plan stays the same; the higher limits of both apply.',
      errors: { 400: 'The account already has this plan.', 409: 'The account has already used its trial.' },
      example: {},
    },
    endTrial: {
      summary: 'Ends the free trial',
      errors: { 409: 'No trial is active.' },
      async example(api) {
        await api.call(subscriptionApi.startTrial, {})
        return {}
      },
    },
  },
})
