import type { Role } from '@/redux/shell/roles/schema'
import type { Env } from '@fake-db/kit/env'
import type { UserRow } from '@fake-db/shell/people/seedUsers'
import { createAccessHistory } from './accessHistory'
import { createLimits } from './limits'
import { createRoles } from './roles'

/**
 * Makes what gives people a role, be it asked for where roles or where users are looked after.
 * @returns the users' rows; it throws a HttpError, and changes nothing, where whoever asks may not
 */
export function createGiving(env: Env) {
  const { assign } = env.shared(createRoles)
  const { refuseSelf, refuseMore } = env.shared(createLimits)
  const history = env.shared(createAccessHistory)

  return (askedBy: number | null, userIds: readonly number[], role: Role): UserRow[] => {
    refuseSelf(askedBy, userIds)
    refuseMore(askedBy, role.matrix)
    const holders = assign(userIds, role.id)
    history.record(askedBy, { deed: 'roleGiven', subject: role.name, count: holders.length })
    return holders
  }
}
