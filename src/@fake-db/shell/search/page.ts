import type { PageEntry } from '@/redux/shell/search/schema'

/** A page as the catalogue of the search lists it. A module declares its own in its `pages.ts`. */
export interface CataloguePage extends Pick<PageEntry, 'target' | 'title' | 'link'> {
  /** A name of the lucide set. */
  readonly icon: string
  /** Its place among the pages that are bookmarked at first. */
  readonly bookmark?: number
}
