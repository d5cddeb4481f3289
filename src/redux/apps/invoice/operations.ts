import type { ApiClient } from '@core/api/client'
import {
  defineOperations,
  filterParameter,
  idParameter,
  nothing,
  pageParameters,
  sortParameters,
} from '@core/api/operations'
import { rowIdSchema, z } from '@core/schema'
import { currencies } from '@/redux/shell/invoices/currencies'
import { clientSchema, invoiceStatuses, lineSchema, paymentSchema } from '@/redux/shell/invoices/schema'
import { invoiceApi } from './contract'
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

const unknownInvoice = { 404: 'No invoice has the id.' }
const unknownInvoices = { 404: 'No invoice has one of the ids. Nothing is changed.' }
const unusable = 'A field cannot be used, or the invoice would fall due before it is issued.'

const fullInvoice = z.object({
  invoice: invoiceSchema,
  paymentDetails: paymentDetailsSchema,
  details: invoiceDetailsSchema,
})

const hours = { title: 'Backend development', description: 'Per hour.', qty: 12.5, price: 9500, discount: 5, tax: 20 }
const fee = { title: 'A day on site', description: '', qty: 1, price: 120_000, discount: 0, tax: 0 }

/** For a client whom the backend knows. */
async function newInvoice(api: ApiClient) {
  const [client] = await api.call(invoiceApi.clients, {})
  return { clientEmail: client?.companyEmail ?? '', service: 'Software Development' as const, lines: [hours] }
}

