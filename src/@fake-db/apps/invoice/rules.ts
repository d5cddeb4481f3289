import { dateOf, dayTextOf } from '@core/zonedTime'
import { columnsOf, listQuery } from '@fake-db/kit/listQuery'
import { badRequest } from '@fake-db/kit/reply'
import type { WireQuery } from '@fake-db/kit/request'
import { amount, anyOf, day, oneOf, text } from '@fake-db/kit/request'
import { shownAmounts, shownDays } from '@fake-db/kit/shown'
import type { Change } from '@fake-db/kit/table'
import type { Bill } from '@fake-db/shell/invoices/bills'
import { balanceOf, isLocked, statusOf, totalOf } from '@fake-db/shell/invoices/bills'
import type { ClientRow } from '@fake-db/shell/invoices/ledger'
import type { InvoiceList, InvoiceListQuery } from '@/redux/apps/invoice/contract'
import type { Invoice, InvoiceDetails, PaymentDetails } from '@/redux/apps/invoice/schema'
import { ages, invoiceSchema } from '@/redux/apps/invoice/schema'
import type { Currency } from '@/redux/shell/invoices/currencies'
import type { Client } from '@/redux/shell/invoices/schema'
import { amountsOf, centsOfText, paidOf, stepOf } from '@/utility/money'
import { ageOf } from './aging'

/** List format, such as `$205`, `-$205.50` or `EUR 205`. */
export function moneyText(cents: number, currency: Currency = 'USD'): string {
  const digits = Math.abs(cents) % 100 === 0 ? 0 : 2
  const sign = currency === 'USD' ? '$' : `${currency} `
  return `${cents < 0 ? '-' : ''}${sign}${(Math.abs(cents) / 100).toFixed(digits)}`
}

export function amountOfText(balance: Invoice['balance']): number {
  return centsOfText(balance) / 100
}

export function toClient(row: ClientRow): Client {
  const { id: _, userId: __, avatar: ___, ...client } = row
  return client
}

export function toInvoice(bill: Bill, client: ClientRow, now: Date, creditNoteId?: number): Invoice {
  const balance = balanceOf(bill)
  return {
    id: bill.id,
    issuedDate: bill.issuedDate,
    client: toClient(client),
    service: bill.service,
    ...(bill.currency && bill.currency !== 'USD' && { currency: bill.currency }),
    total: totalOf(bill) / 100,
    avatar: client.avatar,
    invoiceStatus: statusOf(bill, now),
    balance: balance === 0 ? 0 : moneyText(balance, bill.currency),
    dueDate: bill.dueDate,
    ...(bill.creditOf !== undefined && { creditOf: bill.creditOf }),
    ...(creditNoteId !== undefined && { creditNoteId }),
  }
}

export function toDetails(bill: Bill): InvoiceDetails {
  const {
    id,
    clientId: _,
    service: __,
    issuedDate: ___,
    dueDate: ____,
    delivery: _____,
    creditOf: ______,
    currency: _______,
    ...details
  } = bill
  return { invoiceId: id, ...details }
}

export function paymentDetailsOf(bill: Bill): PaymentDetails {
  return {
    totalDue: moneyText(Math.max(0, balanceOf(bill)), bill.currency),
    bankName: 'Kade & Kanaal Bank',
    country: 'Netherlands',
    iban: 'NL09KAKA0415728304',
    swiftCode: 'KAKANL2A',
  }
}

/** Texts that `q` searches. */
export function searched({ client, id, total, balance, issuedDate, dueDate, currency }: Invoice): string[] {
  const cents = [total, amountOfText(balance)].map((amount) => Math.round(amount * 100))
  return [
    client.companyEmail,
    client.name,
    `#${id}`,
    String(total),
    String(balance),
    ...cents.flatMap((amount) => shownAmounts(amount, currency)),
    dueDate,
    ...[issuedDate, dueDate].flatMap(shownDays),
  ]
}

const columns = columnsOf<Invoice>(invoiceSchema, {
  issuedDate: ({ issuedDate }) => Date.parse(issuedDate),
  client: ({ client }) => client.name,
  currency: ({ currency = 'USD' }) => currency,
  balance: ({ balance }) => amountOfText(balance),
  dueDate: ({ dueDate }) => Date.parse(dueDate),
  creditOf: ({ creditOf = 0 }) => creditOf,
  creditNoteId: ({ creditNoteId = 0 }) => creditNoteId,
})

function isWithin<Value extends string | number>(
  value: Value,
  from: Value | undefined,
  to: Value | undefined,
): boolean {
  return (from === undefined || value >= from) && (to === undefined || value <= to)
}

