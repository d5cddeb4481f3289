import type { ReactNode } from 'react'
import type { FileEntry } from '@/redux/shell/search/schema'

interface BaseItem {
  /** Unique among all groups. */
  readonly key: string
  readonly label: string
  readonly note?: string
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

/** Whether every word typed is somewhere in one of the texts. */
export function matches(query: string, ...texts: readonly string[]): boolean {
  const text = texts.join('\n').toLocaleLowerCase()
  return query
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
