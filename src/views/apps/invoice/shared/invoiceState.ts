import { dateOf, dayTextOf } from '@core/zonedTime'
import type { TFunction } from 'i18next'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { centsOfText } from '@/utility/money'

/** Parses a balance such as `-$205.50` into cents. Negative if overpaid. */
export function balanceOf({ balance }: Pick<Invoice, 'balance'>): number {
  return centsOfText(balance)
}

/**
 * Whether an invoice cannot be edited: credit notes and fully paid invoices. The backend enforces the same.
 * An invoice with a total of 0 was never paid.
 */
export function isLocked(invoice: Invoice): boolean {
  return invoice.creditOf !== undefined || (totalOf(invoice) > 0 && balanceOf(invoice) <= 0)
}

/** In cents. */
export function totalOf({ total }: Pick<Invoice, 'total'>): number {
  return Math.round(total * 100)
}

export function lockReason(t: TFunction<'invoice'>, { creditOf, creditNoteId }: Invoice): string {
  if (creditOf !== undefined) return t('credit.lockedNote')
  return creditNoteId === undefined ? t('credit.locked') : t('credit.lockedBy', { number: `#${creditNoteId}` })
}

/** Calendar days between two ISO texts. */
export function daysBetween(from: string, to: string): number {
  const [first, last] = [from, to].map((text) => Date.parse(dayTextOf(dateOf(text))))
  return ((last ?? 0) - (first ?? 0)) / 86_400_000
}

/** Text with days until or since the due date; null if nothing is owed. */
export function dueText(t: TFunction<'invoice'>, invoice: Invoice, now: Date): string | null {
  const { invoiceStatus, dueDate } = invoice
  if (invoiceStatus === 'Draft' || balanceOf(invoice) <= 0) return null
  const days = daysBetween(now.toISOString(), dueDate)
  if (days === 0) return t('list.dueToday')
  return days < 0 ? t('list.overdue', { count: -days }) : t('list.dueIn', { count: days })
}
