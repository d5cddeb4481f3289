import { describe } from 'vitest'
import { userApi } from '@/redux/apps/user/contract'
import { userSchema } from '@/redux/apps/user/schema'
import { userFields } from '@/views/apps/user/list/fields'
import { testListFields } from '../../support/listFields'

describe('the list of users', () =>
  testListFields(userFields, userApi.list, userSchema, ['id', 'avatar', 'avatarColor', 'invitedAt']))
