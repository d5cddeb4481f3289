import { defineOperations } from '@core/api/operations'
import { comingSoonApi } from './contract'
import { launchSchema } from './schema'

export const operations = defineOperations(comingSoonApi, {
  key: 'misc/coming-soon',
  title: 'Coming soon',
  description: 'Launch date and waitlist.',
  schemas: { Launch: launchSchema },
  calls: {
    launch: { summary: 'Reads the launch date', errors: { 404: 'No launch date is set.' }, example: {} },
    notify: {
      summary: 'Adds an email to the waitlist',
      description: 'An email that is already on the waitlist gets the same response.',
      status: 201,
      example: { body: { email: 'rosa.blum@example.com' } },
    },
    waiting: { summary: 'Lists the waitlist', description: 'Oldest first.', example: {} },
  },
})
