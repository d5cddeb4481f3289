import { useSearchParams } from 'react-router-dom'

/** Names in one parameter of the address: `?removed=orders.revenue`. Unknown ones are left out. */
function namesIn<Name extends string>(search: URLSearchParams, key: string, names: readonly Name[]): readonly Name[] {
  const given = (search.get(key) ?? '').split('.')
  return names.filter((name) => given.includes(name))
}

/**
 * Which cards are collapsed and which are removed. The address says it, so that Back takes it back and a reload keeps it.
 * @param names of all cards
 */
export function useCardStates<Name extends string>(names: readonly Name[]) {
  const [search, setSearch] = useSearchParams()

  function set(key: 'collapsed' | 'removed', name: Name, isIn: boolean) {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        const others = namesIn(before, key, names).filter((other) => other !== name)
        const all = isIn ? [...others, name] : others
        if (all.length > 0) next.set(key, all.join('.'))
        else next.delete(key)
        return next
      },
      { preventScrollReset: true },
    )
  }
  return {
    collapsed: namesIn(search, 'collapsed', names),
    removed: namesIn(search, 'removed', names),
    collapse: (name: Name, isCollapsed: boolean) => set('collapsed', name, isCollapsed),
    remove: (name: Name, isRemoved: boolean) => set('removed', name, isRemoved),
    reset: () => setSearch({}, { preventScrollReset: true }),
  }
}
