import { search, searchable, waysToFind } from '@core/search'
import type { ReactNode } from 'react'
import type { FileEntry } from '@/redux/shell/search/schema'

interface BaseItem {
  /** Unique among all groups. */
  readonly key: string
  readonly label: string
  readonly note?: string
  /** Other words that it is found by. */
  readonly also?: string
  readonly picture: ReactNode
}

/** One line of the palette: it leads to a page, shows a file, repeats a search, or does something at once. */
export type PaletteItem = BaseItem &
  (
    | { readonly kind: 'page'; readonly to: string; readonly bookmarkId?: number }
    | { readonly kind: 'file'; readonly file: FileEntry }
    | { readonly kind: 'recent' }
    | { readonly kind: 'action'; readonly run: () => void }
  )

export interface PaletteGroup {
  readonly title: string
  readonly items: readonly PaletteItem[]
}

const textsOf = ({ label, note = '', also = '' }: PaletteItem) => [label, note, also]

/**
 * Finds what fits what was typed ({@link search}). Where it begins no word of anything, small errors are forgiven as well: "rols"
 * stands in "controls", and means roles.
 */
export function fitting(items: readonly PaletteItem[], query: string): ReadonlySet<PaletteItem> {
  const found = search(items, query, textsOf)
  const typed = searchable([query]).trim().split(/\s+/)
  const isMeant = found.some((item) => {
    const words = searchable(textsOf(item)).split(/[^\p{L}\p{N}]+/u)
    return typed.every((part) => words.some((word) => word.startsWith(part)))
  })
  const resembles = waysToFind(query).at(-1)
  const alike = isMeant ? [] : items.filter((item) => resembles?.(searchable(textsOf(item))))
  return new Set([...found, ...alike])
}
