import { dateTextSchema } from '@core/dateText'
import { idSchema, z } from '@core/schema'
import { currencies } from '@/redux/shell/invoices/currencies'
import {
  clientSchema,
  deliveries,
  invoiceStatuses,
  invoiceTextsSchema,
  lineSchema,
  paymentSchema,
  sendingSchema,
  services,
} from '@/redux/shell/invoices/schema'

/** Dates are ISO 8601. */
export const invoiceSchema = z.object({
  id: z.number(),
  issuedDate: z.string(),
  client: clientSchema,
  service: z.enum(services),
  /** Default: US dollars. */
  currency: z.optional(z.enum(currencies)),
  /** In currency units. */
  total: z.number(),
  avatar: z.string(),
  invoiceStatus: z.enum(invoiceStatuses),
  /** Unpaid: 0, or text such as `$205` or `EUR 205`. Negative (`-$205`) if overpaid. */
  balance: z.union([z.literal(0), z.string().check(z.regex(/^-?(\$|[A-Z]{3} )\d+(\.\d\d)?$/))]),
  dueDate: z.string(),
  /** Credit notes only: number of the reversed invoice. The total is negative. */
  creditOf: z.optional(z.number()),
  /** Number of the credit note that reverses this invoice. */
  creditNoteId: z.optional(z.number()),
})

/** Days overdue. */
export const ages = ['not-due', '1-30', '31-60', '61-90', 'over-90'] as const

export const agingSchema = z.object({
  age: z.enum(ages),
  count: z.int().check(z.describe('Number of invoices.')),
  balance: z.int().check(z.describe('Total of the invoices in US dollars, in cents.')),
  others: z.optional(
    z
      .array(z.object({ currency: z.enum(currencies), balance: z.int() }))
      .check(z.describe('Totals in other currencies, in hundredths; omitted if there are none.')),
  ),
})

export const paymentDetailsSchema = z.object({
  /** Text such as `$205`. */
  totalDue: z.string(),
  bankName: z.string(),
  country: z.string(),
  iban: z.string(),
  swiftCode: z.string(),
})

/** Details for preview and form. Amounts are in whole cents. */
export const invoiceDetailsSchema = z.extend(invoiceTextsSchema, {
  invoiceId: z.number(),
  lines: z.array(lineSchema),
  /** Oldest first. */
  payments: z.array(paymentSchema),
  /** Oldest first. */
  sendings: z.array(sendingSchema),
})

export const itemTemplateSchema = z.extend(z.pick(lineSchema, { title: true, description: true, price: true }), {
  id: z.number(),
  service: z.enum(services),
})

const contentSchema = z.extend(invoiceTextsSchema, {
  clientEmail: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  service: z.enum(services),
  currency: z.enum(currencies),
  issuedDate: dateTextSchema,
  dueDate: dateTextSchema,
  lines: z.array(lineSchema).check(z.minLength(1), z.maxLength(100)),
  /** The other statuses follow from payments and due date. */
  invoiceStatus: z.enum(deliveries),
})

export const newInvoiceSchema = z.extend(z.partial(contentSchema), {
  clientEmail: contentSchema.shape.clientEmail,
  service: contentSchema.shape.service,
  lines: contentSchema.shape.lines,
})

export const invoiceChangeSchema = z.extend(z.partial(contentSchema), { id: idSchema })

export const invoiceIdsSchema = z.object({ invoiceIds: z.array(idSchema) })

/** Defaults: from the company to the client, with the invoice attached. */
export const invoiceSendingSchema = z.extend(z.partial(z.omit(sendingSchema, { time: true })), { id: idSchema })

export const newPaymentSchema = z.extend(z.partial(z.omit(paymentSchema, { paymentId: true, recordedAt: true })), {
  id: idSchema,
  amount: paymentSchema.shape.amount,
})

export const newClientSchema = z.extend(z.partial(clientSchema), {
  name: clientSchema.shape.name,
  companyEmail: clientSchema.shape.companyEmail,
})

export type Age = (typeof ages)[number]
export type Aging = z.infer<typeof agingSchema>
export type Invoice = z.infer<typeof invoiceSchema>
export type PaymentDetails = z.infer<typeof paymentDetailsSchema>
export type InvoiceDetails = z.infer<typeof invoiceDetailsSchema>
export type ItemTemplate = z.infer<typeof itemTemplateSchema>
export type NewInvoice = z.infer<typeof newInvoiceSchema>
export type InvoiceChange = z.infer<typeof invoiceChangeSchema>
export type InvoiceSending = z.infer<typeof invoiceSendingSchema>
export type NewPayment = z.infer<typeof newPaymentSchema>
export type NewClient = z.infer<typeof newClientSchema>
