import type { PageEntry } from '@/redux/shell/search/schema'

/** Page in the global search. Declared in a module's `pages.ts`. */
export interface CataloguePage extends Pick<PageEntry, 'target' | 'title' | 'link'> {
  /** Lucide icon name. */
  readonly icon: string
  /** Position among the initial bookmarks. */
  readonly bookmark?: number
}
