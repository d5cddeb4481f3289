import { defineOperations } from '@core/api/operations'
import { z } from '@core/schema'
import { galleryApi } from './contract'
import { autocompleteItemSchema, selectOptionSchema } from './schema'

export const operations = defineOperations(galleryApi, {
  key: 'forms/gallery',
  title: 'Form examples',
  description: 'Long lists for the select and autocomplete examples.',
  schemas: { SelectOption: selectOptionSchema, AutocompleteItem: autocompleteItemSchema },
  calls: {
    options: {
      summary: 'Lists options',
      query: z.object({
        query: z.optional(z.string().check(z.describe('Searches the label. Case-insensitive.'))),
      }),
      answer: z.array(selectOptionSchema),
      example: { query: { query: 'night' } },
    },
    items: {
      summary: 'Lists all items',
      answer: z.object({ autoComplete: z.array(autocompleteItemSchema) }),
      example: {},
    },
  },
})
