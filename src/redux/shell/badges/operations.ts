import { defineOperations } from '@core/api/operations'
import { z } from '@core/schema'
import { badgesApi } from './contract'

export const operations = defineOperations(badgesApi, {
  key: 'shell/badges',
  title: 'Badges',
  description: 'The numbers beside the entries of the menus.',
  schemas: {},
  calls: {
    data: {
      summary: 'Counts what waits in each module',
      description: 'By the key of the module, such as `apps/user`. A module that is missing has nothing to count.',
      answer: z.object({ badges: z.record(z.string(), z.int()) }),
      example: {},
    },
  },
})
