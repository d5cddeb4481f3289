import { describe } from 'vitest'
import { datatablesApi } from '@/redux/tables/datatables/contract'
import { rowFields } from '@/views/tables/datatables/shared/fields'
import { testListFields } from '../../support/listFields'

describe('the advanced table', () => testListFields(rowFields, datatablesApi.rows, ['responsive_id', 'avatar']))
