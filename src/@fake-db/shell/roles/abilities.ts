import { areas } from '@/redux/shell/roles/areas'
import type { Abilities, Matrix } from '@/redux/shell/roles/schema'
import { closed } from '@/redux/shell/roles/schema'
import type { UserData } from '@/redux/shell/session/schema'

type Rules = UserData['ability']

const actions = { read: 'read', write: 'update', create: 'create', delete: 'delete' } as const
const names = ['read', 'write', 'create', 'delete'] as const satisfies readonly (keyof Abilities)[]

function mayAll(abilities: Abilities): boolean {
  return names.every((name) => abilities[name])
}

/**
 * The rules that a matrix stands for, in the form that users carry them. Whoever may do everything in an area manages it; what even
 * a visitor may see is always allowed.
 */
export function abilityOf(matrix: Matrix): Rules {
  if (areas.every(({ subject }) => mayAll(matrix[subject] ?? closed))) return [{ action: 'manage', subject: 'all' }]
  const rules = Object.entries(matrix).flatMap<Rules[number]>(([subject, abilities]) =>
    mayAll(abilities)
      ? { action: 'manage', subject }
      : names.filter((name) => abilities[name]).map((name) => ({ action: actions[name], subject })),
  )
  return [...rules, { action: 'read', subject: 'Auth' }]
}
