export interface Arrangement {
  readonly order: readonly string[]
  readonly hidden: readonly string[]
}

export const asItComes: Arrangement = { order: [], hidden: [] }

/** Sorts cards. Cards missing from the stored order come last. */
export function ordered<Card extends { readonly key: string }>(
  cards: readonly Card[],
  { order }: Arrangement,
): readonly Card[] {
  const placeOf = ({ key }: Card) => (order.includes(key) ? order.indexOf(key) : order.length)
  return cards.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Moves a card to the position of `target`. @param keys all cards in order */
export function moved(arrangement: Arrangement, keys: readonly string[], key: string, target: string): Arrangement {
  const others = keys.filter((other) => other !== key)
  const place = keys.indexOf(target)
  return { ...arrangement, order: [...others.slice(0, place), key, ...others.slice(place)] }
}

export function withHidden(arrangement: Arrangement, key: string, isHidden: boolean): Arrangement {
  const others = arrangement.hidden.filter((other) => other !== key)
  return { ...arrangement, hidden: isHidden ? [...others, key] : others }
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}

/** Parses a stored value. Falls back to the default arrangement. */
export function toArrangement(value: unknown): Arrangement {
  if (typeof value !== 'object' || value === null) return asItComes
  const { order, hidden } = { order: undefined, hidden: undefined, ...value } as Readonly<Record<string, unknown>>
  return { order: texts(order), hidden: texts(hidden) }
}
