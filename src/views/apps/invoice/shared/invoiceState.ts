import { dateOf, dayTextOf } from '@core/zonedTime'
import type { TFunction } from 'i18next'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { centsOfText } from '@/utility/money'

/** Parses a balance such as `-$205.50` into cents. Negative if more was paid than owed. */
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

/** Total of an invoice, in cents. */
export function totalOf({ total }: Pick<Invoice, 'total'>): number {
  return Math.round(total * 100)
}

/** Why a paid invoice or a credit note can't be edited. */
export function lockReason(t: TFunction<'invoice'>, { creditOf, creditNoteId }: Invoice): string {
  if (creditOf !== undefined) return t('credit.lockedNote')
  return creditNoteId === undefined ? t('credit.locked') : t('credit.lockedBy', { number: `#${creditNoteId}` })
}

/** Days from one ISO text to another by the calendar. */
export function daysBetween(from: string, to: string): number {
  const [first, last] = [from, to].map((text) => Date.parse(dayTextOf(dateOf(text))))
  return ((last ?? 0) - (first ?? 0)) / 86_400_000
}

/** Days until an invoice is due, or since; null if nothing is owed. */
export function dueText(t: TFunction<'invoice'>, invoice: Invoice, now: Date): string | null {
  const { invoiceStatus, dueDate } = invoice
  if (invoiceStatus === 'Draft' || balanceOf(invoice) <= 0) return null
  const days = daysBetween(now.toISOString(), dueDate)
  if (days === 0) return t('list.dueToday')
  return days < 0 ? t('list.overdue', { count: -days }) : t('list.dueIn', { count: days })
}
