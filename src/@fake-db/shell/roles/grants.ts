import type { Role } from '@/redux/shell/roles/schema'
import type { RoleKey } from '@/redux/shell/roles/shipped'
import type { Env } from '@fake-db/kit/env'
import { notFound } from '@fake-db/kit/reply'
import { createMap, createTable } from '@fake-db/kit/table'
import { seedRoles } from './seed'

/** Roles of the demo accounts, so that login needs no users table. */
const demoRoles = [
  [1, 'administrator'],
  [2, 'restricted-user'],
] as const satisfies readonly (readonly [userId: number, RoleKey])[]

/** Roles, and role assignments that differ from the sample rows. Knows users only by id. */
export function createGrants(env: Env) {
  const roles = createTable<Role>(env, 'shell/roles/roles', seedRoles, 'role')
  /** Successor of each deleted role. */
  const heirs = createMap<number, number>(env, 'shell/roles/heirs')

  function withKey(key: string): Role {
    const role = roles.rows().find((candidate) => candidate.key === key)
    if (!role) throw notFound('role')
    return role
  }

  const given = env.cell<ReadonlyMap<number, number>>(
    'shell/roles/given',
    new Map(demoRoles.map(([userId, key]) => [userId, withKey(key).id])),
  )

  return {
    roles,
    heirs,
    given,
    withKey,
    /** Returns the assigned role, or the successor of a deleted role. */
    givenTo(userId: number): Role | undefined {
      const find = (roleId: number | undefined) => roles.rows().find(({ id }) => id === roleId)
      let id = given.value.get(userId)
      while (id !== undefined && !find(id)) id = heirs.get(id)
      return find(id)
    },
  }
}
