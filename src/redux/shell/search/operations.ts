import { defineOperations } from '@core/api/operations'
import { z } from '@core/schema'
import { searchApi } from './contract'
import { pageEntrySchema, searchGroupSchema } from './schema'

export const operations = defineOperations(searchApi, {
  key: 'shell/search',
  title: 'Search',
  description: 'What the search of the navbar looks through.',
  schemas: { PageEntry: pageEntrySchema, SearchGroup: searchGroupSchema },
  calls: {
    data: {
      summary: 'Reads the catalog of pages, files and contacts',
      description: 'At most `searchLimit` results of a group are shown.',
      answer: z.object({ searchArr: z.array(searchGroupSchema) }),
      example: {},
    },
  },
})
