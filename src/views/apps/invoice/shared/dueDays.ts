import { dateOf } from '@core/dateText'
import type { TFunction } from 'i18next'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { balanceOf } from './amounts'

const dayLength = 24 * 60 * 60 * 1000

function midnightOf(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}

/** Days from one ISO text to another by the calendar, so that a change of clocks in between makes no difference. */
export function daysBetween(from: Date, to: string): number {
  return Math.round((midnightOf(dateOf(to)) - midnightOf(from)) / dayLength)
}

/** How long there is to pay, or how late it is; null where nothing is waited for. */
export function dueText(t: TFunction<'invoice'>, invoice: Invoice, now: Date): string | null {
  const { invoiceStatus, dueDate } = invoice
  if (invoiceStatus === 'Draft' || balanceOf(invoice) <= 0) return null
  const days = daysBetween(now, dueDate)
  if (days === 0) return t('list.dueToday')
  return days < 0 ? t('list.overdue', { count: -days }) : t('list.dueIn', { count: days })
}
