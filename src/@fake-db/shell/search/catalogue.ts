import type { Env } from '@fake-db/kit/env'
import { notFound } from '@fake-db/kit/reply'
import { createTable } from '@fake-db/kit/table'
import type { PageEntry } from '@/redux/shell/search/schema'
import { seedBookmarks, seedPages } from './seed'

/** The pages of the product and which of them are bookmarked: what search and bookmarks have in common. */
export function createCatalogue(env: Env) {
  const pages = createTable<PageEntry>(env, 'shell/search/pages', seedPages, 'page')
  /** Bookmarks have an order of their own. */
  const order = env.cell('shell/search/bookmarks', seedBookmarks)

  return {
    pages: pages.rows,
    bookmarks: () => order.value.map(pages.get),
    /**
     * A new bookmark goes last.
     * @param isOn whether the page is a bookmark afterwards; toggles by default
     */
    bookmark(id: number, isOn = !pages.get(id).isBookmarked) {
      const { isBookmarked } = pages.get(id)
      if (isBookmarked === isOn) return
      pages.update(id, { isBookmarked: isOn })
      order.value = isOn ? [...order.value, id] : order.value.filter((other) => other !== id)
    },
    /** Puts the named bookmarks first, in the order they are named. */
    reorder(ids: readonly number[]) {
      if (!ids.every((id) => order.value.includes(id))) throw notFound('bookmark')
      order.value = [...new Set([...ids, ...order.value])]
    },
  }
}
