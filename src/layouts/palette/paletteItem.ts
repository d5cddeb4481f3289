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

/** A whole word or its beginning, or most of it: "mail" means email, but "rols" does not mean controls. */
const isMeantBy = (typed: string) => (word: string) =>
  word.startsWith(typed) || (word.includes(typed) && typed.length * 2 > word.length)

const wordsIn = (texts: readonly string[]) => searchable(texts).split(/[^\p{L}\p{N}]+/u)

/** Start of the keys of examples. */
export const exampleKey = 'example-'

const textsOf = ({ label, note = '', also = '' }: PaletteItem) => [label, note, also]

/** Whether each typed word resembles a word of the label, such as "rols" and "Roles". */
function createResembling(typed: readonly string[]): (item: PaletteItem) => boolean {
  const parts = typed.map((part) => ({ first: part.charAt(0), resembles: waysToFind(part).at(-1) }))
  return ({ label }) => {
    const words = wordsIn([label])
    return parts.every(({ first, resembles }) => words.some((word) => word.startsWith(first) && resembles?.(word)))
  }
}

/** Finds matching items ({@link search}). A misspelled query finds similar labels; examples only if nothing else is similar. */
export function fitting(items: readonly PaletteItem[], query: string): ReadonlySet<PaletteItem> {
  const found = search(items, query, textsOf)
  const typed = searchable([query]).trim().split(/\s+/)
  const isMeant = found.some((item) => {
    const words = wordsIn(textsOf(item))
    return typed.every((part) => words.some(isMeantBy(part)))
  })
  if (isMeant) return new Set(found)
  const alike = items.filter(createResembling(typed))
  const others = alike.filter(({ key }) => !key.startsWith(exampleKey))
  return new Set(others.length > 0 ? others : alike.length > 0 ? alike : found)
}
