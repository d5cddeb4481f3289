import { defineOperations } from '@core/api/operations'
import { searchApi } from './contract'
import { pageEntrySchema, searchGroupSchema } from './schema'

export const operations = defineOperations(searchApi, {
  key: 'shell/search',
  title: 'Global search',
  description: 'The catalog of the global search.',
  schemas: { PageEntry: pageEntrySchema, SearchGroup: searchGroupSchema },
  calls: {
    data: {
      summary: 'Gets the catalog of pages, files, and contacts',
      description: 'Clients show up to `searchLimit` results per group.',
      example: {},
    },
  },
})
