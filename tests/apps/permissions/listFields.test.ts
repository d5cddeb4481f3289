import { describe } from 'vitest'
import { permissionsApi } from '@/redux/apps/permissions/contract'
import { permissionFields } from '@/views/apps/permissions/fields'
import { testListFields } from '../../support/listFields'

describe('the list of permissions', () => testListFields(permissionFields, permissionsApi.list, ['id', 'isCore']))
