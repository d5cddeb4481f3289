import { areas } from '@/redux/shell/roles/areas'
import type { Abilities, Matrix } from '@/redux/shell/roles/schema'
import { closed, rights } from '@/redux/shell/roles/schema'
import type { UserData } from '@/redux/shell/session/schema'

type Rules = UserData['ability']

const actions = { read: 'read', write: 'update', create: 'create', delete: 'delete' } as const

function mayAll(abilities: Abilities): boolean {
  return rights.every((right) => abilities[right])
}

/** Converts a matrix to ability rules. All rights in an area become `manage`. Reading `Auth` is always allowed. */
export function abilityOf(matrix: Matrix): Rules {
  if (areas.every(({ subject }) => mayAll(matrix[subject] ?? closed))) return [{ action: 'manage', subject: 'all' }]
  const rules = Object.entries(matrix).flatMap<Rules[number]>(([subject, abilities]) =>
    mayAll(abilities)
      ? { action: 'manage', subject }
      : rights.filter((right) => abilities[right]).map((right) => ({ action: actions[right], subject })),
  )
  return [...rules, { action: 'read', subject: 'Auth' }]
}
