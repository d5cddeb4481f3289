import type { Role } from '@/redux/shell/roles/schema'
import type { RoleKey } from '@/redux/shell/roles/shipped'
import type { Env } from '@fake-db/kit/env'
import { notFound } from '@fake-db/kit/reply'
import { createMap, createTable } from '@fake-db/kit/table'
import { seedRoles } from './seed'

/** What the demo accounts' users hold, so that signing in needs no list of users. */
const demoRoles = [
  [1, 'administrator'],
  [2, 'restricted-user'],
] as const satisfies readonly (readonly [userId: number, RoleKey])[]

/** The roles, and who was given another one than the sample rows say: `env.shared(createGrants)`. Knows no user but by id. */
export function createGrants(env: Env) {
  const roles = createTable<Role>(env, 'shell/roles/roles', seedRoles, 'role')
  /** Whose holders a deleted role's holders are as long as it is gone. */
  const heirs = createMap<number, number>(env, 'shell/roles/heirs')

  function withKey(key: string): Role {
    const role = roles.rows().find((candidate) => candidate.key === key)
    if (!role) throw notFound('role')
    return role
  }

  /** Roles' ids by users' ids. */
  const given = env.cell<ReadonlyMap<number, number>>(
    'shell/roles/given',
    new Map(demoRoles.map(([userId, key]) => [userId, withKey(key).id])),
  )

  return {
    roles,
    heirs,
    given,
    withKey,
    /** The role that a user was given, or the one that took its place. */
    givenTo(userId: number): Role | undefined {
      const find = (roleId: number | undefined) => roles.rows().find(({ id }) => id === roleId)
      let id = given.value.get(userId)
      while (id !== undefined && !find(id)) id = heirs.get(id)
      return find(id)
    },
  }
}
