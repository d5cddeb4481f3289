import { describe } from 'vitest'
import { datatablesApi } from '@/redux/tables/datatables/contract'
import { tableRowSchema } from '@/redux/tables/datatables/schema'
import { rowFields } from '@/views/tables/datatables/shared/fields'
import { testListFields } from '../../support/listFields'

describe('the advanced table', () =>
  testListFields(rowFields, datatablesApi.rows, tableRowSchema, ['responsive_id', 'avatar']))
