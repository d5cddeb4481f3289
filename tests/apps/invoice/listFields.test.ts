import { describe } from 'vitest'
import { invoiceApi } from '@/redux/apps/invoice/contract'
import { invoiceFields } from '@/views/apps/invoice/list/fields'
import { testListFields } from '../../support/listFields'

describe('the list of invoices', () =>
  testListFields(invoiceFields, invoiceApi.list, ['avatar', 'creditOf', 'creditNoteId']))
