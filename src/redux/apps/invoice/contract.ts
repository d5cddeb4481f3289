import type { AnswerOf, QueryOf } from '@core/api/endpoint'
import { del, get, post } from '@core/api/endpoint'
import { filterParameter, idParameter, pageParameters, sortParameters } from '@core/api/parameters'
import { daySchema } from '@core/dateText'
import { rowIdSchema, z } from '@core/schema'
import { currencies } from '@/redux/shell/invoices/currencies'
import { clientSchema, invoiceStatuses } from '@/redux/shell/invoices/schema'
import {
  ages,
  agingSchema,
  invoiceChangeSchema,
  invoiceDetailsSchema,
  invoiceIdsSchema,
  invoiceSchema,
  invoiceSendingSchema,
  itemTemplateSchema,
  newClientSchema,
  newInvoiceSchema,
  newPaymentSchema,
  paymentDetailsSchema,
} from './schema'

const fullInvoice = z.object({
  invoice: invoiceSchema,
  paymentDetails: paymentDetailsSchema,
  details: invoiceDetailsSchema,
})

/** Below the line: additions; see docs/api.md. */
export const invoiceApi = {
  list: get('/apps/invoice/invoices')
    .query(
      z.object({
        ...pageParameters("client's email and name, id, total, balance, day of issue and due date"),
        ...sortParameters(invoiceSchema, 'id'),
        status: filterParameter(invoiceStatuses),
        currency: filterParameter(currencies),
        issuedDateFrom: z.optional(daySchema.check(z.describe('First day. Either bound can be omitted.'))),
        issuedDateTo: z.optional(daySchema.check(z.describe('Last day.'))),
        dueDateFrom: z.optional(daySchema),
        dueDateTo: z.optional(daySchema),
        totalFrom: z.optional(z.number().check(z.describe('In currency units of each invoice.'))),
        totalTo: z.optional(z.number()),
        balanceFrom: z.optional(z.number().check(z.describe('Minimum balance due.'))),
        balanceTo: z.optional(z.number()),
        aging: z
          .optional(z.array(z.enum(ages)))
          .check(z.describe('Only unpaid invoices that are overdue by this many days.')),
      }),
    )
    .returns(z.object({ invoices: z.array(invoiceSchema), allData: z.array(invoiceSchema), total: z.int() })),
  one: get('/api/invoice/invoices/:id').returns(
    z.object({ invoice: invoiceSchema, paymentDetails: paymentDetailsSchema }),
  ),
  clients: get('/api/invoice/clients').returns(z.array(clientSchema)),
  remove: del('/apps/invoice/delete')
    .query(z.object({ id: idParameter }))
    .returns(),
  // ---
  aging: get('/apps/invoice/aging').returns(z.object({ aging: z.array(agingSchema) })),
  details: get('/api/invoice/details')
    .query(z.object({ id: idParameter }))
    .returns(z.object({ details: invoiceDetailsSchema })),
  allClients: get('/api/invoice/clients/all-data').returns(z.array(clientSchema)),
  itemTemplates: get('/api/invoice/item-templates').returns(z.array(itemTemplateSchema)),
  add: post('/apps/invoice/add-invoice').body(newInvoiceSchema).returns(fullInvoice),
  update: post('/apps/invoice/update-invoice').needs('update').body(invoiceChangeSchema).returns(fullInvoice),
  duplicate: post('/apps/invoice/duplicate-invoice').body(rowIdSchema).returns(fullInvoice),
  credit: post('/apps/invoice/credit-invoice').body(rowIdSchema).returns(fullInvoice),
  send: post('/apps/invoice/send-invoice').needs('update').body(invoiceSendingSchema).returns(fullInvoice),
  addPayment: post('/apps/invoice/add-payment').body(newPaymentSchema).returns(fullInvoice),
  removePayment: del('/apps/invoice/delete-payment')
    .query(z.object({ id: idParameter, paymentId: idParameter }))
    .returns(fullInvoice),
  addClient: post('/apps/invoice/add-client')
    .body(newClientSchema)
    .returns(z.object({ client: clientSchema })),
  removeMany: post('/apps/invoice/delete-invoices').needs('delete').body(invoiceIdsSchema).returns(),
  restore: post('/apps/invoice/restore-invoices')
    .needs('delete')
    .body(invoiceIdsSchema)
    .returns(z.object({ invoices: z.array(invoiceSchema) })),
}

export type InvoiceListQuery = QueryOf<typeof invoiceApi.list>

export type InvoiceList = AnswerOf<typeof invoiceApi.list>

export type FullInvoice = AnswerOf<typeof invoiceApi.add>
