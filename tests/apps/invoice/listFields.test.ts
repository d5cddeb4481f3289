import { describe } from 'vitest'
import { operations } from '@/redux/apps/invoice/operations'
import { invoiceSchema } from '@/redux/apps/invoice/schema'
import { invoiceFields } from '@/views/apps/invoice/list/fields'
import { testListFields } from '../../support/listFields'

describe('the list of invoices', () =>
  testListFields(invoiceFields, operations.calls.list.query, invoiceSchema, ['avatar', 'creditOf', 'creditNoteId']))
