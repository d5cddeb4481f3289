import { describe } from 'vitest'
import { operations } from '@/redux/apps/user/operations'
import { userSchema } from '@/redux/apps/user/schema'
import { userFields } from '@/views/apps/user/list/fields'
import { testListFields } from '../../support/listFields'

describe('the list of users', () =>
  testListFields(userFields, operations.calls.list.query, userSchema, ['id', 'avatar', 'avatarColor', 'invitedAt']))
