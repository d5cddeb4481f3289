/**
 * Puts a removed item back, as near to its old position as possible.
 * @param now the current list
 * @param before the list that contained the item
 */
export function reinsert<Item extends { readonly id: number }>(
  item: Item,
  now: readonly Item[],
  before: readonly Item[],
): Item[] {
  const order = before.map(({ id }) => id)
  const index = now.findIndex(({ id }) => order.indexOf(id) > order.indexOf(item.id))
  const others = now.filter(({ id }) => id !== item.id)
  return others.toSpliced(index < 0 ? others.length : index, 0, item)
}
