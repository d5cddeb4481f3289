import type { AnswerOf, QueryOf } from '@core/api/endpoint'
import { del, get, post } from '@core/api/endpoint'
import { filterParameter, idParameter, pageParameters, sortParameters } from '@core/api/parameters'
import { rowIdSchema, z } from '@core/schema'
import { accessChangeSchema } from '@/redux/shell/roles/schema'
import { assignmentSchema, newRoleSchema, roleCardSchema, roleChangeSchema, roleHolderSchema } from './schema'

const oneRole = z.object({ role: roleCardSchema })

/** Additions; see docs/api.md. */
export const rolesApi = {
  list: get('/apps/roles/data').returns(z.object({ roles: z.array(roleCardSchema) })),
  users: get('/apps/roles/users')
    .query(
      z.object({
        ...pageParameters('full name and email'),
        ...sortParameters(roleHolderSchema, 'fullName'),
        role: filterParameter(['role keys']),
      }),
    )
    .returns(z.object({ users: z.array(roleHolderSchema), total: z.int() })),
  add: post('/apps/roles/add-role')
    .body(z.object({ role: newRoleSchema }))
    .returns(oneRole),
  update: post('/apps/roles/update-role').needs('update').body(roleChangeSchema).returns(oneRole),
  remove: del('/apps/roles/delete')
    .query(
      z.object({
        id: idParameter,
        reassignTo: z.optional(idParameter.check(z.describe('Id of the new role for its users.'))),
      }),
    )
    .returns(),
  restore: post('/apps/roles/restore-role').needs('delete').body(rowIdSchema).returns(oneRole),
  history: get('/apps/roles/history').returns(z.object({ changes: z.array(accessChangeSchema) })),
  assign: post('/apps/roles/assign-users')
    .needs('update')
    .body(assignmentSchema)
    .returns(z.object({ users: z.array(roleHolderSchema) })),
}

export type RoleHolderQuery = QueryOf<typeof rolesApi.users>

export type RoleHolderList = AnswerOf<typeof rolesApi.users>
