import { implement } from '@fake-db/kit/implement'
import { badRequest, created, ok } from '@fake-db/kit/reply'
import { id, text } from '@fake-db/kit/request'
import { createAccessHistory } from '@fake-db/shell/roles/accessHistory'
import { createGiving } from '@fake-db/shell/roles/giving'
import { createLimits } from '@fake-db/shell/roles/limits'
import { createRoles } from '@fake-db/shell/roles/roles'
import { closedMatrix } from '@fake-db/shell/roles/seed'
import { rolesApi } from '@/redux/apps/roles/contract'
import type { Role } from '@/redux/shell/roles/schema'
import { freeKey, listHolders, rejectDuplicateName, toCard, toHolder } from './rules'

export const handlers = implement(rolesApi, (env) => {
  const { roles, users, roleOf, holdersOf, remove } = env.shared(createRoles)
  const { isOwnRole, refuseOwnRole, refuseMore } = env.shared(createLimits)
  const give = env.shared(createGiving)
  const history = env.shared(createAccessHistory)
  const cardOf = (role: Role, askedBy: number | null) => toCard(role, holdersOf(role.id), isOwnRole(askedBy, role.id))

  return {
    list: ({ askedBy }) => ok({ roles: roles.rows().map((role) => cardOf(role, askedBy)) }),

    users({ query }) {
      const holders = users().map((user) => toHolder(user, roleOf(user)))
      return ok(listHolders(holders, query))
    },

    add({ body, askedBy }) {
      const { name, matrix: given } = body.role
      const matrix = { ...closedMatrix, ...given }
      rejectDuplicateName(roles.rows(), name)
      refuseMore(askedBy, matrix)
      const role: Role = {
        id: roles.nextId(),
        key: freeKey(roles.rows(), name),
        name,
        isBuiltIn: false,
        matrix,
      }
      roles.insert([role])
      history.record(askedBy, { deed: 'roleAdded', subject: name })
      return created({ role: cardOf(role, askedBy) })
    },

    update({ body: { id: roleId, name, matrix }, askedBy }) {
      const role = roles.get(roleId)
      rejectDuplicateName(roles.rows(), name, roleId)
      if (matrix && role.key === 'administrator') {
        throw badRequest('Administrators have every permission, so no one gets locked out.')
      }
      const changed = matrix && { ...role.matrix, ...matrix }
      if (changed) {
        refuseOwnRole(askedBy, roleId)
        refuseMore(askedBy, changed)
      }
      const updated = roles.update(roleId, { name, matrix: changed })
      if (updated.name !== role.name) {
        history.record(askedBy, { deed: 'roleRenamed', subject: updated.name, before: role.name })
      }
      if (changed) history.record(askedBy, { deed: 'roleChanged', subject: updated.name })
      return ok({ role: cardOf(updated, askedBy) })
    },

    remove({ query, askedBy }) {
      const heirId = text(query.reassignTo) === '' ? null : id(query.reassignTo)
      const { name } = roles.get(id(query.id))
      refuseOwnRole(askedBy, id(query.id))
      if (heirId !== null) refuseMore(askedBy, roles.get(heirId).matrix)
      remove(id(query.id), heirId)
      history.record(askedBy, { deed: 'roleDeleted', subject: name })
      return ok({})
    },

    restore({ body: { id: roleId }, askedBy }) {
      roles.restore([roleId])
      const role = roles.get(roleId)
      history.record(askedBy, { deed: 'roleRestored', subject: role.name })
      return ok({ role: cardOf(role, askedBy) })
    },

    history: () => ok({ changes: history.newestFirst() }),

    assign({ body: { userIds, roleId }, askedBy }) {
      const holders = give(askedBy, userIds, roles.get(roleId))
      return ok({ users: holders.map((user) => toHolder(user, roleOf(user))) })
    },
  }
})
