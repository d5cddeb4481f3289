import { defineOperations } from '@core/api/operations'
import { z } from '@core/schema'
import { subscriptionApi } from './contract'
import { planChoiceSchema, subscriptionSchema } from './schema'

const answer = z.object({ subscription: subscriptionSchema })

export const operations = defineOperations(subscriptionApi, {
  key: 'shell/subscription',
  title: 'Subscription',
  description: 'The plan that the signed-in person has.',
  schemas: { Subscription: subscriptionSchema },
  calls: {
    current: { summary: 'Reads the plan one has', answer, example: {} },
    change: {
      summary: 'Changes the plan',
      description: 'It holds from now on, and takes back a cancellation.',
      body: planChoiceSchema,
      answer,
      example: { body: { plan: 'standard', interval: 'yearly' } },
    },
    cancel: {
      summary: 'Cancels the plan',
      description: 'What has been paid for stays until the day on which the plan would have been renewed.',
      answer,
      errors: { 400: 'The plan is free, or canceled already.' },
      async example(api) {
        await api.call(subscriptionApi.change, { body: { plan: 'standard', interval: 'yearly' } })
        return {}
      },
    },
    startTrial: {
      summary: 'Starts the free trial',
      description: 'Each account has one. The plan stays as it is; the limits are those of the bigger of the two.',
      answer,
      errors: { 400: 'The plan is the one to be tried.', 409: 'The trial was started before.' },
      example: {},
    },
    endTrial: {
      summary: 'Ends the free trial',
      answer,
      errors: { 409: 'No trial is running.' },
      async example(api) {
        await api.call(subscriptionApi.startTrial, {})
        return {}
      },
    },
  },
})
