import type {
  Delivery,
  InvoiceLine,
  InvoiceStatus,
  InvoiceTexts,
  Payment,
  Sending,
  Service,
} from '@/redux/shell/invoices/schema'
import { amountsOf, paidOf } from '@/utility/money'

/** An invoice as it is kept. What it comes to, what is open and its status follow from this. */
export interface Bill extends InvoiceTexts {
  readonly id: number
  readonly clientId: number
  readonly service: Service
  readonly issuedDate: string
  readonly dueDate: string
  readonly delivery: Delivery
  readonly lines: InvoiceLine[]
  readonly payments: Payment[]
  readonly sendings: Sending[]
}

/** In whole cents. */
export function totalOf({ lines }: Bill): number {
  return amountsOf(lines).total
}

/** What is still open, in whole cents. Below nothing where more was paid than is owed. */
export function balanceOf(bill: Bill): number {
  return totalOf(bill) - paidOf(bill.payments)
}

/**
 * An invoice that is due today is not late yet. A draft asks for nothing, so that it cannot be late or paid, until somebody pays.
 */
export function statusOf(bill: Bill, now: Date): InvoiceStatus {
  const isPaidOn = bill.payments.length > 0
  if (bill.delivery === 'Draft' && !isPaidOn) return 'Draft'
  if (balanceOf(bill) <= 0) return 'Paid'
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate())
  if (new Date(bill.dueDate) < today) return 'Past Due'
  return isPaidOn ? 'Partial Payment' : bill.delivery
}
