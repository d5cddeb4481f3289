interface Row {
  readonly id: number | string
}

/** The side of another row that a moved row goes to. */
export type Side = 'before' | 'after'

/** Moves a row beside another. Idempotent. Returns the same array if an id is unknown. */
export function withMove<T extends Row>(rows: T[], id: T['id'], targetId: T['id'], side: Side): T[] {
  const moved = rows.find((row) => row.id === id)
  const others = rows.filter((row) => row !== moved)
  const index = others.findIndex((row) => row.id === targetId)
  if (!moved || index === -1) return rows
  return others.toSpliced(side === 'after' ? index + 1 : index, 0, moved)
}

/** The side on which a moved row takes the target's index: after it when moving down, before it when moving up. */
export function sideOf<T extends Row>(rows: readonly T[], id: T['id'], targetId: T['id']): Side {
  const indexOf = (wanted: T['id']) => rows.findIndex((row) => row.id === wanted)
  return indexOf(id) < indexOf(targetId) ? 'after' : 'before'
}
