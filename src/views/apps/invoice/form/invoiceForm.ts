import { daySchema, isDay } from '@core/dateText'
import { validationMessage } from '@core/validation/validationMessage'
import { dateOf, dayFrom, dayTextOf } from '@core/zonedTime'
import { z } from '@core/schema'
import type { FullInvoice } from '@/redux/apps/invoice/contract'
import { newInvoiceSchema } from '@/redux/apps/invoice/schema'
import { amountsOf, stepOf } from '@/utility/money'
import type { Currency } from '@/redux/shell/invoices/currencies'
import { currencies } from '@/redux/shell/invoices/currencies'
import { invoiceTextsSchema, lineSchema, services } from '@/redux/shell/invoices/schema'

/** Error codes of this form: keys of the locale files, below `form.error`. */
export const invoiceErrors = ['amount', 'dueDate', 'noLines', 'tooFine'] as const

const [unreadable, tooEarly, noLines] = invoiceErrors

/** Whole hundredths; messages give the limits in units. */
function hundredths(least: number, most: number) {
  return z
    .int({ error: unreadable })
    .check(
      z.gte(least, validationMessage('min', { min: least / 100 })),
      z.lte(most, validationMessage('max', { max: most / 100 })),
    )
}

const lineFormSchema = z.object({
  title: lineSchema.shape.title,
  description: z.string().check(z.trim(), z.maxLength(500)),
  /** Hundredths, as the fields write them. Price: cents; discount and tax: percent. */
  qty: hundredths(1, 999_00),
  price: hundredths(0, 99_999_999),
  discount: hundredths(0, 100_00),
  tax: hundredths(0, 100_00),
})

const invoiceFormSchema = z
  .extend(invoiceTextsSchema, {
    clientEmail: newInvoiceSchema.shape.clientEmail,
    service: z.enum(services),
    currency: z.enum(currencies),
    issuedDate: daySchema,
    dueDate: daySchema,
    lines: z.array(lineFormSchema).check(z.minLength(1, noLines), z.maxLength(100)),
  })
  .check(
    z.refine(({ issuedDate, dueDate }) => !isDay(issuedDate) || !isDay(dueDate) || dueDate >= issuedDate, {
      path: ['dueDate'],
      error: tooEarly,
      // Check at once, even while other fields are invalid.
      when: () => true,
    }),
    ({ value: { lines, currency }, issues }) => {
      for (const [place, { price }] of lines.entries()) {
        if (price % stepOf(currency) === 0) continue
        issues.push({
          code: 'custom',
          input: price,
          path: ['lines', place, 'price'],
          message: validationMessage('integer'),
        })
      }
    },
  )

export type InvoiceFormValues = z.infer<typeof invoiceFormSchema>
export type LineValues = InvoiceFormValues['lines'][number]

export type HundredthsField = 'qty' | 'price' | 'discount' | 'tax'

export const emptyLine: LineValues = { title: '', description: '', qty: 100, price: NaN, discount: 0, tax: 0 }

/** Default payment term, in days. */
const usualTerm = 30

export function newValues(salesperson: string, now: Date, currency: Currency): InvoiceFormValues {
  return {
    clientEmail: '',
    service: services[0],
    currency,
    issuedDate: dayTextOf(now),
    dueDate: dayTextOf(dayFrom(now, usualTerm)),
    lines: [emptyLine],
    salesperson,
    note: '',
    hasPaymentTerms: true,
    hasClientNotes: true,
    hasPaymentStub: false,
  }
}

export function valuesOf({ invoice, details }: FullInvoice): InvoiceFormValues {
  const { salesperson, note, hasPaymentTerms, hasClientNotes, hasPaymentStub } = details
  return {
    clientEmail: invoice.client.companyEmail,
    service: invoice.service,
    currency: invoice.currency ?? 'USD',
    issuedDate: dayTextOf(dateOf(invoice.issuedDate)),
    dueDate: dayTextOf(dateOf(invoice.dueDate)),
    lines: details.lines.map((line) => ({
      ...line,
      qty: Math.round(line.qty * 100),
      discount: Math.round(line.discount * 100),
      tax: Math.round(line.tax * 100),
    })),
    salesperson,
    note,
    hasPaymentTerms,
    hasClientNotes,
    hasPaymentStub,
  }
}

/** Converts hundredths to units; the price stays in cents. Unreadable numbers become 0. */
export function toLine({ qty, price, discount, tax, ...texts }: LineValues) {
  const known = (value: number) => (Number.isNaN(value) ? 0 : value)
  return {
    ...texts,
    qty: known(qty) / 100,
    price: known(price),
    discount: known(discount) / 100,
    tax: known(tax) / 100,
  }
}

export function contentOf(values: InvoiceFormValues) {
  return { ...values, lines: values.lines.map(toLine) }
}

/** Schema for an invoice with payments. @param paid in cents @param tooLittle error if the total is lower */
export function notBelow(paid: number, tooLittle: string) {
  return invoiceFormSchema.check(
    z.refine(({ lines, currency }) => amountsOf(lines.map(toLine), stepOf(currency)).total >= paid, {
      path: ['lines'],
      error: tooLittle,
    }),
  )
}
