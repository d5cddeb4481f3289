import { describe } from 'vitest'
import { operations } from '@/redux/tables/datatables/operations'
import { tableRowSchema } from '@/redux/tables/datatables/schema'
import { rowFields } from '@/views/tables/datatables/shared/fields'
import { testListFields } from '../../support/listFields'

describe('the advanced table', () =>
  testListFields(rowFields, operations.calls.rows.query, tableRowSchema, ['responsive_id', 'avatar']))
