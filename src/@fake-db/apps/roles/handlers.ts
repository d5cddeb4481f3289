import { implement } from '@fake-db/kit/implement'
import { badRequest, created, ok } from '@fake-db/kit/reply'
import { id, parseBody, text, within } from '@fake-db/kit/request'
import { withChange } from '@fake-db/kit/table'
import { createRoles } from '@fake-db/shell/roles/roles'
import { closed } from '@fake-db/shell/roles/seed'
import { rolesApi } from '@/redux/apps/roles/contract'
import { assignmentSchema, newRoleSchema, roleChangeSchema, roleIdSchema } from '@/redux/apps/roles/schema'
import type { Role } from '@/redux/shell/roles/schema'
import { createLimits } from './limits'
import { freeKey, listHolders, refuseTakenName, toCard, toHolder } from './rules'

export const createHandlers = implement(rolesApi, (env) => {
  const { roles, users, freeId, roleOf, holdersOf, assign, remove } = env.shared(createRoles)
  const { isOwnRole, refuseOwnRole, refuseSelf, refuseMore } = createLimits(env)
  const cardOf = (role: Role, askedBy: number | null) => toCard(role, holdersOf(role.id), isOwnRole(askedBy, role.id))

  return {
    list: ({ askedBy }) => ok({ roles: roles.rows().map((role) => cardOf(role, askedBy)) }),

    users({ query }) {
      const holders = users().map((user) => toHolder(user, roleOf(user)))
      return ok(listHolders(holders, query))
    },

    add({ body, askedBy }) {
      const { name, matrix: given } = parseBody(newRoleSchema, within(body, 'role'))
      const matrix = withChange(closed, given ?? {})
      refuseTakenName(roles.rows(), name)
      refuseMore(askedBy, matrix)
      const role: Role = {
        id: freeId(),
        key: freeKey(roles.rows(), name),
        name,
        isBuiltIn: false,
        matrix,
      }
      roles.insert([role])
      return created({ role: cardOf(role, askedBy) })
    },

    update({ body, askedBy }) {
      const { id: roleId, name, matrix } = parseBody(roleChangeSchema, body)
      const role = roles.get(roleId)
      refuseTakenName(roles.rows(), name, roleId)
      if (matrix && role.key === 'administrator') {
        throw badRequest({ matrix: 'Administrators may do everything, so that nobody is shut out.' })
      }
      const changed = matrix && withChange(role.matrix, matrix)
      if (changed) {
        refuseOwnRole(askedBy, roleId)
        refuseMore(askedBy, changed)
      }
      return ok({ role: cardOf(roles.update(roleId, { name, matrix: changed }), askedBy) })
    },

    remove({ query, askedBy }) {
      const heirId = text(query.reassignTo) === '' ? null : id(query.reassignTo)
      refuseOwnRole(askedBy, id(query.id))
      if (heirId !== null) refuseMore(askedBy, roles.get(heirId).matrix)
      remove(id(query.id), heirId)
      return ok({})
    },

    restore({ body, askedBy }) {
      const { id: roleId } = parseBody(roleIdSchema, body)
      roles.restore([roleId])
      return ok({ role: cardOf(roles.get(roleId), askedBy) })
    },

    assign({ body, askedBy }) {
      const { userIds, roleId } = parseBody(assignmentSchema, body)
      refuseSelf(askedBy, userIds)
      refuseMore(askedBy, roles.get(roleId).matrix)
      return ok({ users: assign(userIds, roleId).map((user) => toHolder(user, roleOf(user))) })
    },
  }
})
