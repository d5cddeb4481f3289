import {
  defineOperations,
  filterParameter,
  idParameter,
  nothing,
  pageParameters,
  sortParameters,
} from '@core/api/operations'
import { rowIdSchema, z } from '@core/schema'
import { accessChangeSchema } from '@/redux/shell/roles/schema'
import { rolesApi } from './contract'
import { assignmentSchema, newRoleSchema, roleCardSchema, roleChangeSchema, roleHolderSchema } from './schema'

const unknownRole = { 404: 'No role has the id.' }
const oneRole = z.object({ role: roleCardSchema })

export const operations = defineOperations(rolesApi, {
  key: 'apps/roles',
  title: 'Roles',
  description: 'What people may do, by role and area, and who holds which role. Administrators may do everything.',
  schemas: { Role: roleCardSchema, RoleHolder: roleHolderSchema, AccessChange: accessChangeSchema },
  calls: {
    list: { summary: 'Lists the roles', answer: z.object({ roles: z.array(roleCardSchema) }), example: {} },
    users: {
      summary: 'Lists a page of users with their roles',
      query: z.object({
        ...pageParameters('full name and email'),
        ...sortParameters(roleHolderSchema, 'fullName'),
        role: filterParameter(['the keys of roles']),
      }),
      answer: z.object({ users: z.array(roleHolderSchema), total: z.int() }),
      errors: { 400: 'A parameter cannot be used, such as `page=0` or an unknown `sortColumn`.' },
      example: { query: { role: ['manager'] } },
    },
    add: {
      summary: 'Adds a role',
      description: 'Areas that are not sent are closed to it.',
      status: 201,
      body: z.object({ role: newRoleSchema }),
      answer: oneRole,
      errors: { 400: 'A field cannot be used, or the name is already in use.' },
      example: {
        body: {
          role: { name: 'Auditor', matrix: { Invoice: { read: true, write: false, create: false, delete: false } } },
        },
      },
    },
    update: {
      summary: 'Changes a role',
      description: 'Areas that are not sent stay as they are. The key never changes.',
      body: roleChangeSchema,
      answer: oneRole,
      errors: {
        400: 'A field cannot be used, the name is already in use, or it is the matrix of administrators.',
        ...unknownRole,
      },
      example: { body: { id: 4, name: 'Help desk' } },
    },
    remove: {
      summary: 'Deletes a role',
      query: z.object({
        id: idParameter,
        reassignTo: z.optional(idParameter.check(z.describe('Id of the role that those who hold it are given.'))),
      }),
      answer: nothing,
      errors: { 400: 'The role comes with the product, or it is in use and `reassignTo` is missing.', ...unknownRole },
      example: async (api) => {
        const { role } = await api.call(rolesApi.add, { body: { role: { name: 'Auditor' } } })
        return { query: { id: role.id } }
      },
    },
    restore: {
      summary: 'Brings a deleted role back, with those who held it',
      body: rowIdSchema,
      answer: oneRole,
      errors: { 404: 'No deleted role has the id.' },
      example: async (api) => {
        const { role } = await api.call(rolesApi.add, { body: { role: { name: 'Auditor' } } })
        await api.call(rolesApi.remove, { query: { id: role.id } })
        return { body: { id: role.id } }
      },
    },
    history: {
      summary: 'Tells who changed roles and permissions, newest first',
      answer: z.object({ changes: z.array(accessChangeSchema) }),
      example: {},
    },
    assign: {
      summary: 'Gives users a role',
      body: assignmentSchema,
      answer: z.object({ users: z.array(roleHolderSchema) }),
      errors: {
        400: 'A field cannot be used, or nobody would be left to administer.',
        404: 'No user, or no role, has the id. Nothing is changed.',
      },
      example: { body: { userIds: [7, 8], roleId: 2 } },
    },
  },
})
