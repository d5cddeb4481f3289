import { defineOperations } from '@core/api/operations'
import { galleryApi } from './contract'
import { autocompleteItemSchema, selectOptionSchema } from './schema'

export const operations = defineOperations(galleryApi, {
  key: 'forms/gallery',
  title: 'Form examples',
  description: 'Long lists for the select and autocomplete examples.',
  schemas: { SelectOption: selectOptionSchema, AutocompleteItem: autocompleteItemSchema },
  calls: {
    options: { summary: 'Lists options', example: { query: { query: 'night' } } },
    items: { summary: 'Lists all items', example: {} },
  },
})
