import { areas } from '@/redux/shell/roles/areas'
import type { Abilities, Matrix, Right } from '@/redux/shell/roles/schema'
import { closed } from '@/redux/shell/roles/schema'

/** Areas of the product. Further areas of the backend's matrix are preserved. */
export const subjects: readonly string[] = areas.map(({ subject }) => subject)

/** How many rights of a part of the matrix are allowed. */
export function shareOf(
  matrix: Matrix,
  ofAreas: readonly string[],
  ofRights: readonly Right[],
): 'none' | 'some' | 'all' {
  const spots = ofAreas.flatMap((area) => ofRights.map((right) => matrix[area]?.[right] ?? false))
  if (spots.every(Boolean)) return 'all'
  return spots.some(Boolean) ? 'some' : 'none'
}

/** Every right includes `read`; revoking `read` revokes all. */
function changed(abilities: Abilities, ofRights: readonly Right[], isAllowed: boolean): Abilities {
  if (!isAllowed && ofRights.includes('read')) return { ...closed }
  const next = { ...abilities }
  for (const right of ofRights) next[right] = isAllowed
  return { ...next, read: next.read || isAllowed }
}

export function withPart(
  matrix: Matrix,
  ofAreas: readonly string[],
  ofRights: readonly Right[],
  isAllowed: boolean,
): Matrix {
  const next = { ...matrix }
  for (const area of ofAreas) next[area] = changed(matrix[area] ?? closed, ofRights, isAllowed)
  return next
}
