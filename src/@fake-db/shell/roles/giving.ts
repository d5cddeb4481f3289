import type { Role } from '@/redux/shell/roles/schema'
import type { Env } from '@fake-db/kit/env'
import type { UserRow } from '@fake-db/shell/people/seedUsers'
import { createAccessHistory } from './accessHistory'
import { createLimits } from './limits'
import { createRoles } from './roles'

/** Creates the function that assigns roles. It throws HttpError before any change if the account lacks rights. */
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
