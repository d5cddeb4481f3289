import { defineOperations } from '@core/api/operations'
import { pageEntrySchema } from '../search/schema'
import { bookmarksApi } from './contract'

export const operations = defineOperations(bookmarksApi, {
  key: 'shell/bookmarks',
  title: 'Bookmarks',
  description: 'Bookmarked pages, shown in the navbar.',
  schemas: { PageEntry: pageEntrySchema },
  calls: {
    data: { summary: 'Lists all pages and the ordered bookmarks', example: {} },
    toggle: {
      summary: 'Adds or removes a bookmark',
      errors: { 404: 'Page not found.' },
      async example(api) {
        const { suggestions } = await api.call(bookmarksApi.data, {})
        return { body: { id: suggestions[0]?.id ?? 1 } }
      },
    },
    reorder: {
      summary: 'Reorders the bookmarks',
      description: 'Bookmarks that aren’t listed keep their order at the end.',
      errors: { 404: 'At least one id isn’t a bookmark. Nothing is changed.' },
      async example(api) {
        const { bookmarks } = await api.call(bookmarksApi.data, {})
        return { body: { ids: bookmarks.map(({ id }) => id).reverse() } }
      },
    },
  },
})
