import { defineOperations, nothing } from '@core/api/operations'
import { comingSoonApi } from './contract'
import { launchSchema, noticeSchema, waitingSchema } from './schema'

export const operations = defineOperations(comingSoonApi, {
  key: 'misc/coming-soon',
  title: 'Coming soon',
  description: 'When the product opens, and whom to tell.',
  schemas: { Launch: launchSchema },
  calls: {
    launch: {
      summary: 'Reads when the product opens',
      answer: launchSchema,
      errors: { 404: 'No day has been set.' },
      example: {},
    },
    notify: {
      summary: 'Leaves an address to be told at',
      description: 'One that is there already is answered alike.',
      status: 201,
      body: noticeSchema,
      answer: nothing,
      example: { body: { email: 'rosa.blum@example.com' } },
    },
    waiting: {
      summary: 'Lists the addresses to write to',
      description: 'The first to come first.',
      answer: waitingSchema,
      example: {},
    },
  },
})
