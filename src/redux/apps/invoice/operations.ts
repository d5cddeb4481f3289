import type { ApiClient } from '@core/api/client'
import { defineOperations } from '@core/api/operations'
import { clientSchema, lineSchema, paymentSchema } from '@/redux/shell/invoices/schema'
import { invoiceApi } from './contract'
import { invoiceDetailsSchema, invoiceSchema, itemTemplateSchema, paymentDetailsSchema } from './schema'

const unknownInvoice = { 404: 'Invoice not found.' }
const unknownInvoices = { 404: 'At least one invoice was not found. Nothing is changed.' }
const unusable = 'A field is invalid, or the due date is before the issue date.'

const hours = { title: 'Backend development', description: 'Per hour.', qty: 12.5, price: 9500, discount: 5, tax: 20 }
const fee = { title: 'A day on site', description: '', qty: 1, price: 120_000, discount: 0, tax: 0 }

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
    'cents; the total is the sum of the lines. A status follows from what was sent, paid and when it is due. A paid invoice has a balance of 0.',
    'It cannot be changed; a credit note reverses it.',
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
      summary: 'Lists a page of invoices, and all invoices',
      description: 'Searching for `paid` also finds invoices with a zero balance.',
      errors: { 400: 'A parameter is invalid, such as `page=0` or an unknown `sortColumn`.' },
      example: { query: { status: ['Past Due', 'Partial Payment'], sortColumn: 'balance', sort: 'desc', perPage: 5 } },
    },
    one: {
      summary: 'Gets an invoice and its payment details',
      errors: unknownInvoice,
      example: { params: { id: 5031 } },
    },
    clients: {
      summary: 'Lists the first five clients',
      description: 'Each client once, in the order of the invoices.',
      example: {},
    },
    remove: {
      summary: 'Deletes an invoice',
      description: 'In any status; only editing is locked.',
      errors: unknownInvoice,
      async example(api) {
        const { invoice } = await api.call(invoiceApi.duplicate, { body: { id: 5012 } })
        return { query: { id: invoice.id } }
      },
    },
    aging: { summary: 'Gets unpaid amounts by days overdue', example: {} },
    details: {
      summary: 'Gets the details of an invoice',
      description: 'Lines, payments, emails, and texts.',
      errors: unknownInvoice,
      example: { query: { id: 5031 } },
    },
    allClients: { summary: 'Lists the clients', example: {} },
    itemTemplates: { summary: 'Lists frequently billed items', example: {} },
    add: {
      summary: 'Adds an invoice',
      description: 'By default a draft issued today and due in 30 days.',
      status: 201,
      errors: { 400: unusable, 404: 'Client not found.' },
      example: async (api) => ({ body: await newInvoice(api) }),
    },
    update: {
      summary: 'Updates an invoice',
      description:
        'Updates only the fields that are sent; lines are replaced as a whole. Total, balance, and status follow. Paid invoices and credit notes are locked.',
      errors: {
        400: `${unusable} Or it would come to less than has been paid, or it is locked.`,
        404: 'Invoice or client not found.',
      },
      example: { body: { id: 5034, lines: [hours] } },
    },
    duplicate: {
      summary: 'Duplicates an invoice as a draft',
      status: 201,
      errors: unknownInvoice,
      example: { body: { id: 5012 } },
    },
    credit: {
      summary: 'Creates a credit note that reverses a paid invoice',
      description: 'A draft with its own number and the negative total of the invoice. Each invoice can have one.',
      status: 201,
      errors: {
        400: 'The invoice isn’t paid or already has a credit note. Nothing is changed.',
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
      description: 'By default it is sent to the client’s email.',
      errors: unknownInvoice,
      example: { body: { id: 5034, subject: 'Your invoice', message: 'Thank you for your business.' } },
    },
    addPayment: {
      summary: 'Records a payment',
      description: 'By default a bank transfer made today. Balance and status follow.',
      status: 201,
      errors: { 400: 'A field is invalid, or the amount exceeds the balance due.', ...unknownInvoice },
      async example(api) {
        const { invoice } = await api.call(invoiceApi.duplicate, { body: { id: 5026 } })
        return { body: { id: invoice.id, amount: 150000, method: 'Credit Card' as const } }
      },
    },
    removePayment: {
      summary: 'Removes a payment',
      description: 'Balance and status follow.',
      errors: {
        400: 'A credit note reverses the invoice. Nothing is changed.',
        404: 'Invoice or payment not found.',
      },
      async example(api) {
        const { invoice } = await api.call(invoiceApi.duplicate, { body: { id: 5026 } })
        await api.call(invoiceApi.addPayment, { body: { id: invoice.id, amount: 150000 } })
        return { query: { id: invoice.id, paymentId: 1 } }
      },
    },
    addClient: {
      summary: 'Adds a client',
      status: 201,
      errors: { 400: 'A field is invalid, or the email is already in use.' },
      example: { body: { name: 'Rosa Blum', companyEmail: 'rosa.blum@example.com', company: 'Blum & Söhne' } },
    },
    removeMany: {
      summary: 'Deletes several invoices',
      errors: unknownInvoices,
      example: async (api) => {
        const { invoice } = await api.call(invoiceApi.duplicate, { body: { id: 5012 } })
        return { body: { invoiceIds: [invoice.id] } }
      },
    },
    restore: {
      summary: 'Restores deleted invoices',
      description: 'They return to their original positions with their own numbers.',
      errors: { 404: 'At least one deleted invoice was not found. Nothing is changed.' },
      example: async (api) => {
        const { invoice } = await api.call(invoiceApi.duplicate, { body: { id: 5012 } })
        const body = { invoiceIds: [invoice.id] }
        await api.call(invoiceApi.removeMany, { body })
        return { body }
      },
    },
  },
})
