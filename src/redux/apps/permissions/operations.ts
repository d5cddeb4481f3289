import { defineOperations, filterParameter, idParameter, nothing, pageParameters } from '@core/api/operations'
import { rowIdSchema, z } from '@core/schema'
import { roleKeys } from '@/redux/shell/roles/shipped'
import { permissionsApi } from './contract'
import { newPermissionSchema, permissionChangeSchema, permissionGivingSchema, permissionSchema } from './schema'

const unknownPermission = { 404: 'No permission has the id.' }
const taken = 'The name is empty or already in use, without regard to case.'
const onePermission = z.object({ permission: permissionSchema })

export const operations = defineOperations(permissionsApi, {
  key: 'apps/permissions',
  title: 'Permissions',
  description: 'What the roles are allowed, by name.',
  schemas: { Permission: permissionSchema },
  calls: {
    list: {
      summary: 'Lists a page of permissions, and all of them',
      query: z.object({
        ...pageParameters('name and date'),
        assignedTo: filterParameter([...roleKeys, 'the key of one made later']),
      }),
      answer: z.object({
        params: z.record(z.string(), z.unknown()).check(z.describe('The parameters that were sent.')),
        allData: z.array(permissionSchema),
        total: z.int(),
        permissions: z.array(permissionSchema),
      }),
      errors: { 400: 'A parameter cannot be used, such as `page=0`.' },
      example: { query: { assignedTo: ['support'] } },
    },
    add: {
      summary: 'Adds a permission',
      description: 'It stands on top and belongs to administrators only.',
      status: 201,
      body: z.object({ permission: newPermissionSchema }),
      answer: onePermission,
      errors: { 400: taken },
      example: { body: { permission: { name: 'Export Reports' } } },
    },
    update: {
      summary: 'Renames a permission',
      status: 201,
      body: permissionChangeSchema,
      answer: onePermission,
      errors: { 400: taken, ...unknownPermission },
      example: { body: { id: 7, name: 'View Only' } },
    },
    give: {
      summary: 'Says what a permission allows, and gives it to roles',
      description:
        'The matrix of a role that gets it has those rights from then on. A role that loses it loses them too, but for those that another of its permissions allows. Administrators have every permission. As with a change of a role, nobody gives or takes away what they may not do themselves, or changes their own role (403).',
      body: permissionGivingSchema,
      answer: onePermission,
      errors: { 400: 'There is no such role.', ...unknownPermission },
      example: {
        body: {
          id: 8,
          allows: { area: 'Invoice', read: true, write: true, create: false, delete: false },
          assignedTo: ['manager', 'support'],
        },
      },
    },
    remove: {
      summary: 'Deletes a permission',
      description: 'It is taken away from the roles that have it.',
      query: z.object({ id: idParameter }),
      answer: nothing,
      errors: { 400: 'It is a core permission.', ...unknownPermission },
      example: { query: { id: 9 } },
    },
    restore: {
      summary: 'Brings a deleted permission back',
      description: 'The roles have it again.',
      body: rowIdSchema,
      answer: onePermission,
      errors: { 404: 'No deleted permission has the id.' },
      example: async (api) => {
        await api.call(permissionsApi.remove, { query: { id: 9 } })
        return { body: { id: 9 } }
      },
    },
  },
})
