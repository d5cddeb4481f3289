import { expect, it } from 'vitest'
import { withMove } from '@/utility/withMove'

const rows = [1, 2, 3, 4].map((id) => ({ id }))
const pairs = rows.flatMap(({ id }) => rows.map((target) => [id, target.id] as const))

// Optimistic moves may meet rows that the backend has moved already.
it.each(pairs)('moving row %i beside row %i twice equals moving it once', (id, targetId) => {
  for (const side of ['before', 'after'] as const) {
    const moved = withMove(rows, id, targetId, side)
    expect(withMove(moved, id, targetId, side)).toEqual(moved)
  }
})
