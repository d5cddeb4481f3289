import type { Invoice } from '@/redux/apps/invoice/schema'
import { centsOfText } from '@/utility/money'

/** What is still open, in cents, of a text such as `-$205.50`. Below nothing where more was paid than is owed. */
export function balanceOf({ balance }: Pick<Invoice, 'balance'>): number {
  return centsOfText(balance)
}

/**
 * Whether an invoice stays as it is: a credit note, and what has been paid in full. The backend holds every change to the same.
 * One that comes to nothing was never paid.
 */
export function isLocked(invoice: Invoice): boolean {
  return invoice.creditOf !== undefined || (totalOf(invoice) > 0 && balanceOf(invoice) <= 0)
}

/** What an invoice comes to, in cents. */
export function totalOf({ total }: Pick<Invoice, 'total'>): number {
  return Math.round(total * 100)
}
