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

/** Totals, balance and status derive from it. */
export interface Bill extends InvoiceTexts {
  readonly id: number
  readonly clientId: number
  readonly service: Service
  /** Default: US dollars. */
  readonly currency?: Currency
  readonly issuedDate: string
  readonly dueDate: string
  readonly delivery: Delivery
  readonly lines: InvoiceLine[]
  readonly payments: Payment[]
  readonly sendings: Sending[]
  /** For credit notes: the number of the reversed invoice. The lines are the credited lines. */
  readonly creditOf?: number
}

/** In cents. Negative for a credit note. */
export function totalOf({ lines, creditOf, currency }: Bill): number {
  const { total } = amountsOf(lines, stepOf(currency))
  return creditOf === undefined ? total : -total
}

/** Open amount in cents. Negative when overpaid. */
export function balanceOf(bill: Bill): number {
  return totalOf(bill) - paidOf(bill.payments)
}

/** True for credit notes and fully paid invoices. */
export function isLocked(bill: Bill): boolean {
  return bill.creditOf !== undefined || (totalOf(bill) > 0 && balanceOf(bill) <= 0)
}

/** Drafts without payments stay drafts. Overpaid invoices are neither past due nor paid. */
export function statusOf(bill: Bill, now: Date): InvoiceStatus {
  const isPaidOn = bill.payments.length > 0
  if (bill.delivery === 'Draft' && !isPaidOn) return 'Draft'
  const balance = balanceOf(bill)
  if (balance === 0) return 'Paid'
  if (balance < 0) return bill.delivery === 'Draft' && isPaidOn ? 'Sent' : bill.delivery
  if (bill.dueDate < dayTextOf(now)) return 'Past Due'
  return isPaidOn ? 'Partial Payment' : bill.delivery
}
