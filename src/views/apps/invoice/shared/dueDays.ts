import { dateOf, dayTextOf } from '@core/zonedTime'
import type { TFunction } from 'i18next'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { balanceOf } from './amounts'

/** Days from one ISO text to another by the calendar. */
export function daysBetween(from: string, to: string): number {
  const [first, last] = [from, to].map((text) => Date.parse(dayTextOf(dateOf(text))))
  return ((last ?? 0) - (first ?? 0)) / 86_400_000
}

/** How long there is to pay, or how late it is; null where nothing is waited for. */
export function dueText(t: TFunction<'invoice'>, invoice: Invoice, now: Date): string | null {
  const { invoiceStatus, dueDate } = invoice
  if (invoiceStatus === 'Draft' || balanceOf(invoice) <= 0) return null
  const days = daysBetween(now.toISOString(), dueDate)
  if (days === 0) return t('list.dueToday')
  return days < 0 ? t('list.overdue', { count: -days }) : t('list.dueIn', { count: days })
}
