import { notFound } from '@fake-db/kit/reply'
import { createTable } from '@fake-db/kit/table'
import type { PageEntry } from '@/redux/shell/search/schema'
import { seedPages } from './seed'

/** The pages of the product and which of them are bookmarked: what search and bookmarks have in common. */
export function createCatalogue() {
  const pages = createTable<PageEntry>(seedPages, 'page')
  /** Bookmarks have an order of their own. */
  let order: readonly number[] = seedPages.flatMap(({ id, isBookmarked }) => (isBookmarked ? [id] : []))

  return {
    pages: pages.rows,
    bookmarks: () => order.map(pages.get),
    /** A new bookmark goes last. */
    toggle(id: number) {
      const isBookmarked = !pages.get(id).isBookmarked
      pages.update(id, { isBookmarked })
      order = isBookmarked ? [...order, id] : order.filter((other) => other !== id)
    },
    /** Puts the named bookmarks first, in the order they are named. */
    reorder(ids: readonly number[]) {
      if (!ids.every((id) => order.includes(id))) throw notFound('bookmark')
      order = [...new Set([...ids, ...order])]
    },
  }
}
