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
    /** A new bookmark goes last. */
    toggle(id: number) {
      const isBookmarked = !pages.get(id).isBookmarked
      pages.update(id, { isBookmarked })
      order.value = isBookmarked ? [...order.value, id] : order.value.filter((other) => other !== id)
    },
    /** Puts the named bookmarks first, in the order they are named. */
    reorder(ids: readonly number[]) {
      if (!ids.every((id) => order.value.includes(id))) throw notFound('bookmark')
      order.value = [...new Set([...ids, ...order.value])]
    },
  }
}
