/** An id for a new row. Never one of a deleted row, which can return under its id. */
export function freeId(rows: readonly { readonly id: number }[]): number {
  return Math.max(Date.now(), ...rows.map(({ id }) => id + 1))
}
