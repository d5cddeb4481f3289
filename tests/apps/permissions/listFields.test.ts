import { describe } from 'vitest'
import { operations } from '@/redux/apps/permissions/operations'
import { permissionSchema } from '@/redux/apps/permissions/schema'
import { permissionFields } from '@/views/apps/permissions/fields'
import { testListFields } from '../../support/listFields'

describe('the list of permissions', () =>
  testListFields(permissionFields, operations.calls.list.query, permissionSchema, ['id', 'isCore']))
