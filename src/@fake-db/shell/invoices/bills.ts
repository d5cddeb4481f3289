import { dayTextOf } from '@core/zonedTime'
import type { Currency } from '@/redux/shell/invoices/currencies'
import type {
  Delivery,
  InvoiceLine,
  InvoiceStatus,
  InvoiceTexts,
  Payment,
  Sending,
  Service,
} from '@/redux/shell/invoices/schema'
import { amountsOf, paidOf, stepOf } from '@/utility/money'

/** An invoice as it is kept. What it comes to, what is open and its status follow from this. */
export interface Bill extends InvoiceTexts {
  readonly id: number
  readonly clientId: number
  readonly service: Service
  /** US dollars, where there is none. */
  readonly currency?: Currency
  readonly issuedDate: string
  readonly dueDate: string
  readonly delivery: Delivery
  readonly lines: InvoiceLine[]
  readonly payments: Payment[]
  readonly sendings: Sending[]
  /** On a credit note only: the number of the invoice that it takes back. Its lines are what is credited. */
  readonly creditOf?: number
}

/** In whole cents. Below nothing for a credit note. */
export function totalOf({ lines, creditOf, currency }: Bill): number {
  const { total } = amountsOf(lines, stepOf(currency))
  return creditOf === undefined ? total : -total
}

/** What is still open, in whole cents. Below nothing where more was paid than is owed. */
export function balanceOf(bill: Bill): number {
  return totalOf(bill) - paidOf(bill.payments)
}

/** Whether an invoice stays as it is: a credit note, and what has been paid in full. */
export function isLocked(bill: Bill): boolean {
  return bill.creditOf !== undefined || (totalOf(bill) > 0 && balanceOf(bill) <= 0)
}

/**
 * An invoice that is due today is not late yet. A draft asks for nothing, so that it cannot be late or paid, until somebody pays. Where
 * the client has something to get back, nothing is waited for, and it is not settled either.
 */
export function statusOf(bill: Bill, now: Date): InvoiceStatus {
  const isPaidOn = bill.payments.length > 0
  if (bill.delivery === 'Draft' && !isPaidOn) return 'Draft'
  const balance = balanceOf(bill)
  if (balance === 0) return 'Paid'
  if (balance < 0) return bill.delivery === 'Draft' && isPaidOn ? 'Sent' : bill.delivery
  if (bill.dueDate < dayTextOf(now)) return 'Past Due'
  return isPaidOn ? 'Partial Payment' : bill.delivery
}
