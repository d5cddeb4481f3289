import { defineOperations, nothing } from '@core/api/operations'
import { z } from '@core/schema'
import { pageEntrySchema } from '../search/schema'
import { bookmarksApi } from './contract'
import { bookmarkOrderSchema, bookmarkToggleSchema } from './schema'

export const operations = defineOperations(bookmarksApi, {
  key: 'shell/bookmarks',
  title: 'Bookmarks',
  description: 'The pages that stand as stars in the navbar.',
  schemas: { PageEntry: pageEntrySchema },
  calls: {
    data: {
      summary: 'Lists every page, and the bookmarked ones in their own order',
      answer: z.object({ suggestions: z.array(pageEntrySchema), bookmarks: z.array(pageEntrySchema) }),
      example: {},
    },
    toggle: {
      summary: 'Bookmarks a page, or takes its bookmark away',
      body: bookmarkToggleSchema,
      answer: nothing,
      errors: { 404: 'No page has the id.' },
      example: { body: { id: 9 } },
    },
    reorder: {
      summary: 'Puts the bookmarks in an order',
      description: 'Bookmarks that are not named follow those that are.',
      body: bookmarkOrderSchema,
      answer: z.object({ bookmarks: z.array(pageEntrySchema) }),
      errors: { 404: 'One of the ids is not that of a bookmark. Nothing is changed.' },
      async example(api) {
        const { bookmarks } = await api.call(bookmarksApi.data, {})
        return { body: { ids: bookmarks.map(({ id }) => id).reverse() } }
      },
    },
  },
})
