import { search, searchable, waysToFind } from '@core/search'
import type { ReactNode } from 'react'
import type { FileEntry } from '@/redux/shell/search/schema'

interface BaseItem {
  /** Unique across groups. */
  readonly key: string
  readonly label: string
  readonly note?: string
  /** Synonyms that also match. */
  readonly also?: string
  readonly picture: ReactNode
}

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
 * Finds matching items ({@link search}). If no word starts with the query, also tolerates typos: "rols" is part of
 * "controls", but means roles.
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
