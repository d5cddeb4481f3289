import { implement } from '@fake-db/kit/implement'
import { badRequest, created, ok } from '@fake-db/kit/reply'
import { id } from '@fake-db/kit/request'
import { createTable } from '@fake-db/kit/table'
import { createAccessHistory } from '@fake-db/shell/roles/accessHistory'
import { createGrants } from '@fake-db/shell/roles/grants'
import { createLimits } from '@fake-db/shell/roles/limits'
import { permissionsApi } from '@/redux/apps/permissions/contract'
import type { Permission } from '@/redux/apps/permissions/schema'
import { createdDateOf, hasPermission, listPermissions, matrixWith, rejectDuplicateName, toAllowed } from './rules'
import { seedPermissions } from './seed'

export const handlers = implement(permissionsApi, (env) => {
  const permissions = createTable<Permission>(
    env,
    'apps/permissions/permissions',
    seedPermissions(env.now()),
    'permission',
  )
  const history = env.shared(createAccessHistory)
  const { roles } = env.shared(createGrants)
  const { refuseOwnRole, refuseMore } = env.shared(createLimits)

  function answerOf(permission: Permission): Permission {
    const holders = roles.rows().filter((role) => hasPermission(role, permission))
    return { ...permission, assignedTo: holders.map(({ key }) => key) }
  }

  /** Updates role matrices, all or none. `before` or `after` is null for a new or deleted permission. */
  function follow(askedBy: number | null, before: Permission | null, after: Permission | null) {
    const others = permissions.rows().filter(({ id: otherId }) => otherId !== (before ?? after)?.id)
    const changes = roles.rows().flatMap((role) => {
      if (role.key === 'administrator') return []
      const lost = before && hasPermission(role, before) ? before.allows : undefined
      const granted = others.filter((other) => hasPermission(role, other)).map(({ allows }) => allows)
      const gained = after?.assignedTo.includes(role.key) ? after.allows : undefined
      const matrix = matrixWith(role.matrix, lost, [...granted, gained])
      return JSON.stringify(matrix) === JSON.stringify(role.matrix) ? [] : [{ role, matrix }]
    })
    for (const { role, matrix } of changes) {
      refuseOwnRole(askedBy, role.id)
      // Users cannot revoke rights that they could not grant.
      refuseMore(askedBy, role.matrix)
      refuseMore(askedBy, matrix)
    }
    for (const { role, matrix } of changes) {
      roles.update(role.id, { matrix })
      history.record(askedBy, { deed: 'roleChanged', subject: role.name })
    }
  }

  return {
    list: ({ query }) => ok(listPermissions(permissions.rows().map(answerOf), query)),

    add({ body, askedBy }) {
      const given = body.permission
      rejectDuplicateName(permissions.rows(), given.name)
      const permission: Permission = {
        ...given,
        id: permissions.nextId(),
        assignedTo: ['administrator'],
        createdDate: createdDateOf(env.now()),
      }
      permissions.insert([permission], 0)
      history.record(askedBy, { deed: 'permissionAdded', subject: permission.name })
      return created({ permission })
    },

    update({ body: change, askedBy }) {
      const before = permissions.get(change.id).name
      rejectDuplicateName(permissions.rows(), change.name, change.id)
      const permission = permissions.update(change.id, change)
      if (permission.name !== before) {
        history.record(askedBy, { deed: 'permissionRenamed', subject: permission.name, before })
      }
      return created({ permission: answerOf(permission) })
    },

    give({ body: { id: permissionId, ...given }, askedBy }) {
      const before = permissions.get(permissionId)
      const known = new Set(roles.rows().map(({ key }) => key))
      if (!given.assignedTo.every((key) => known.has(key))) throw badRequest({ assignedTo: 'choice' })
      const change = { allows: toAllowed(given.allows), assignedTo: ['administrator', ...given.assignedTo] }
      follow(askedBy, before, { ...before, ...change })
      return ok({ permission: answerOf(permissions.update(permissionId, change)) })
    },

    remove({ query, askedBy }) {
      const permission = permissions.get(id(query.id))
      if (permission.isCore) throw badRequest('Core permissions can’t be deleted.')
      const { assignedTo } = answerOf(permission)
      follow(askedBy, permission, null)
      // `restore` returns the permission to its current roles.
      permissions.update(permission.id, { assignedTo })
      permissions.remove([permission.id])
      history.record(askedBy, { deed: 'permissionDeleted', subject: permission.name })
      return ok({})
    },

    restore({ body: { id: permissionId }, askedBy }) {
      permissions.restore([permissionId])
      const permission = permissions.get(permissionId)
      try {
        follow(askedBy, null, permission)
      } catch (refusal) {
        permissions.remove([permissionId])
        throw refusal
      }
      history.record(askedBy, { deed: 'permissionRestored', subject: permission.name })
      return ok({ permission: answerOf(permission) })
    },
  }
})
