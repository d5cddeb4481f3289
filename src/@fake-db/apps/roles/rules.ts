import { columnsOf, listQuery } from '@fake-db/kit/listQuery'
import { badRequest } from '@fake-db/kit/reply'
import type { WireQuery } from '@fake-db/kit/request'
import { anyOf } from '@fake-db/kit/request'
import type { UserRow } from '@fake-db/shell/people/seedUsers'
import type { RoleHolderList, RoleHolderQuery } from '@/redux/apps/roles/contract'
import type { RoleCard, RoleHolder } from '@/redux/apps/roles/schema'
import { roleHolderSchema } from '@/redux/apps/roles/schema'
import type { Role } from '@/redux/shell/roles/schema'
import { userRoleOf } from '@/redux/shell/roles/shipped'

/** Maximum avatars per card. */
const faces = 5

export function toHolder(user: UserRow, role: Role): RoleHolder {
  const { id, fullName, email, company, avatar, avatarColor, status } = user
  return { id, fullName, email, company, avatar, avatarColor, status, role: role.key }
}

export function toCard(role: Role, holders: readonly UserRow[], isOwn: boolean): RoleCard {
  const users = holders
    .slice(0, faces)
    .map(({ id, fullName, avatar, avatarColor }) => ({ id, fullName, avatar, avatarColor }))
  return { ...role, isOwn, userCount: holders.length, users }
}

const columns = columnsOf<RoleHolder>(roleHolderSchema)

export function listHolders(holders: readonly RoleHolder[], query: WireQuery<RoleHolderQuery>): RoleHolderList {
  const isWanted = anyOf(query.role)
  const { rows, total } = listQuery(holders, query, {
    searched: ({ fullName, email }) => [fullName, email],
    columns,
    defaultColumn: 'fullName',
    filter: ({ role }) => isWanted(role),
  })
  return { users: rows, total }
}

/** Names are unique, ignoring case. */
export function rejectDuplicateName(roles: readonly Role[], name: string | undefined, ownId?: number): void {
  const isTaken = roles.some((role) => role.id !== ownId && role.name.toLowerCase() === name?.toLowerCase())
  if (isTaken) throw badRequest({ name: 'taken' })
}

/** Derives a unique key from the name. Also unique among the role names in user requests. */
export function freeKey(roles: readonly Role[], name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['role']
  const base = words.join('-')
  const taken = new Set(roles.flatMap(({ key }) => [key, userRoleOf(key)]))
  let key = base
  for (let number = 2; taken.has(key); number += 1) key = `${base}-${number}`
  return key
}
