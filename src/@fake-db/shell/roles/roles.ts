import type { Role } from '@/redux/shell/roles/schema'
import { userRoleOf } from '@/redux/shell/roles/shipped'
import type { Env } from '@fake-db/kit/env'
import { badRequest } from '@fake-db/kit/reply'
import type { UserRow } from '@fake-db/shell/people/seedUsers'
import { createUsers } from '@fake-db/shell/people/users'
import { createGrants } from './grants'

export function createRoles(env: Env) {
  const users = env.shared(createUsers)
  const { roles, given, heirs, givenTo, withKey } = env.shared(createGrants)
  /** Finds a role by its name in user requests. */
  const called = (userRole: string) => roles.rows().find(({ key }) => userRoleOf(key) === userRole)
  /** `role` in a row is only the initial role. */
  const roleOf = ({ id, role }: UserRow): Role => givenTo(id) ?? called(role) ?? withKey('restricted-user')

  function holdersOf(roleId: number): UserRow[] {
    return users.rows().filter((user) => roleOf(user).id === roleId)
  }

  /** @throws HttpError 400 if no other administrator remains */
  function keepAdministrator(userIds: readonly number[]) {
    const isLeft = holdersOf(withKey('administrator').id).some(({ id }) => !userIds.includes(id))
    if (!isLeft) throw badRequest('At least one user must be an administrator.')
  }

  return {
    roles,
    users: users.rows,
    /** Replaces `role` with the current role, as named in user requests. */
    withRole: (user: UserRow): UserRow => ({ ...user, role: userRoleOf(roleOf(user).key) }),
    roleOf,
    holdersOf,
    called,
    keepAdministrator,

    /** Assigns a role. @throws HttpError 404 for an unknown user or role, 400 if no administrator remains */
    assign(userIds: readonly number[], roleId: number): UserRow[] {
      const role = roles.get(roleId)
      const chosen = [...new Set(userIds)].map(users.get)
      if (role.id !== withKey('administrator').id) keepAdministrator(userIds)
      given.value = new Map([...given.value, ...chosen.map(({ id }) => [id, roleId] as const)])
      return chosen
    },

    /** Users move to `heirId` until the role is restored. @throws HttpError 400 for built-in roles or a missing heir */
    remove(roleId: number, heirId: number | null) {
      if (roles.get(roleId).isBuiltIn) throw badRequest('Built-in roles can’t be deleted.')
      if (heirId !== null) roles.get(heirId)
      if (heirId === roleId) throw badRequest({ reassignTo: 'choice' })
      if (heirId === null && holdersOf(roleId).length > 0) {
        throw badRequest({ reassignTo: 'required' })
      }
      if (heirId === null) heirs.delete(roleId)
      else heirs.set(roleId, heirId)
      roles.remove([roleId])
    },
  }
}
