import { defineOperations } from '@core/api/operations'
import { badgesApi } from './contract'

export const operations = defineOperations(badgesApi, {
  key: 'shell/badges',
  title: 'Badges',
  description: 'Counts shown next to menu items.',
  schemas: {},
  calls: {
    data: {
      summary: 'Counts pending items by module',
      description: 'Keyed by module, such as `apps/user`. Modules without pending items are omitted.',
      example: {},
    },
  },
})
