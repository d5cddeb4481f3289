import { get, post } from '@core/api/endpoint'
import { z } from '@core/schema'
import { pageEntrySchema } from '../search/schema'
import { bookmarkOrderSchema, bookmarkToggleSchema } from './schema'

/** Below the line: additions; see docs/api.md. */
export const bookmarksApi = {
  data: get('/api/bookmarks/data').returns(
    z.object({ suggestions: z.array(pageEntrySchema), bookmarks: z.array(pageEntrySchema) }),
  ),
  toggle: post('/api/bookmarks/update').needs('update').body(bookmarkToggleSchema).returns(),
  // ---
  reorder: post('/api/bookmarks/reorder')
    .needs('update')
    .body(bookmarkOrderSchema)
    .returns(z.object({ bookmarks: z.array(pageEntrySchema) })),
}
