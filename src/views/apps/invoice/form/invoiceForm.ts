import { isDay } from '@core/dateText'
import { validationMessage } from '@core/validation/validationMessage'
import { dateOf, dayFrom, dayTextOf } from '@core/zonedTime'
import { z } from '@core/schema'
import type { FullInvoice } from '@/redux/apps/invoice/contract'
import { newInvoiceSchema } from '@/redux/apps/invoice/schema'
import { amountsOf, stepOf } from '@/utility/money'
import type { Currency } from '@/redux/shell/invoices/currencies'
import { currencies } from '@/redux/shell/invoices/currencies'
import { invoiceTextsSchema, lineSchema, services } from '@/redux/shell/invoices/schema'

/** What is wrong beyond what every form can say; each is a key of the locale files, below `form.error`. */
export const invoiceErrors = ['amount', 'dueDate', 'noLines', 'tooFine'] as const

const [unreadable, tooEarly, noLines] = invoiceErrors

/** A number in whole hundredths: the limits are said in units. */
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
  /** Quantity, price in cents, and shares in percent: all of them in hundredths, which is what their fields write. */
  qty: hundredths(1, 999_00),
  price: hundredths(0, 99_999_999),
  discount: hundredths(0, 100_00),
  tax: hundredths(0, 100_00),
})

/** What a person fills in about an invoice, new or not. */
const invoiceFormSchema = z
  .extend(invoiceTextsSchema, {
    clientEmail: newInvoiceSchema.shape.clientEmail,
    service: z.enum(services),
    currency: z.enum(currencies),
    issuedDate: z.iso.date(),
    dueDate: z.iso.date(),
    lines: z.array(lineFormSchema).check(z.minLength(1, noLines), z.maxLength(100)),
  })
  .check(
    z.refine(({ issuedDate, dueDate }) => !isDay(issuedDate) || !isDay(dueDate) || dueDate >= issuedDate, {
      path: ['dueDate'],
      error: tooEarly,
      // It is said at its field at once, whatever else is still missing.
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

/** Fields of a line that hold hundredths. */
export type HundredthsField = 'qty' | 'price' | 'discount' | 'tax'

export const emptyLine: LineValues = { title: '', description: '', qty: 100, price: NaN, discount: 0, tax: 0 }

/** Days until an invoice is due, unless told otherwise. */
const usualTerm = 30

/** What the form begins with for an invoice that there is not yet. */
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

/** What the form begins with for an invoice that there is. */
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

/** A line as it is kept: the price stays in cents. What cannot be read counts as nothing. */
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

/** What is sent to be kept. */
export function contentOf(values: InvoiceFormValues) {
  return { ...values, lines: values.lines.map(toLine) }
}

/** The form of an invoice that something was paid of. @param tooLittle what to say of one that comes to less, in cents */
export function notBelow(paid: number, tooLittle: string) {
  return invoiceFormSchema.check(
    z.refine(({ lines, currency }) => amountsOf(lines.map(toLine), stepOf(currency)).total >= paid, {
      path: ['lines'],
      error: tooLittle,
    }),
  )
}