export const operations = defineOperations(invoiceApi, {
  key: 'apps/invoice',
  title: 'Invoices',
  description: [
    'Invoices, their clients and payments. `total` is in currency units and `balance` a text such as `$205`; every other amount',
    'is in hundredths of the currency’s unit, and ends in 00 where the currency has no smaller coins. A line comes to quantity × price, less its discount, plus tax on what is left, each step rounded to whole',
    'cents; the total is the sum of the lines. A status follows from what was sent, paid and when it is due.',
  ].join('\n'),
  schemas: {
    Invoice: invoiceSchema,
    InvoiceDetails: invoiceDetailsSchema,
    InvoiceLine: lineSchema,
    PaymentDetails: paymentDetailsSchema,
    Payment: paymentSchema,
    Client: clientSchema,
    ItemTemplate: itemTemplateSchema,
  },
  calls: {
    list: {
      summary: 'Lists a page of invoices, and all of them',
      description: 'The word `paid` also finds invoices with a balance of nothing.',
      query: z.object({
        ...pageParameters("client's email and name, id, total, balance, day of issue and due date"),
        ...sortParameters(invoiceSchema, 'id'),
        status: filterParameter(invoiceStatuses),
        currency: filterParameter(currencies),
        issuedDateFrom: z.optional(z.iso.date().check(z.describe('The first day; one can be left out.'))),
        issuedDateTo: z.optional(z.iso.date().check(z.describe('The last day.'))),
        dueDateFrom: z.optional(z.iso.date()),
        dueDateTo: z.optional(z.iso.date()),
        totalFrom: z.optional(z.number().check(z.describe('In units of the currency of each invoice.'))),
        totalTo: z.optional(z.number()),
        balanceFrom: z.optional(z.number().check(z.describe('Of what is still open.'))),
        balanceTo: z.optional(z.number()),
        aging: z
          .optional(z.array(z.enum(ages)))
          .check(z.describe('Only what is open, and has been due for so many days.')),
      }),
      answer: z.object({ invoices: z.array(invoiceSchema), allData: z.array(invoiceSchema), total: z.int() }),
      errors: { 400: 'A parameter cannot be used, such as `page=0` or an unknown `sortColumn`.' },
      example: { query: { status: ['Past Due', 'Partial Payment'], sortColumn: 'balance', sort: 'desc', perPage: 5 } },
    },
    one: {
      summary: 'Reads an invoice and how to pay it',
      params: z.object({ id: idParameter }),
      answer: z.object({ invoice: invoiceSchema, paymentDetails: paymentDetailsSchema }),
      errors: unknownInvoice,
      example: { params: { id: 5031 } },
    },
    clients: {
      summary: 'Lists the first five clients',
      description: 'Each once, in the order of the invoices.',
      answer: z.array(clientSchema),
      example: {},
    },
    remove: {
      summary: 'Deletes a draft',
      query: z.object({ id: idParameter }),
      answer: nothing,
      errors: { ...unknownInvoice, 409: 'The invoice is no draft any more.' },
      async example(api) {
        const { invoice } = await api.call(invoiceApi.duplicate, { body: { id: 5012 } })
        return { query: { id: invoice.id } }
      },
    },
    aging: {
      summary: 'Tells what is open by how long it has been due',
      answer: z.object({ aging: z.array(agingSchema) }),
      example: {},
    },
    details: {
      summary: 'Reads what an invoice is made of',
      description: 'Its lines, payments and mails, and the texts that stand on it.',
      query: z.object({ id: idParameter }),
      answer: z.object({ details: invoiceDetailsSchema }),
      errors: unknownInvoice,
      example: { query: { id: 5031 } },
    },
    allClients: {
      summary: 'Lists everybody who can be billed',
      answer: z.array(clientSchema),
      example: {},
    },
    itemTemplates: {
      summary: 'Lists what is billed often',
      answer: z.array(itemTemplateSchema),
      example: {},
    },
    add: {
      summary: 'Adds an invoice',
      description: 'A draft of today, due in thirty days, unless told otherwise.',
      status: 201,
      body: newInvoiceSchema,
      answer: fullInvoice,
      errors: { 400: unusable, 404: 'No client has the email.' },
      example: async (api) => ({ body: await newInvoice(api) }),
    },
    update: {
      summary: 'Changes an invoice',
      description:
        'Only the fields that are sent change; lines are replaced as a whole. Total, balance and status follow. A credit note, and an invoice that is paid, are locked.',
      body: invoiceChangeSchema,
      answer: fullInvoice,
      errors: {
        400: `${unusable} Or it would come to less than has been paid, or it is locked.`,
        404: 'No invoice has the id, or no client has the email.',
      },
      example: { body: { id: 5034, lines: [hours] } },
    },
    duplicate: {
      summary: 'Makes a draft with the content of another invoice',
      status: 201,
      body: rowIdSchema,
      answer: fullInvoice,
      errors: unknownInvoice,
      example: { body: { id: 5012 } },
    },
    credit: {
      summary: 'Makes a credit note that takes a paid invoice back',
      description:
        'A draft with a number of its own, over what the invoice comes to, below nothing. There is one at most.',
      status: 201,
      body: rowIdSchema,
      answer: fullInvoice,
      errors: {
        400: 'It is no invoice that is paid, or there is a credit note already. Nothing is changed.',
        ...unknownInvoice,
      },
      async example(api) {
        const { invoice } = await api.call(invoiceApi.add, { body: { ...(await newInvoice(api)), lines: [fee] } })
        await api.call(invoiceApi.send, { body: { id: invoice.id } })
        await api.call(invoiceApi.addPayment, { body: { id: invoice.id, amount: fee.price } })
        return { body: { id: invoice.id } }
      },
    },
    send: {
      summary: 'Sends an invoice',
      description: "It goes to the client's email unless told otherwise.",
      body: invoiceSendingSchema,
      answer: fullInvoice,
      errors: unknownInvoice,
      example: { body: { id: 5034, subject: 'Your invoice', message: 'Thank you for the work together.' } },
    },
    addPayment: {
      summary: 'Records a payment',
      description: 'By bank transfer and today unless told otherwise. Balance and status follow.',
      status: 201,
      body: newPaymentSchema,
      answer: fullInvoice,
      errors: { 400: 'A field cannot be used, or the amount is more than what is open.', ...unknownInvoice },
      async example(api) {
        const { invoice } = await api.call(invoiceApi.duplicate, { body: { id: 5026 } })
        return { body: { id: invoice.id, amount: 150000, method: 'Credit Card' as const } }
      },
    },
    addClient: {
      summary: 'Adds a client',
      status: 201,
      body: newClientSchema,
      answer: z.object({ client: clientSchema }),
      errors: { 400: 'A field cannot be used, or the email is already in use.' },
      example: { body: { name: 'Rosa Blum', companyEmail: 'rosa.blum@example.com', company: 'Blum & Söhne' } },
    },
    removeMany: {
      summary: 'Deletes several drafts',
      body: invoiceIdsSchema,
      answer: nothing,
      errors: { ...unknownInvoices, 409: 'One is no draft any more. Nothing is changed.' },
      example: async (api) => {
        const { invoice } = await api.call(invoiceApi.duplicate, { body: { id: 5012 } })
        return { body: { invoiceIds: [invoice.id] } }
      },
    },
    restore: {
      summary: 'Brings deleted invoices back',
      description: 'They stand where they stood, under their own numbers.',
      body: invoiceIdsSchema,
      answer: z.object({ invoices: z.array(invoiceSchema) }),
      errors: { 404: 'No deleted invoice has one of the ids. Nothing is changed.' },
      example: async (api) => {
        const { invoice } = await api.call(invoiceApi.duplicate, { body: { id: 5012 } })
        const body = { invoiceIds: [invoice.id] }
        await api.call(invoiceApi.removeMany, { body })
        return { body }
      },
    },
  },
})
