import { implement } from '@fake-db/kit/implement'
import { badRequest, created, ok } from '@fake-db/kit/reply'
import { id, parseBody, within } from '@fake-db/kit/request'
import { createTable, nextId } from '@fake-db/kit/table'
import { permissionsApi } from '@/redux/apps/permissions/contract'
import type { Permission } from '@/redux/apps/permissions/schema'
import { newPermissionSchema, permissionChangeSchema, permissionIdSchema } from '@/redux/apps/permissions/schema'
import { createdDateOf, listPermissions, refuseTakenName } from './rules'
import { seedPermissions } from './seed'

export const createHandlers = implement(permissionsApi, (env) => {
  const permissions = createTable<Permission>(seedPermissions(env.now()), 'permission')

  return {
    list: ({ query }) => ok(listPermissions(permissions.rows(), query)),

    add({ body }) {
      const given = parseBody(newPermissionSchema, within(body, 'permission'))
      refuseTakenName(permissions.rows(), given.name)
      const permission: Permission = {
        ...given,
        id: nextId(permissions.rows()),
        assignedTo: ['administrator'],
        createdDate: createdDateOf(env.now()),
      }
      permissions.insert([permission], 0)
      return created({ permission })
    },

    update({ body }) {
      const change = parseBody(permissionChangeSchema, body)
      permissions.get(change.id)
      refuseTakenName(permissions.rows(), change.name, change.id)
      return created({ permission: permissions.update(change.id, change) })
    },

    remove({ query }) {
      const permission = permissions.get(id(query.id))
      if (permission.isCore) throw badRequest('The product itself asks for this permission. It cannot be deleted.')
      permissions.remove([permission.id])
      return ok({})
    },

    restore({ body }) {
      const { id: permissionId } = parseBody(permissionIdSchema, body)
      permissions.restore([permissionId])
      return ok({ permission: permissions.get(permissionId) })
    },
  }
})