function rangeFilter(query: WireQuery<InvoiceListQuery>): (invoice: Invoice) => boolean {
  const [issuedFrom, issuedTo] = [day(query.issuedDateFrom, 'issuedDateFrom'), day(query.issuedDateTo, 'issuedDateTo')]
  const [dueFrom, dueTo] = [day(query.dueDateFrom, 'dueDateFrom'), day(query.dueDateTo, 'dueDateTo')]
  const [least, most] = [amount(query.totalFrom, 'totalFrom'), amount(query.totalTo, 'totalTo')]
  const [leastOpen, mostOpen] = [amount(query.balanceFrom, 'balanceFrom'), amount(query.balanceTo, 'balanceTo')]
  return ({ issuedDate, dueDate, total, balance }) =>
    isWithin(issuedDate, issuedFrom, issuedTo) &&
    isWithin(dueDate, dueFrom, dueTo) &&
    isWithin(total, least, most) &&
    isWithin(amountOfText(balance), leastOpen, mostOpen)
}

export function listInvoices(invoices: readonly Invoice[], query: WireQuery<InvoiceListQuery>, now: Date): InvoiceList {
  const status = anyOf(query.status)
  const currency = anyOf(query.currency)
  const aging = anyOf(query.aging)
  for (const age of [query.aging ?? []].flat()) oneOf(age, ['', ...ages], '', 'aging')
  const isInRange = rangeFilter(query)
  const isPaidAsked = text(query.q).toLowerCase() === 'paid'
  const { rows, total } = listQuery(invoices, query, {
    // `paid` also finds invoices with nothing open.
    searched: (invoice) => (isPaidAsked && invoice.balance === 0 ? ['paid'] : searched(invoice)),
    columns,
    defaultColumn: 'id',
    filter: (invoice) =>
      status(invoice.invoiceStatus) &&
      currency(invoice.currency ?? 'USD') &&
      aging(ageOf(invoice, now) ?? '') &&
      isInRange(invoice),
  })
  return { invoices: rows, allData: [...invoices], total }
}

export function firstClients(invoices: readonly Invoice[]): Client[] {
  return [...new Map(invoices.map(({ client }) => [client.companyEmail, client])).values()].slice(0, 5)
}

function dayOf(text: string | undefined): string | undefined {
  return text === undefined ? undefined : dayTextOf(dateOf(text))
}

/** Dates without time. Missing dates keep the values of `before`. @throws HttpError 400 if due before issued */
export function daysOf(
  sent: Change<Pick<Bill, 'issuedDate' | 'dueDate'>>,
  before: Pick<Bill, 'issuedDate' | 'dueDate'>,
) {
  const issuedDate = dayOf(sent.issuedDate) ?? before.issuedDate
  const dueDate = dayOf(sent.dueDate) ?? before.dueDate
  if (dueDate < issuedDate) throw badRequest({ dueDate: 'dateOrder' })
  return { issuedDate, dueDate }
}

export function refuseOverpayment(bill: Bill, amount: number): void {
  const open = Math.max(balanceOf(bill), 0)
  // Error messages contain currency units, not cents.
  if (amount > open) throw badRequest({ amount: `max?max=${open / 100}` })
}

/** Paid invoices and credit notes are records: they cannot be edited. */
export function refuseLocked(bill: Bill): void {
  if (!isLocked(bill)) return
  throw badRequest(
    bill.creditOf === undefined
      ? `Invoice ${bill.id} is paid and can’t be edited. Create a credit note to reverse it.`
      : `Credit note ${bill.id} can’t be edited.`,
  )
}

export function refuseBelowPaid(bill: Bill, lines: Bill['lines'] | undefined): void {
  if (lines === undefined) return
  const paid = paidOf(bill.payments)
  if (amountsOf(lines, stepOf(bill.currency)).total < paid) throw badRequest({ lines: `min?min=${paid / 100}` })
}

/** Currencies without minor units require whole amounts. */
export function refuseFine(amounts: Readonly<Record<string, number>>, currency: Currency | undefined): void {
  const step = stepOf(currency)
  const fine = Object.entries(amounts).find(([, amount]) => amount % step !== 0)
  if (fine) throw badRequest({ [fine[0]]: 'integer' })
}

export function pricesOf(lines: Bill['lines']): Record<string, number> {
  return Object.fromEntries(lines.map(({ price }, place) => [`lines.${place}.price`, price]))
}

/** Payments fix the currency. */
export function refuseOtherCurrency(bill: Bill, currency: Currency | undefined): void {
  const isChanged = currency !== undefined && currency !== (bill.currency ?? 'USD')
  if (isChanged && bill.payments.length > 0) throw badRequest({ currency: 'choice' })
}

/** The payments of a reversed invoice are records. @param note number of its credit note */
export function refuseReversed(bill: Bill, note: number | undefined): void {
  if (note !== undefined) throw badRequest(`Credit note ${note} reverses invoice ${bill.id}. Delete it first.`)
}

/** Only paid invoices can be reversed, and only once. @param before number of the existing credit note */
export function refuseCredit(bill: Bill, before: number | undefined): void {
  if (before !== undefined) throw badRequest(`Credit note ${before} already reverses invoice ${bill.id}.`)
  if (bill.creditOf !== undefined || !isLocked(bill)) {
    throw badRequest('Only paid invoices can be reversed. Edit unpaid invoices instead.')
  }
}
