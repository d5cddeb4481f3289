import { get, post } from '@core/api/endpoint'
import type { PageEntry } from '../search/schema'
import type { BookmarkOrder, BookmarkToggle } from './schema'

/** Below the line stand the additions of docs/api.md. */
export const bookmarksApi = {
  /** Every page of the catalogue, and the bookmarked ones in their own order. */
  data: get('/api/bookmarks/data').returns<{ suggestions: PageEntry[]; bookmarks: PageEntry[] }>(),
  toggle: post('/api/bookmarks/update').needs('update').body<BookmarkToggle>().returns<Record<never, never>>(),
  // ---
  /** Bookmarks that are not named follow those that are. */
  reorder: post('/api/bookmarks/reorder').needs('update').body<BookmarkOrder>().returns<{ bookmarks: PageEntry[] }>(),
}
