import { describe } from 'vitest'
import { operations } from '@/redux/apps/roles/operations'
import { roleHolderSchema } from '@/redux/apps/roles/schema'
import { holderFields } from '@/views/apps/roles/people/fields'
import { testListFields } from '../../support/listFields'

describe('the list of who has a role', () =>
  testListFields(holderFields, operations.calls.users.query, roleHolderSchema, [
    'id',
    'avatar',
    'avatarColor',
    'email',
  ]))
