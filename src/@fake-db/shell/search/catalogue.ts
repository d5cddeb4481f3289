import type { Env } from '@fake-db/kit/env'
import { notFound } from '@fake-db/kit/reply'
import { createTable } from '@fake-db/kit/table'
import type { PageEntry } from '@/redux/shell/search/schema'
import { seedBookmarks, seedPages } from './seed'

export function createCatalogue(env: Env) {
  const pages = createTable<PageEntry>(env, 'shell/search/pages', seedPages, 'page')
  const order = env.cell('shell/search/bookmarks', seedBookmarks)

  return {
    pages: pages.rows,
    bookmarks: () => order.value.map(pages.get),
    /** Adds a bookmark at the end, or removes it. @param isOn default: toggle */
    bookmark(id: number, isOn = !pages.get(id).isBookmarked) {
      const { isBookmarked } = pages.get(id)
      if (isBookmarked === isOn) return
      pages.update(id, { isBookmarked: isOn })
      order.value = isOn ? [...order.value, id] : order.value.filter((other) => other !== id)
    },
    reorder(ids: readonly number[]) {
      if (!ids.every((id) => order.value.includes(id))) throw notFound('bookmark')
      order.value = [...new Set([...ids, ...order.value])]
    },
  }
}
