import { defineOperations } from '@core/api/operations'
import { z } from '@core/schema'
import { autocompleteApi } from './contract'
import { autocompleteItemSchema } from './schema'

export const operations = defineOperations(autocompleteApi, {
  key: 'forms/autocomplete',
  title: 'Autocomplete items',
  description: 'What the autocomplete demo completes to.',
  schemas: { AutocompleteItem: autocompleteItemSchema },
  calls: {
    data: {
      summary: 'Lists all items',
      answer: z.object({ autoComplete: z.array(autocompleteItemSchema) }),
      example: {},
    },
  },
})
