/**
 * Puts a removed item back among those that are there now, as near to its old place as can be.
 * @param before the list as it was when the item was in it
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
