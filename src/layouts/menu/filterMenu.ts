import type { NavKey } from '@core/i18n/resources'
import type { MenuItem, MenuSection } from '@/navigation/menu'

/** Shorter menus need no search. */
const enough = 10

export function isWorthSearching(sections: readonly MenuSection[]): boolean {
  const items = sections.flatMap((section) => section.items)
  return items.reduce((count, { children }) => count + Math.max(children.length, 1), 0) > enough
}

/** A group whose own title matches keeps all its links. */
export function filterMenu(
  sections: readonly MenuSection[],
  query: string,
  textOf: (title: NavKey) => string,
): MenuSection[] {
  const word = query.trim().toLocaleLowerCase()
  const matches = (title: NavKey) => textOf(title).toLocaleLowerCase().includes(word)

  function filterItem(item: MenuItem): MenuItem[] {
    if (matches(item.title)) return [item]
    const children = item.children.filter(({ title }) => matches(title))
    return children.length > 0 ? [{ ...item, children }] : []
  }
  return sections.flatMap(({ section, items }) => {
    const found = items.flatMap(filterItem)
    return found.length > 0 ? [{ section, items: found }] : []
  })
}
