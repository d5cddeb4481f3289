import { dateTextSchema } from '@core/dateText'
import { idSchema, numberSchema, z } from '@core/schema'

export const invoiceStatuses = ['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due'] as const

/** Statuses that do not depend on payments or the due date. */
export const deliveries = ['Draft', 'Sent', 'Downloaded'] as const satisfies readonly (typeof invoiceStatuses)[number][]

export const services = [
  'Software Development',
  'UI/UX Design & Development',
  'Unlimited Extended License',
  'Template Customization',
] as const

export const paymentMethods = ['Bank Transfer', 'Credit Card', 'Debit Card', 'Cash', 'Cheque'] as const

const requiredText = z.string().check(z.trim(), z.minLength(1), z.maxLength(120))
const optionalText = z.string().check(z.trim(), z.maxLength(120))
const longText = z.string().check(z.trim(), z.maxLength(2000))
const email = z.string().check(z.trim(), z.minLength(1), z.email(), z.maxLength(120))

/** Highest unit price and quantity for which all arithmetic is exact. */
const highestPrice = 99_999_999
const highestQty = 999
/** Exceeds any sum of lines. */
const highestAmount = 20_000_000_000_000

const cents = z.int()
const percent = z.pipe(numberSchema, z.number().check(z.gte(0), z.lte(100), z.multipleOf(0.01)))

export const clientSchema = z.object({
  address: optionalText,
  company: optionalText,
  companyEmail: email,
  country: optionalText,
  contact: optionalText,
  name: requiredText,
})

/** `discount` and `tax` are percentages. */
export const lineSchema = z.object({
  title: requiredText,
  description: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
  qty: z.pipe(numberSchema, z.number().check(z.gt(0), z.lte(highestQty), z.multipleOf(0.01))),
  price: z.pipe(numberSchema, cents.check(z.gte(0), z.lte(highestPrice), z.describe('Unit price, in cents.'))),
  discount: z._default(percent, 0),
  tax: z._default(percent, 0),
})

export const paymentSchema = z.object({
  paymentId: z.optional(idSchema.check(z.describe('Unique within its invoice; removes the payment.'))),
  amount: z.pipe(numberSchema, cents.check(z.gte(1), z.lte(highestAmount), z.describe('In cents.'))),
  date: dateTextSchema,
  method: z.enum(paymentMethods),
  note: z.string().check(z.trim(), z.maxLength(500)),
  recordedAt: z.optional(z.iso.datetime()),
})

export const sendingSchema = z.object({
  time: z.string(),
  from: email,
  to: email,
  subject: requiredText,
  message: longText,
  isAttached: z.boolean(),
})

export const invoiceTextsSchema = z.object({
  salesperson: optionalText,
  note: longText,
  hasPaymentTerms: z.boolean(),
  hasClientNotes: z.boolean(),
  hasPaymentStub: z.boolean(),
})

export type InvoiceStatus = (typeof invoiceStatuses)[number]
export type Delivery = (typeof deliveries)[number]
export type Service = (typeof services)[number]
export type Client = z.infer<typeof clientSchema>
export type InvoiceLine = z.infer<typeof lineSchema>
export type Payment = z.infer<typeof paymentSchema>
export type Sending = z.infer<typeof sendingSchema>
export type InvoiceTexts = z.infer<typeof invoiceTextsSchema>
