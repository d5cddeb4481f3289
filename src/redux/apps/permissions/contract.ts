import type { AnswerOf, QueryOf } from '@core/api/endpoint'
import { del, get, post } from '@core/api/endpoint'
import { filterParameter, idParameter, pageParameters } from '@core/api/parameters'
import { rowIdSchema, z } from '@core/schema'
import { roleKeys } from '@/redux/shell/roles/shipped'
import { newPermissionSchema, permissionChangeSchema, permissionGivingSchema, permissionSchema } from './schema'

const onePermission = z.object({ permission: permissionSchema })

/** Below the line: additions; see docs/api.md. */
export const permissionsApi = {
  list: get('/apps/permissions/data')
    .query(
      z.object({
        ...pageParameters('name and date'),
        assignedTo: filterParameter([...roleKeys, 'the key of a custom role']),
      }),
    )
    .returns(
      z.object({
        params: z.record(z.string(), z.unknown()).check(z.describe('The request’s parameters.')),
        allData: z.array(permissionSchema),
        total: z.int(),
        permissions: z.array(permissionSchema),
      }),
    ),
  add: post('/apps/permissions/add-permission')
    .body(z.object({ permission: newPermissionSchema }))
    .returns(onePermission),
  update: post('/apps/permissions/update-permission')
    .needs('update')
    .body(permissionChangeSchema)
    .returns(onePermission),
  remove: del('/apps/permissions/delete')
    .query(z.object({ id: idParameter }))
    .returns(),
  // ---
  give: post('/apps/permissions/give-permission').needs('update').body(permissionGivingSchema).returns(onePermission),
  restore: post('/apps/permissions/restore-permission').needs('delete').body(rowIdSchema).returns(onePermission),
}

export type PermissionListQuery = QueryOf<typeof permissionsApi.list>

export type PermissionList = AnswerOf<typeof permissionsApi.list>
