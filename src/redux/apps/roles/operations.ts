import { defineOperations } from '@core/api/operations'
import { accessChangeSchema } from '@/redux/shell/roles/schema'
import { rolesApi } from './contract'
import { roleCardSchema, roleHolderSchema } from './schema'

const unknownRole = { 404: 'Role not found.' }

export const operations = defineOperations(rolesApi, {
  key: 'apps/roles',
  title: 'Roles',
  description: 'Roles, their permissions by area, and their users. Administrators can do everything.',
  schemas: { Role: roleCardSchema, RoleHolder: roleHolderSchema, AccessChange: accessChangeSchema },
  calls: {
    list: { summary: 'Lists the roles', example: {} },
    users: {
      summary: 'Lists a page of users with their roles',
      errors: { 400: 'A parameter is invalid, such as `page=0` or an unknown `sortColumn`.' },
      example: { query: { role: ['manager'] } },
    },
    add: {
      summary: 'Adds a role',
      description: 'Areas that aren’t sent grant no access.',
      status: 201,
      errors: { 400: 'A field is invalid, or the name is already in use.' },
      example: {
        body: {
          role: { name: 'Auditor', matrix: { Invoice: { read: true, write: false, create: false, delete: false } } },
        },
      },
    },
    update: {
      summary: 'Updates a role',
      description: 'Areas that aren’t sent stay unchanged. The key never changes.',
      errors: {
        400: 'A field is invalid, the name is already in use, or the permissions of administrators were sent.',
        ...unknownRole,
      },
      example: { body: { id: 4, name: 'Help desk' } },
    },
    remove: {
      summary: 'Deletes a role',
      errors: { 400: 'The role is built in, or it has users and `reassignTo` is missing.', ...unknownRole },
      example: async (api) => {
        const { role } = await api.call(rolesApi.add, { body: { role: { name: 'Auditor' } } })
        return { query: { id: role.id } }
      },
    },
    restore: {
      summary: 'Restores a deleted role and its users',
      errors: { 404: 'Deleted role not found.' },
      example: async (api) => {
        const { role } = await api.call(rolesApi.add, { body: { role: { name: 'Auditor' } } })
        await api.call(rolesApi.remove, { query: { id: role.id } })
        return { body: { id: role.id } }
      },
    },
    history: { summary: 'Lists changes to roles and permissions, newest first', example: {} },
    assign: {
      summary: 'Assigns a role to users',
      errors: {
        400: 'A field is invalid, or no administrator would be left.',
        404: 'User or role not found. Nothing is changed.',
      },
      example: { body: { userIds: [7, 8], roleId: 2 } },
    },
  },
})
