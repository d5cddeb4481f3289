import { areas } from '@/redux/shell/roles/areas'
import type { Abilities, Matrix, Right } from '@/redux/shell/roles/schema'
import { closed } from '@/redux/shell/roles/schema'

/** The areas of the product. A matrix may have others of its backend's, which stay as they are. */
export const subjects: readonly string[] = areas.map(({ subject }) => subject)

/** How much of a part of a matrix is allowed: some areas, some rights in each. */
export function shareOf(
  matrix: Matrix,
  ofAreas: readonly string[],
  ofRights: readonly Right[],
): 'none' | 'some' | 'all' {
  const spots = ofAreas.flatMap((area) => ofRights.map((right) => matrix[area]?.[right] ?? false))
  if (spots.every(Boolean)) return 'all'
  return spots.some(Boolean) ? 'some' : 'none'
}

/** Nobody changes what they cannot see: whoever may do something else may read, and whoever may not read may do nothing. */
function changed(abilities: Abilities, ofRights: readonly Right[], isAllowed: boolean): Abilities {
  if (!isAllowed && ofRights.includes('read')) return { ...closed }
  const next = { ...abilities }
  for (const right of ofRights) next[right] = isAllowed
  return { ...next, read: next.read || isAllowed }
}

/** Allows or forbids a part of a matrix. */
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

/** How many areas a role can open. */
export function openAreas(matrix: Matrix): number {
  return subjects.filter((area) => matrix[area]?.read).length
}
