import { describe } from 'vitest'
import { userApi } from '@/redux/apps/user/contract'
import { userFields } from '@/views/apps/user/list/fields'
import { testListFields } from '../../support/listFields'

describe('the list of users', () =>
  testListFields(userFields, userApi.list, ['id', 'avatar', 'avatarColor', 'invitedAt']))
