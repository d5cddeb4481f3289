import { defineOperations, nothing } from '@core/api/operations'
import { z } from '@core/schema'
import { pageEntrySchema } from '../search/schema'
import { bookmarksApi } from './contract'
import { bookmarkOrderSchema, bookmarkToggleSchema } from './schema'

export const operations = defineOperations(bookmarksApi, {
  key: 'shell/bookmarks',
  title: 'Bookmarks',
  description: 'Bookmarked pages, shown in the navbar.',
  schemas: { PageEntry: pageEntrySchema },
  calls: {
    data: {
      summary: 'Lists all pages and the ordered bookmarks',
      answer: z.object({ suggestions: z.array(pageEntrySchema), bookmarks: z.array(pageEntrySchema) }),
      example: {},
    },
    toggle: {
      summary: 'Adds or removes a bookmark',
      body: bookmarkToggleSchema,
      answer: nothing,
      errors: { 404: 'Page not found.' },
      example: { body: { id: 9 } },
    },
    reorder: {
      summary: 'Reorders the bookmarks',
      description: 'Bookmarks that aren’t listed keep their order at the end.',
      body: bookmarkOrderSchema,
      answer: z.object({ bookmarks: z.array(pageEntrySchema) }),
      errors: { 404: 'At least one id isn’t a bookmark. Nothing is changed.' },
      async example(api) {
        const { bookmarks } = await api.call(bookmarksApi.data, {})
        return { body: { ids: bookmarks.map(({ id }) => id).reverse() } }
      },
    },
  },
})
