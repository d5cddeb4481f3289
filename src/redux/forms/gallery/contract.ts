import { get } from '@core/api/endpoint'
import { z } from '@core/schema'
import { autocompleteItemSchema, selectOptionSchema } from './schema'

export const galleryApi = {
  options: get('/api/select/data')
    .query(
      z.object({
        query: z.optional(z.string().check(z.describe('Searches the label. Case-insensitive.'))),
      }),
    )
    .returns(z.array(selectOptionSchema)),
  /** All items: the page filters them. */
  items: get('/api/autocomplete/data').returns(z.object({ autoComplete: z.array(autocompleteItemSchema) })),
}
