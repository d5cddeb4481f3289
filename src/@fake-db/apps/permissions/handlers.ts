import { implement } from '@fake-db/kit/implement'
import { badRequest, created, ok } from '@fake-db/kit/reply'
import { id, parseBody, within } from '@fake-db/kit/request'
import { createTable, nextId } from '@fake-db/kit/table'
import { createAccessHistory } from '@fake-db/shell/roles/accessHistory'
import { permissionsApi } from '@/redux/apps/permissions/contract'
import type { Permission } from '@/redux/apps/permissions/schema'
import { newPermissionSchema, permissionChangeSchema, permissionIdSchema } from '@/redux/apps/permissions/schema'
import { createdDateOf, listPermissions, rejectDuplicateName } from './rules'
import { seedPermissions } from './seed'

export const createHandlers = implement(permissionsApi, (env) => {
  const permissions = createTable<Permission>(
    env,
    'apps/permissions/permissions',
    seedPermissions(env.now()),
    'permission',
  )
  const history = env.shared(createAccessHistory)

  return {
    list: ({ query }) => ok(listPermissions(permissions.rows(), query)),

    add({ body, askedBy }) {
      const given = parseBody(newPermissionSchema, within(body, 'permission'))
      rejectDuplicateName(permissions.rows(), given.name)
      const permission: Permission = {
        ...given,
        id: nextId(permissions.rows()),
        assignedTo: ['administrator'],
        createdDate: createdDateOf(env.now()),
      }
      permissions.insert([permission], 0)
      history.record(askedBy, { deed: 'permissionAdded', subject: permission.name })
      return created({ permission })
    },

    update({ body, askedBy }) {
      const change = parseBody(permissionChangeSchema, body)
      const before = permissions.get(change.id).name
      rejectDuplicateName(permissions.rows(), change.name, change.id)
      const permission = permissions.update(change.id, change)
      if (permission.name !== before) {
        history.record(askedBy, { deed: 'permissionRenamed', subject: permission.name, before })
      }
      return created({ permission })
    },

    remove({ query, askedBy }) {
      const permission = permissions.get(id(query.id))
      if (permission.isCore) throw badRequest('The product itself asks for this permission. It cannot be deleted.')
      permissions.remove([permission.id])
      history.record(askedBy, { deed: 'permissionDeleted', subject: permission.name })
      return ok({})
    },

    restore({ body, askedBy }) {
      const { id: permissionId } = parseBody(permissionIdSchema, body)
      permissions.restore([permissionId])
      const permission = permissions.get(permissionId)
      history.record(askedBy, { deed: 'permissionRestored', subject: permission.name })
      return ok({ permission })
    },
  }
})
