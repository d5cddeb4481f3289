import { describe } from 'vitest'
import { rolesApi } from '@/redux/apps/roles/contract'
import { holderFields } from '@/views/apps/roles/people/fields'
import { testListFields } from '../../support/listFields'

describe('the list of who has a role', () =>
  testListFields(holderFields, rolesApi.users, ['id', 'avatar', 'avatarColor', 'email']))
