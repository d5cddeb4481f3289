import type { ReferenceEntry } from '@core/components/example/docs'

/** Import path without the file's name. */
export const folderOf = ({ importPath }: ReferenceEntry) => importPath.slice(0, importPath.lastIndexOf('/'))

/** Splits names, so "row menu" finds `useRowMenu`. */
const wordsOf = (name: string) => `${name} ${name.replace(/\B[A-Z\d]/g, ' $&')}`

function searchText({ name, importPath, text, props, members, result }: ReferenceEntry): string {
  const parts = [...props, ...members, ...(result?.members ?? [])].map((member) => member.name)
  return [wordsOf(name), importPath, text, ...parts].join(' ').toLowerCase()
}

/** Entries that contain every word of a search, by folder. Searches names, paths, texts, and names of props and members. */
export function groupEntries(entries: readonly ReferenceEntry[], q: string) {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const found = entries.filter((entry) => {
    const text = searchText(entry)
    return words.every((word) => text.includes(word))
  })
  return [...new Set(found.map(folderOf))].map((folder) => {
    const inside = found.filter((entry) => folderOf(entry) === folder)
    return {
      folder,
      entries: inside.filter(({ isInternal }) => !isInternal),
      internal: inside.filter(({ isInternal }) => isInternal),
    }
  })
}
