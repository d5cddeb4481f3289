import { defineOperations } from '@core/api/operations'
import { permissionsApi } from './contract'
import { permissionSchema } from './schema'

const unknownPermission = { 404: 'Permission not found.' }
const taken = 'The name is empty or already in use (case-insensitive).'

export const operations = defineOperations(permissionsApi, {
  key: 'apps/permissions',
  title: 'Permissions',
  description:
    'Named permissions of the roles. Dates are texts in the time zone of the user, such as `24 Sep 2021, 5:45 PM`.',
  schemas: { Permission: permissionSchema },
  calls: {
    list: {
      summary: 'Lists a page of permissions, and all permissions',
      errors: { 400: 'A parameter is invalid, such as `page=0`.' },
      example: { query: { assignedTo: ['support'] } },
    },
    add: {
      summary: 'Adds a permission',
      description: 'It is listed first and belongs to administrators only.',
      status: 201,
      errors: { 400: taken },
      example: { body: { permission: { name: 'Export Reports' } } },
    },
    update: {
      summary: 'Renames a permission',
      status: 201,
      errors: { 400: taken, ...unknownPermission },
      example: { body: { id: 7, name: 'View Only' } },
    },
    give: {
      summary: 'Updates the access and roles of a permission',
      description:
        'Roles gain or lose this access immediately, except for access granted by another permission. Administrators have every permission. Callers can’t grant or remove access they don’t have, or change their own role (403).',
      errors: { 400: 'The role doesn’t exist.', ...unknownPermission },
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
      description: 'It is removed from all roles.',
      errors: { 400: 'The permission is a core permission.', ...unknownPermission },
      example: { query: { id: 9 } },
    },
    restore: {
      summary: 'Restores a deleted permission',
      description: 'It is assigned to its roles again.',
      errors: { 404: 'Deleted permission not found.' },
      example: async (api) => {
        await api.call(permissionsApi.remove, { query: { id: 9 } })
        return { body: { id: 9 } }
      },
    },
  },
})
