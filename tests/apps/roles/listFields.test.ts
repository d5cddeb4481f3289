import { describe } from 'vitest'
import { rolesApi } from '@/redux/apps/roles/contract'
import { roleHolderSchema } from '@/redux/apps/roles/schema'
import { holderFields } from '@/views/apps/roles/people/fields'
import { testListFields } from '../../support/listFields'

describe('the list of who has a role', () =>
  testListFields(holderFields, rolesApi.users, roleHolderSchema, ['id', 'avatar', 'avatarColor', 'email']))
